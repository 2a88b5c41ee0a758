// The listing of an agent: which of its skills stand in it whole, which are cut, and which fall out.

import type { Agent } from '../model/agentTable';
import { visibleLine } from '../model/hidden';
import { basename } from '../model/paths';
import type { Skill } from '../model/skill';

/** What becomes of one skill in the listing; `length`: the characters of its description that are left. */
export interface Fate {
  readonly kind: 'whole' | 'short' | 'name' | 'out';
  readonly length: number;
}

export interface Budget {
  readonly agent: Agent;
  /** Characters that it holds; undefined for an agent of which no limit is known. */
  readonly limit?: number;
  /** Characters that are used of it; an estimate. */
  readonly used: number;
  /** How many stand in it whole. */
  readonly kept: number;
  /** Shortened, or told by name alone. */
  readonly cut: readonly Skill[];
  readonly dropped: readonly Skill[];
  /** The longest that descriptions may be for all of them to fit, and how many are longer; undefined where all fit. */
  readonly fitting?: { readonly length: number; readonly longer: number };
  readonly fates: ReadonlyMap<Skill, Fate>;
}

/** An agent's name for a skill. */
export function nameFor({ called }: Agent, { name, directory }: Pick<Skill, 'name' | 'directory'>): string {
  return called === 'folder' ? basename(directory) : name;
}

interface Entry {
  readonly skill: Skill;
  /** Characters that it takes without its description. */
  readonly base: number;
  /** Characters of the description, as far as the agent ever lists it, and as it was written. */
  readonly length: number;
  readonly written: number;
}

/** `skills`: those that the agent lists, in its order. */
export function budgetOf(agent: Agent, skills: readonly Skill[]): Budget {
  const entries = skills.map((skill) => entryOf(agent, skill));
  const limit = agent.listing?.total;
  const needed = entries.reduce((sum, { base, length }) => sum + base + length, 0);
  const isFull = limit !== undefined && needed > limit;
  const { fates, used } = isFull ? squeezed(agent, entries, limit) : { fates: whole(entries), used: needed };
  const kinds = (...wanted: readonly Fate['kind'][]) => skills.filter((skill) => wanted.includes(kindOf(fates, skill)));
  const length = isFull ? fittingLength(entries, limit) : undefined;
  return {
    agent,
    ...(limit !== undefined && { limit }),
    used,
    kept: kinds('whole').length,
    cut: kinds('short', 'name'),
    dropped: kinds('out'),
    ...(length !== undefined && { fitting: { length, longer: entries.filter((each) => each.length > length).length } }),
    fates,
  };
}

function kindOf(fates: ReadonlyMap<Skill, Fate>, skill: Skill): Fate['kind'] {
  return fates.get(skill)?.kind ?? 'out';
}

function entryOf(agent: Agent, skill: Skill): Entry {
  const { longest, listing } = agent;
  const written = visibleLine(skill.description).length;
  const most = Math.min(listing?.entry ?? written, longest?.longer === 'cut' ? longest.description : written);
  const name = nameFor(agent, skill).length;
  const base = (listing?.frame ?? 0) + name + (listing?.path ? skill.path.length : 0);
  return { skill, base, length: Math.min(written, most), written };
}

const fateOf = ({ written }: Entry, length: number): Fate => ({ kind: length < written ? 'short' : 'whole', length });

function whole(entries: readonly Entry[]): Map<Skill, Fate> {
  return new Map(entries.map((entry) => [entry.skill, fateOf(entry, entry.length)]));
}

interface Squeezed {
  readonly fates: Map<Skill, Fate>;
  readonly used: number;
}

function squeezed({ listing }: Agent, entries: readonly Entry[], limit: number): Squeezed {
  const { over = 'drop', names = 0 } = listing ?? {};
  if (over === 'drop' || over === 'names') return inOrder(entries, limit, over === 'names' ? names : 0);
  return shortened(entries, fittingLength(entries, limit) ?? 0, over === 'shorten-drop' ? limit : undefined);
}

/** All to the same length; what goes beyond `limit` even so is left out. */
function shortened(entries: readonly Entry[], length: number, limit = Number.POSITIVE_INFINITY): Squeezed {
  const fates = new Map<Skill, Fate>();
  let used = 0;
  for (const entry of entries) {
    const left = Math.min(entry.length, length);
    const cost = entry.base + left;
    const isIn = used + cost <= limit;
    if (isIn) used += cost;
    fates.set(entry.skill, isIn ? shortFate(entry, left) : OUT);
  }
  return { fates, used };
}

function shortFate(entry: Entry, left: number): Fate {
  return left === 0 && entry.written > 0 ? NAME : fateOf(entry, left);
}

const OUT: Fate = { kind: 'out', length: 0 };
const NAME: Fate = { kind: 'name', length: 0 };
/** A comma and a space. */
const BETWEEN = 2;

/** One after the other; from the first that does not fit, names alone as far as they reach, and then nothing. */
function inOrder(entries: readonly Entry[], limit: number, names: number): Squeezed {
  const fates = new Map<Skill, Fate>();
  let used = 0;
  let isFull = false;
  let left = names;
  for (const entry of entries) {
    const cost = entry.base + entry.length;
    isFull ||= used + cost > limit;
    if (!isFull) {
      used += cost;
      fates.set(entry.skill, fateOf(entry, entry.length));
      continue;
    }
    left -= entry.skill.name.length + BETWEEN;
    fates.set(entry.skill, left >= 0 ? NAME : OUT);
  }
  return { fates, used };
}

/** The longest that all descriptions may be for everything to fit; undefined if the names alone are too many. */
function fittingLength(entries: readonly Entry[], limit: number): number | undefined {
  let left = limit - entries.reduce((sum, { base }) => sum + base, 0);
  if (left < 0) return undefined;
  const lengths = entries.map(({ length }) => length).sort((a, b) => a - b);
  for (const [index, length] of lengths.entries()) {
    const others = lengths.length - index;
    if (length * others > left) return Math.floor(left / others);
    left -= length;
  }
  return lengths.at(-1);
}
