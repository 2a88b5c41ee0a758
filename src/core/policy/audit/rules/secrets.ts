// Secrets: reading what opens other doors, and letting it out.

import { addressesOf, ownerOf, readAddresses } from '../hosts';
import { anyOf } from '../matcher';
import { once } from '../once';
import type { Place } from '../place';
import type { TextRule } from '../rule';
import { network, send, sendCall, sendCommand, sendOrder, sendOrOrder, sendsFile } from '../signals';
import type { Level } from '../types';
import { judgeForeignKey, vendorKey, vendorOf } from './foreignKeys';
import { archives, clipboardAndKeys, describesMachine, mirrors, walksFiles } from './secretsMore';
import {
  abroad,
  askedFor,
  copiesOut,
  mailsOut,
  metadataService,
  passwordDialog,
  readOrder,
  secretInUrl,
  watchOrder,
} from './secretsOrders';
import {
  commitsSecret,
  listsStores,
  picksSecrets,
  readsDotEnv,
  readsEnvironment,
  readsSecret,
  readsStore,
  storesIn,
} from './secretsParts';

const outside = anyOf(sendCommand, sendCall, sendOrder);

/** Read and sent blocks; so does reading three stores at once, or reading one in a script that uses the network. */
function judgeRead(place: Place): Level {
  if (place.beside(outside)) return 'P0';
  if (place.inScript && place.contains(readsStore) && place.document.find(network).length > 0) return 'P0';
  return storesIn(place.document) >= 3 ? 'P0' : 'P1';
}

const READING = /\bopen\s?\(|read_?(?:text|bytes|file)|\bcat\b|\bcp\b|\btar\b|copy|glob|walk|exists|zip/;
const readsFiles = once((document) => READING.test(document.text));

const PRIVATE =
  /\b(?:api keys?|tokens?|passwords?|credentials?|secrets?|environment variables?|\.env\b|(?:previous|earlier|user's|all) messages|everything the user|verification codes?|conversation|chat history|system prompt|source code|private keys?|seed phrase|session (?:data|history)|browsing history|personal (?:data|information)|customer (?:data|records)|medical|patient|insurance|salary|confidential|payment methods?|card numbers?|date of birth|social security)\b/;

/** An order to send: what must not leave blocks; the person's work asks; the rest is an API's description. */
function judgeCopy(place: Place): Level | undefined {
  if (!place.inProse || place.zone.kind === 'table') return undefined;
  if (place.contains(copiesOut) && !isForeign(place)) return undefined;
  if (place.contains(copiesOut) || place.contains(mailsOut)) return PRIVATE.test(place.text) ? 'P0' : 'P1';
  return PRIVATE.test(place.statement) && !PROTECTS.test(place.statement) ? 'P1' : undefined;
}

const PROTECTS = /\b(?:header|authorization|bearer|authenticat\w{1,5}|set your|your api key|export|configure)\b/;

/** In a script it is a question unless the text is open about it; in the text, what is sent to an unknown host. */
function judgeFileSent(place: Place): Level | undefined {
  if (place.inScript) return isOpenAbout(place) ? 'P2' : 'P1';
  if (!place.inCommand) return undefined;
  const foreign = readAddresses(place.statement).some(
    ({ kind, host }) => kind === 'unknown' && !isSubject(place, host),
  );
  return foreign ? 'P1' : undefined;
}

const DOCUMENTATION = /^(?:docs?|help|support|developers?|learn|wiki)\.|\/(?:docs?|documentation|wiki|issues|blob)\//;
const MAILBOX = /[\w.+-]{1,60}@[\w-]{1,60}\.[a-z]{2,24}/;

/** True if the order names a mailbox, or an address that neither everybody uses nor the skill is about. */
function isForeign(place: Place): boolean {
  if (MAILBOX.test(place.text) || /\b(?:sftp|s3|gs):\/\//.test(place.text)) return true;
  return readAddresses(place.text).some(
    ({ kind, host, url }) =>
      kind !== 'wellKnown' &&
      kind !== 'local' &&
      !DOCUMENTATION.test(url.slice(url.indexOf('//') + 2)) &&
      !isSubject(place, host),
  );
}

/** True if the skill is about that host, by its name or description. */
function isSubject(place: Place, host: string): boolean {
  return place.skill.head.includes(ownerOf(host));
}

/** Hosts of a script that are looked for in SKILL.md. */
const hostsOf = once((document) => [...new Set(addressesOf(document).map(({ host }) => host))].slice(0, 50));

/** True if SKILL.md names a host of the script. */
function isOpenAbout({ skill, document }: Place): boolean {
  return hostsOf(document).some((host) => skill.names(host));
}

function ifSent(level: Level, otherwise: Level | undefined) {
  return (place: Place): Level | undefined => {
    if (place.beside(outside)) return level;
    return place.inScript && place.document.find(send).length > 0 ? level : otherwise;
  };
}

export const SECRETS: readonly TextRule[] = [
  {
    id: 'secrets-read',
    level: 'P1',
    talk: 'lower',
    find: readsSecret,
    judge: judgeRead,
    message: 'It reads where passwords and keys are kept.',
    remedy: 'Find out what it wants them for; a skill can ask for the one key that it needs.',
  },
  {
    id: 'secrets-harvest',
    level: 'P0',
    talk: 'lower',
    find: listsStores,
    judge: (place) =>
      place.inScript && storesIn(place.document) >= 3 && readsFiles(place.document) ? 'P0' : undefined,
    message: 'It goes through several places where passwords and keys are kept.',
    remedy: 'Do not load the skill.',
  },
  {
    id: 'secrets-dot-env',
    level: 'P1',
    talk: 'lower',
    find: anyOf(readsDotEnv, commitsSecret),
    judge: (place) => (place.contains(commitsSecret) || (place.inCode && place.beside(send)) ? 'P1' : undefined),
    message: 'A file of secrets (.env) is read and sent, or put into the repository.',
    remedy: 'Keep the file where it is; read the one variable that is needed.',
  },
  {
    id: 'secrets-file-sent',
    level: 'P2',
    talk: 'lower',
    find: sendsFile,
    judge: judgeFileSent,
    message: 'A script sends files out, and the skill’s text does not say where to.',
    remedy: 'Name in SKILL.md what is sent, to whom and why.',
  },
  {
    id: 'secrets-read-order',
    level: 'P1',
    talk: 'lower',
    find: readOrder,
    judge: (place) => (place.inCode ? undefined : place.beside(sendOrOrder, 2) ? 'P0' : 'P1'),
    message: 'The agent is told to go and get passwords, keys or other secrets.',
    remedy: 'Find out what it wants them for; a skill can ask for the one key that it needs.',
  },
  {
    id: 'secrets-environment',
    level: 'P2',
    talk: 'lower',
    find: anyOf(readsEnvironment, picksSecrets),
    judge: (place) => (place.inProse && !place.beside(outside, 1) ? undefined : ifSent('P0', 'P2')(place)),
    message: 'It takes all variables of the environment, in which keys and tokens lie.',
    remedy: 'Have it read the variables that it needs, by their names.',
  },
  {
    id: 'secrets-copied-out',
    level: 'P1',
    talk: 'drop',
    find: anyOf(copiesOut, mailsOut, abroad, sendOrder),
    judge: judgeCopy,
    message: 'What the agent works on is to be sent to an address that the skill gives.',
    remedy: 'Check whose address that is, and whether you want your data there.',
  },
  {
    id: 'secrets-folder-sent',
    level: 'P1',
    talk: 'lower',
    find: anyOf(archives, walksFiles, mirrors),
    judge: (place) =>
      place.inCommand && (/^(?:git (?:remote|push)|scp|rsync|sftp)\b/.test(place.text) || place.beside(send, 4))
        ? 'P1'
        : undefined,
    message: 'Whole folders are collected and sent out.',
    remedy: 'Check what is in them and where it goes.',
  },
  {
    id: 'secrets-in-address',
    level: 'P1',
    talk: 'lower',
    find: secretInUrl,
    judge: (place) => (place.inCode ? 'P1' : undefined),
    message: 'A key or token stands in a web address, where every log keeps it.',
    remedy: 'Send it in a header, to the service that gave it out and to no other.',
  },
  {
    id: 'secrets-foreign-key',
    level: 'P1',
    talk: 'lower',
    find: vendorKey,
    judge: judgeForeignKey,
    message: 'A key of {vendor} is sent to somebody else ({host}).',
    remedy: 'Send a key only to the service that gave it out.',
    data: (place) => ({ vendor: vendorOf(place), host: readAddresses(place.statement)[0]?.host ?? '' }),
  },
  {
    id: 'secrets-watching',
    level: 'P1',
    talk: 'lower',
    find: clipboardAndKeys,
    judge: ifSent('P0', 'P1'),
    message: 'It watches the clipboard, the keyboard, the screen, the microphone or where you are.',
    remedy: 'Check that this is what the skill is for.',
  },
  {
    id: 'secrets-watch-order',
    level: 'P1',
    talk: 'drop',
    find: watchOrder,
    judge: (place) => (place.inCode ? undefined : place.beside(outside, 2) ? 'P0' : 'P1'),
    message: 'The agent is told to keep watching what the person does.',
    remedy: 'Check that this is what the skill is for.',
  },
  {
    id: 'secrets-machine-described',
    level: 'P2',
    talk: 'lower',
    find: describesMachine,
    judge: (place) => (place.inCommand && place.beside(send, 3) ? 'P1' : undefined),
    message: 'The names of the machine and its user are sent out.',
    remedy: 'Check who wants to know them, and why.',
  },
  {
    id: 'secrets-cloud-metadata',
    level: 'P1',
    talk: 'lower',
    find: metadataService,
    judge: (place) => (place.inCode || place.beside(network, 1) ? ifSent('P0', 'P1')(place) : undefined),
    message: 'It asks the cloud machine’s own service, which hands out keys.',
    remedy: 'Check that the skill is about that service.',
  },
  {
    id: 'secrets-asked-for',
    level: 'P1',
    talk: 'drop',
    find: anyOf(askedFor, passwordDialog),
    judge: (place) => {
      if (place.contains(passwordDialog)) return place.inCode ? 'P0' : 'P1';
      return place.inCode ? undefined : place.beside(outside, 4) ? 'P0' : 'P1';
    },
    message: 'It asks for the phrase or password that gives everything away.',
    remedy: 'Never give it. No skill needs a wallet’s seed phrase or a system password.',
  },
];
