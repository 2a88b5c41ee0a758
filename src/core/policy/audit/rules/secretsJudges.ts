// How bad it is that secrets are read or things are sent, by what stands around.

import { addressesOf, ownerOf, readAddresses } from '../hosts';
import { anyOf } from '../matcher';
import { once } from '../once';
import type { Place } from '../place';
import { network, send, sendCall, sendCommand, sendOrder } from '../signals';
import type { Level } from '../types';
import { copiesOut, mailsOut, personal } from './secretsOrders';
import { readsStore, storesIn } from './secretsParts';

/** Something leaves the machine, or is ordered to. */
export const outside = anyOf(sendCommand, sendCall, sendOrder);

/** Read and sent blocks; so does reading three stores at once, or reading one in a script that uses the network. */
export function judgeRead(place: Place): Level {
  if (place.beside(outside)) return 'P0';
  if (place.inScript && place.contains(readsStore) && place.document.find(network).length > 0) return 'P0';
  return storesIn(place.document) >= 3 ? 'P0' : 'P1';
}

const READING = /\bopen\s?\(|read_?(?:text|bytes|file)|\bcat\b|\bcp\b|\btar\b|copy|glob|walk|exists|zip/;
export const readsFiles = once((document) => READING.test(document.text));

const PRIVATE =
  /\b(?:api keys?|tokens?|passwords?|credentials?|secrets?|environment variables?|\.env\b|(?:previous|earlier|user's|all) messages|everything the user|verification codes?|conversation|chat history|system prompt|source code|private keys?|seed phrase|session (?:data|history)|browsing history|personal (?:data|information)|customer (?:data|records)|medical|patient|insurance|salary|confidential|payment methods?|card numbers?|date of birth|social security)\b/;

/** An order to send: what must not leave blocks; the person's work asks; the rest is an API's description. */
export function judgeCopy(place: Place): Level | undefined {
  if (!place.inProse || place.zone.kind === 'table') return undefined;
  if (place.contains(copiesOut) && !isForeign(place)) return undefined;
  if (place.contains(copiesOut) || place.contains(mailsOut)) return PRIVATE.test(place.text) ? 'P0' : 'P1';
  if (place.contains(personal) || OURS.test(place.text)) return 'P1';
  return PRIVATE.test(place.statement) && !PROTECTS.test(place.statement) ? 'P1' : undefined;
}

const OURS = /\bto\W{1,8}(?:our|my|the\W{1,8}(?:author|vendor|maker|publisher|developer|maintainer))\b/;
const PROTECTS = /\b(?:header|authorization|bearer|authenticat\w{1,5}|set your|your api key|export|configure)\b/;

/** In a script it is a question unless the text is open about it; in the text, what is sent to an unknown host. */
export function judgeFileSent(place: Place): Level | undefined {
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

export function ifSent(level: Level, otherwise: Level | undefined) {
  return (place: Place): Level | undefined => {
    if (place.beside(outside)) return level;
    return place.inScript && place.document.find(send).length > 0 ? level : otherwise;
  };
}
