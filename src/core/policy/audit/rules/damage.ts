// Damage: what can't be undone, what takes power over the machine, and what takes its guards down.

import { anyOf, type Matcher } from '../matcher';
import type { Place } from '../place';
import type { TextRule } from '../rule';
import {
  deletes,
  endless,
  exhausts,
  guardsDown,
  guardsDownOrder,
  hijacksPath,
  losesWork,
  miner,
  multiplies,
  opensDoors,
  orderToDestroy,
  pauses,
  receives,
  reverseShell,
  shellOnSocket,
  socketConnect,
  sudo,
  takesRoot,
  walksHome,
  wipes,
} from './damageParts';
import { encrypts, ransomWords, removesFiles } from './ransom';
import { walksFiles } from './secretsMore';

function judgeEncryption(place: Place) {
  if (!place.inScript && !place.inCode) return undefined;
  const { document } = place;
  if (document.find(walksFiles).length === 0) return undefined;
  if (document.find(ransomWords).length > 0) return 'P0';
  return document.find(removesFiles).length > 0 ? 'P1' : undefined;
}

/** Within lines, not within the whole function: a loop's body is short. */
function beside(place: Place, matcher: Matcher, lines: number): boolean {
  const span = place.nearest(matcher, lines);
  return span !== undefined && Math.abs(place.document.lineAt(span.start) - place.line) <= lines;
}

export const DAMAGE: readonly TextRule[] = [
  {
    id: 'damage-wipe',
    level: 'P1',
    talk: 'lower',
    find: anyOf(wipes, walksHome),
    judge: (place) => (place.contains(wipes) || beside(place, deletes, 4) ? 'P1' : undefined),
    message: 'It deletes a home folder, a disk or all there is.',
    remedy: 'Do not let it run; have it name the one folder that it made itself.',
  },
  {
    id: 'damage-lost-work',
    level: 'P1',
    talk: 'lower',
    find: losesWork,
    message: 'It throws work away that others may still need: history, a database, a bucket.',
    remedy: 'Check what it would be run on, and have a backup.',
  },
  {
    id: 'damage-order',
    level: 'P1',
    talk: 'drop',
    find: orderToDestroy,
    judge: (place) =>
      place.inCode
        ? undefined
        : place.openly(/\b(?:clean\w{0,5}|delete|purge|uninstall|remove|wipe|reset|encrypt\w{0,4}|backup)\b/, 'P1'),
    message: 'The agent is told to delete, overwrite or encrypt everything.',
    remedy: 'Check what it would be done to.',
  },
  {
    id: 'damage-ransom',
    level: 'P1',
    talk: 'lower',
    find: encrypts,
    judge: judgeEncryption,
    message: 'It goes through files, encrypts them and takes the originals away.',
    remedy: 'Do not let it run.',
  },
  {
    id: 'damage-takes-root',
    level: 'P0',
    talk: 'lower',
    find: takesRoot,
    judge: (place) => (place.inProse && place.zone.kind === 'table' ? 'P1' : 'P0'),
    message: 'It gives itself lasting power over the machine.',
    remedy: 'Do not let it run.',
  },
  {
    id: 'damage-sudo',
    level: 'P2',
    talk: 'lower',
    find: sudo,
    message: 'It asks for the administrator’s rights.',
    remedy: 'Check why it needs them.',
  },
  {
    id: 'damage-reverse-shell',
    level: 'P0',
    talk: 'lower',
    find: reverseShell,
    message: 'It opens a shell on this machine to somebody on the network.',
    remedy: 'Do not load the skill.',
  },
  {
    id: 'damage-remote-commands',
    level: 'P0',
    talk: 'lower',
    find: anyOf(shellOnSocket),
    judge: (place) => (place.inCode && place.beside(socketConnect, 12) && place.beside(receives, 8) ? 'P0' : undefined),
    message: 'It runs what somebody on the network sends it.',
    remedy: 'Do not load the skill.',
  },
  {
    id: 'damage-exhaustion',
    level: 'P0',
    talk: 'lower',
    find: exhausts,
    judge: (place) => (place.inCode || place.zone.kind !== 'code' ? 'P0' : undefined),
    message: 'It uses up the machine until nothing else runs.',
    remedy: 'Do not let it run.',
  },
  {
    id: 'damage-multiplying',
    level: 'P0',
    talk: 'lower',
    find: endless,
    judge: (place) => (place.inCode && beside(place, multiplies, 3) && !beside(place, pauses, 5) ? 'P0' : undefined),
    message: 'It starts programs or takes memory without end.',
    remedy: 'Do not let it run.',
  },
  {
    id: 'damage-miner',
    level: 'P0',
    talk: 'lower',
    find: miner,
    message: 'It digs for cryptocurrency on this machine.',
    remedy: 'Do not load the skill.',
  },
  {
    id: 'damage-opens-doors',
    level: 'P1',
    talk: 'lower',
    find: opensDoors,
    judge: (place) => (place.inCommand ? 'P1' : undefined),
    message: 'It gives everybody, or a program, all rights to something.',
    remedy: 'Grant only what is needed, to whom it is needed by.',
  },
  {
    id: 'damage-guards-down',
    level: 'P1',
    talk: 'lower',
    find: anyOf(guardsDown, guardsDownOrder, hijacksPath),
    judge: (place) => (place.inCode || place.inProse ? 'P1' : undefined),
    message: 'It switches off a guard (firewall, virus scanner, certificate check, log) or wipes traces.',
    remedy: 'Check why; leave the guards on.',
  },
];
