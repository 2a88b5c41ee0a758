// Hosts that a skill names: which kind they are, and where they stand in a text.

import type { AuditDocument } from './document';
import { DEAD_DROPS, FREE_HOSTING, type HostTable, INSTALLERS, SHORTENERS, WELL_KNOWN } from './hostTables';
import { type Matcher, scanner } from './matcher';

export type HostKind =
  | 'ip'
  | 'local'
  | 'deadDrop'
  | 'shortener'
  | 'freeHosting'
  | 'installer'
  | 'wellKnown'
  | 'unknown';

export interface Address {
  readonly start: number;
  readonly end: number;
  /** The whole URL, in lower case. */
  readonly url: string;
  /** Without port and credentials. */
  readonly host: string;
  readonly kind: HostKind;
  /** False for `http:` and `ftp:`. */
  readonly secure: boolean;
}

const URL_PATTERN = /\b(https?|ftp|wss?):\/\/((?:\[[\da-f:.]{2,45}\])?[^\s"'`<>()[\]{}|\\,;]{1,500})/g;
const QUAD = /^\d{1,3}\.\d{1,3}\.\d{1,3}\.\d{1,3}$/;
/** An address as one number, which browsers and curl take as well. */
const NUMBER = /^(?:0x[\da-f]{6,8}|\d{8,10}|0\d{8,11})$/;
const SIX = /^\[[\da-f:.]{3,45}\]$/;
const LOCAL_SIX = /^\[(?:::1|::|f[cde][\da-f:]{1,40})\]$/;
const LOCAL_QUAD = /^(?:0|10|127|169\.254|192\.168|172\.(?:1[6-9]|2\d|3[01]))\./;
/** Name servers that everybody knows, which docs name. */
const RESOLVERS = /^(?:1\.1\.1\.1|1\.0\.0\.1|8\.8\.8\.8|8\.8\.4\.4|9\.9\.9\.9)$/;
const LOCAL_NAME =
  /^(?:localhost|[\w-]{1,60}\.local|[\w-]{1,60}\.localhost|[\w-]{1,60}\.internal|host\.docker\.internal|(?!(?:0x[\da-f]{6,8}|\d{8,11})$)[\w-]{1,60})$/;

const cache = new WeakMap<AuditDocument, readonly Address[]>();

/** Every URL of a document, in order. */
export function addressesOf(document: AuditDocument): readonly Address[] {
  let addresses = cache.get(document);
  if (!addresses) {
    addresses = document.text.includes('://') ? readAddresses(document.text) : [];
    cache.set(document, addresses);
  }
  return addresses;
}

/** The URLs in any text, in lower case. */
export function readAddresses(text: string): readonly Address[] {
  const addresses: Address[] = [];
  for (const match of text.matchAll(URL_PATTERN)) {
    const host = hostOf(match[2] as string);
    const start = match.index;
    addresses.push({
      start,
      end: start + match[0].length,
      url: match[0],
      host,
      kind: kindOf(host, match[2] as string),
      secure: match[1] === 'https' || match[1] === 'wss',
    });
  }
  return addresses;
}

/** Places of the URLs for which `wanted` holds. */
export function addressMatcher(wanted: (address: Address) => boolean): Matcher {
  return scanner((document) => addressesOf(document).filter(wanted));
}

const isIn = (table: HostTable) => (host: string, rest: string) => among(table, host, rest);

/** What tells the kinds apart; the first that holds decides. */
const KINDS: readonly (readonly [kind: HostKind, holds: (host: string, rest: string) => boolean])[] = [
  ['local', (host) => (QUAD.test(host) ? LOCAL_QUAD : SIX.test(host) ? LOCAL_SIX : LOCAL_NAME).test(host)],
  ['wellKnown', (host) => RESOLVERS.test(host)],
  ['ip', (host) => QUAD.test(host) || SIX.test(host) || NUMBER.test(host)],
  ['deadDrop', isIn(DEAD_DROPS)],
  ['shortener', isIn(SHORTENERS)],
  ['installer', isIn(INSTALLERS)],
  ['wellKnown', isIn(WELL_KNOWN)],
  ['freeHosting', isIn(FREE_HOSTING)],
];

/** What a host is; `rest` is what follows the scheme, for hosts of which only some paths are meant. */
export function kindOf(host: string, rest = host): HostKind {
  return KINDS.find(([, holds]) => holds(host, rest))?.[0] ?? 'unknown';
}

function hostOf(rest: string): string {
  const authority = rest.split(/[/?#]/, 1)[0] as string;
  return authority
    .slice(authority.lastIndexOf('@') + 1)
    .replace(/:\d{0,5}$/, '')
    .replace(/\.$/, '');
}

/** True if the host, or a domain it lies in, stands in the table: alone, or with the beginning of its path. */
function among(table: HostTable, host: string, rest: string): boolean {
  for (let name = host; name.includes('.'); name = name.slice(name.indexOf('.') + 1)) {
    const paths = table.get(name);
    if (paths && (paths.length === 0 || paths.some((path) => rest.includes(name + path)))) return true;
  }
  return false;
}

/** The part of a host that says whose it is: `openai` of `api.openai.com`. */
export function ownerOf(host: string): string {
  const labels = host.split('.');
  const last = labels.length - (/\.(?:co|com|org|ac|gov|net)\.[a-z]{2}$/.test(host) ? 3 : 2);
  return labels[Math.max(0, last)] ?? host;
}
