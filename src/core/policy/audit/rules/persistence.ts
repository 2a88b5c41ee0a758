// Persistence: what stays when the skill is gone, and what loosens an agent's own reins.

import { ownerOf, readAddresses } from '../hosts';
import { anyOf } from '../matcher';
import type { Place } from '../place';
import type { TextRule } from '../rule';
import { fetchCommand, network } from '../signals';
import type { Level } from '../types';
import { override } from './injectionParts';
import {
  addsServer,
  addsServerByFile,
  anyBypass,
  baseUrl,
  deepStart,
  memoryFile,
  rememberOrder,
  scheduleOrder,
  schedules,
  settingsFile,
  startFile,
  startFileHarmless,
  writeOrder,
  writes,
  writesFile,
} from './persistenceParts';

/** True if the match is written to, by a command or by an order. */
function written(place: Place): boolean {
  if (writes.test(place.statement) || (place.inProse && writeOrder.test(place.statement))) return true;
  // A script names the file on one line and writes it on another.
  return place.inScript && place.beside(writesFile, 5);
}

const SERVICES =
  /\b(?:cron|crontab|launchd|launchagents?|daemons?|services?|schedul\w{1,5}|systemd|bootstrap|deploy\w{0,4}|autostart|hooks?|sysadmin|linux|server|setup|startup|background)\b/;

function judgeStart(place: Place): Level | undefined {
  if (!written(place)) return undefined;
  if (startFileHarmless.test(place.statement)) return place.inCode ? 'P1' : 'P2';
  if (place.inScript || (place.inCode && (place.beside(network, 3) || deepStart.test(place.text))))
    return place.openly(SERVICES, 'P0');
  return 'P1';
}

function judgeSchedule(place: Place): Level | undefined {
  if (!place.inCode) return place.openly(SERVICES, 'P1');
  return place.inScript || place.beside(fetchCommand, 3) ? place.openly(SERVICES, 'P0') : place.openly(SERVICES, 'P1');
}

/** Milder where the server that is named is that of the skill's own subject. */
function judgeServer(level: Level) {
  return (place: Place): Level => {
    const owners = readAddresses(place.statement).map((address) => ownerOf(address.host));
    const isOwn = owners.some((owner) => owner.length > 2 && place.skill.head.includes(owner));
    return isOwn ? (level === 'P0' ? 'P1' : 'P2') : level;
  };
}

function judgeMemory(place: Place): Level | undefined {
  if (!written(place) && !place.contains(rememberOrder)) return undefined;
  if (place.inCode && place.contains(rememberOrder)) return undefined;
  return place.beside(override, 4) ? 'P0' : place.openly(MEMORY, 'P1');
}

const MEMORY =
  /\b(?:memor\w{1,5}|instructions|claude\.md|agents\.md|agentsmd|rules|context|copilot|claude|slash|commands?|remember\w{0,3}|conventions|onboard\w{0,3}|wiki)\b/;
const SETTINGS = /\b(?:settings|hooks?|config\w{0,10}|mcp|statusline|plugins?|setup|permissions)\b/;

export const PERSISTENCE: readonly TextRule[] = [
  {
    id: 'persistence-start-file',
    level: 'P0',
    talk: 'lower',
    find: startFile,
    judge: judgeStart,
    message: 'It writes into a place that runs at every login, start or use ({file}).',
    remedy: 'Look at what it adds; take it out again if you did not ask for it.',
    data: (place) => ({ file: place.text.trim() }),
  },
  {
    id: 'persistence-schedule',
    level: 'P0',
    talk: 'lower',
    find: anyOf(schedules, scheduleOrder),
    judge: judgeSchedule,
    message: 'It arranges to be run again and again, or at every start.',
    remedy: 'Check what would run, and whether you want it to go on.',
  },
  {
    id: 'persistence-memory',
    level: 'P1',
    talk: 'lower',
    find: anyOf(memoryFile, rememberOrder),
    judge: judgeMemory,
    message: 'It writes into an agent’s memory or rules ({file}), which every later conversation obeys.',
    remedy: 'Look at what it writes there.',
    data: (place) => ({ file: place.text.trim() }),
  },
  {
    id: 'persistence-settings',
    level: 'P0',
    talk: 'lower',
    find: settingsFile,
    judge: (place) => (written(place) ? place.openly(SETTINGS, place.inScript ? 'P0' : 'P1') : undefined),
    message: 'It changes an agent’s settings or hooks ({file}).',
    remedy: 'Make the change yourself, after reading it.',
    data: (place) => ({ file: place.text.trim() }),
  },
  {
    id: 'persistence-base-url',
    level: 'P0',
    talk: 'lower',
    find: baseUrl,
    judge: judgeServer('P0'),
    message: 'It leads what an agent or a package manager says and gets through another server.',
    remedy: 'Check whose server that is.',
  },
  {
    id: 'persistence-mcp-server',
    level: 'P1',
    talk: 'lower',
    find: anyOf(addsServer, addsServerByFile),
    judge: (place) => place.openly(SETTINGS, judgeServer('P1')(place)),
    message: 'It adds an MCP server, whose tools every later conversation has.',
    remedy: 'Check whose server it is before you let it in.',
  },
  {
    id: 'persistence-bypass',
    level: 'P0',
    talk: 'lower',
    find: anyBypass,
    judge: (place) => (place.inScript || (place.inCode && written(place)) ? 'P0' : 'P1'),
    message: 'It switches off an agent’s questions before it acts.',
    remedy: 'Leave them on; run such a skill in a sandbox, if at all.',
  },
];
