// Secrets: reading what opens other doors, and letting it out.

import { readAddresses } from '../hosts';
import { anyOf } from '../matcher';
import type { TextRule } from '../rule';
import { network, send, sendOrder, sendOrOrder, sendsFile } from '../signals';
import { judgeForeignKey, vendorKey, vendorOf } from './foreignKeys';
import { ifSent, judgeCopy, judgeFileSent, judgeRead, outside, readsFiles } from './secretsJudges';
import { archives, clipboardAndKeys, describesMachine, mirrors, walksFiles } from './secretsMore';
import {
  abroad,
  askedFor,
  copiesOut,
  mailsOut,
  metadataService,
  passwordDialog,
  personal,
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
  storesIn,
} from './secretsParts';

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
    find: anyOf(copiesOut, mailsOut, abroad, personal, sendOrder),
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
