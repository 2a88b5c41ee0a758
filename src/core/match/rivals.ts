// Skills whose descriptions compete: a model, or a person, could hardly tell which of the two is meant.

import { stem } from './stem';
import { loudnessOf } from './stopWords';
import { wordsOf } from './tokenize';

export interface RivalSource {
  readonly id: string;
  readonly name: string;
  readonly description: string;
}

export interface Rivals {
  readonly first: string;
  readonly second: string;
  /** 0 to 1; 1 where both say the same words. */
  readonly likeness: number;
  /** The words that only the one has, the rarest first, at most five; empty on both sides where nothing tells them apart. */
  readonly onlyFirst: readonly string[];
  readonly onlySecond: readonly string[];
}

/** Skills this much alike compete. */
const COMPETING = 0.6;
const MOST_WORDS = 5;
/** Descriptions of fewer words say too little to be compared. */
const FEWEST_WORDS = 4;

/** Words that more of the skills have say nothing of what tells them apart. */
const TOO_COMMON = 0.15;
const ALWAYS_TOLD_APART = 20;

interface Profile {
  readonly source: RivalSource;
  /** Stem → how much of the description it is; the squares add up to 1. */
  readonly shares: ReadonlyMap<string, number>;
  /** Stem → the word as it stands, the rarest first. */
  readonly surfaces: ReadonlyMap<string, string>;
}

/** All pairs of skills that compete, the most alike first. */
export function rivalsAmong(sources: readonly RivalSource[]): readonly Rivals[] {
  return [...rivalsStepwise(sources)].flat().sort((a, b) => b.likeness - a.likeness);
}

/** The same one skill at a time, each with its rivals among those before it, so that the caller can pause in between. */
export function* rivalsStepwise(sources: readonly RivalSource[]): Generator<readonly Rivals[]> {
  const profiles = profilesOf(sources);
  const holders = new Map<string, number[]>();
  for (const [at, profile] of profiles.entries()) {
    const rivals: Rivals[] = [];
    for (const [other, likeness] of likenesses(profile, profiles, holders)) {
      if (likeness >= COMPETING) rivals.push(compare(profiles[other] as Profile, profile, likeness));
    }
    for (const term of profile.shares.keys()) {
      const list = holders.get(term);
      if (list) list.push(at);
      else holders.set(term, [at]);
    }
    yield rivals;
  }
}

/** How alike `profile` is to each of those before it that share a word with it: the cosine of the two. */
function likenesses(
  profile: Profile,
  profiles: readonly Profile[],
  holders: ReadonlyMap<string, readonly number[]>,
): ReadonlyMap<number, number> {
  const sums = new Map<number, number>();
  for (const [term, share] of profile.shares) {
    for (const other of holders.get(term) ?? []) {
      sums.set(other, (sums.get(other) ?? 0) + share * (profiles[other]?.shares.get(term) ?? 0));
    }
  }
  return sums;
}

function compare(first: Profile, second: Profile, likeness: number): Rivals {
  const only = (one: Profile, other: Profile) =>
    [...one.surfaces].filter(([term]) => !other.surfaces.has(term)).map(([, surface]) => surface);
  return {
    first: first.source.id,
    second: second.source.id,
    likeness: Math.min(1, likeness),
    onlyFirst: only(first, second).slice(0, MOST_WORDS),
    onlySecond: only(second, first).slice(0, MOST_WORDS),
  };
}

function profilesOf(sources: readonly RivalSource[]): Profile[] {
  const read = sources.map((source) => ({ source, words: loudWords(source) }));
  const spread = new Map<string, number>();
  for (const { words } of read) for (const term of words.keys()) spread.set(term, (spread.get(term) ?? 0) + 1);
  const most = Math.max(ALWAYS_TOLD_APART, TOO_COMMON * sources.length);
  const rarity = (term: string) => {
    const count = spread.get(term) ?? 0;
    return count > most ? 0 : Math.log(1 + sources.length / count);
  };
  return read
    .filter(({ words }) => words.size >= FEWEST_WORDS)
    .map(({ source, words }) => {
      const surfaces = new Map([...words].sort(([a], [b]) => rarity(b) - rarity(a)));
      const telling = [...surfaces.keys()].filter((term) => rarity(term) > 0);
      const length = Math.hypot(...telling.map(rarity));
      return { source, surfaces, shares: new Map(telling.map((term) => [term, rarity(term) / length])) };
    });
}

/** Stem → the word as it first stands, of the words that say something. */
function loudWords({ name, description }: RivalSource): Map<string, string> {
  const words = new Map<string, string>();
  for (const word of wordsOf(`${name}\n${description}`)) {
    const term = stem(word);
    if (loudnessOf(word) === 1 && !words.has(term)) words.set(term, word);
  }
  return words;
}
