// Keys of well-known services that are sent to hosts of others.

import { readAddresses } from '../hosts';
import { matcher } from '../matcher';
import { code } from '../patterns';
import type { Place } from '../place';
import { send } from '../signals';
import type { Level } from '../types';

/** A key's name begins so; its owner's hosts hold one of the words. */
const OWNERS: readonly (readonly [vendor: string, hosts: RegExp])[] = [
  ['anthropic', /anthropic|claude/],
  ['openai', /openai|azure/],
  ['github', /github/],
  ['gh', /github/],
  ['gitlab', /gitlab/],
  ['aws', /amazonaws|aws/],
  ['npm', /npm/],
  ['pypi', /pypi/],
  ['slack', /slack/],
  ['stripe', /stripe/],
  ['google', /google/],
  ['gemini', /google|gemini/],
  ['hf', /huggingface|hf\.co/],
  ['huggingface', /huggingface|hf\.co/],
  ['cloudflare', /cloudflare/],
  ['vercel', /vercel/],
  ['heroku', /heroku/],
  ['digitalocean', /digitalocean/],
  ['docker', /docker/],
  ['azure', /azure|microsoft|windows/],
  ['notion', /notion/],
  ['linear', /linear/],
  ['discord', /discord/],
  ['twilio', /twilio/],
  ['sendgrid', /sendgrid/],
];

export const vendorKey = matcher(
  code`(?:\$\{?|environ(?:\.get)?[[(]["']|getenv\(["']|process\.env\.|process\.env\[["']|env:)(?:${OWNERS.map(([vendor]) => vendor).join('|')})_(?:\w{1,20}_)?(?:api_key|token|secret|key|pat|access_key_id)\b`,
);

export function vendorOf(place: Place): string {
  return OWNERS.find(([vendor]) => place.text.includes(`${vendor}_`))?.[0] ?? '';
}

/** Undefined where no host is named, or one is the vendor's own. */
export function judgeForeignKey(place: Place): Level | undefined {
  const { statement } = place;
  const hosts = readAddresses(statement).filter(({ kind }) => kind !== 'local');
  const own = OWNERS.find(([vendor]) => place.text.includes(`${vendor}_`))?.[1];
  if (hosts.length === 0 || !own || hosts.some(({ host }) => own.test(host))) return undefined;
  return place.inCode && (place.beside(send, 0) || /\bcurl\b|\bfetch\b|\brequests\b/.test(statement))
    ? 'P1'
    : undefined;
}
