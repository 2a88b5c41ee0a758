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
  /** Stem → the word as it first stands, of the words that say something. */
  readonly words: ReadonlyMap<string, string>;
  /** How much of the description each word is that not too many have; the squares add up to 1. */
  readonly shares: readonly { readonly stem: string; readonly share: number }[];
}

type Rarities = ReadonlyMap<string, number>;

/** All pairs of skills that compete, the most alike first. */
export function rivalsAmong(sources: readonly RivalSource[]): readonly Rivals[] {
  const read = sources.map((source) => ({ source, words: loudWords(source) }));
  const rarities = raritiesOf(read.map(({ words }) => words));
  const profiles = read
    .filter(({ words }) => words.size >= FEWEST_WORDS)
    .map((each) => ({ ...each, shares: sharesOf(each.words, rarities) }));
  const rivals: Rivals[] = [];
  for (const { first, second, likeness } of alike(profiles)) rivals.push(compare(first, second, likeness, rarities));
  return rivals.sort((a, b) => b.likeness - a.likeness);
}

/** The pairs whose profiles have a cosine of at least `COMPETING`. */
function* alike(profiles: readonly Profile[]): Generator<{ first: Profile; second: Profile; likeness: number }> {
  /** Stem → the profiles before the one at hand that have it. */
  const holders = new Map<string, { at: number; share: number }[]>();
  const sums = new Float64Array(profiles.length);
  for (const [at, second] of profiles.entries()) {
    sums.fill(0, 0, at);
    for (const { stem, share } of second.shares) {
      const list = holders.get(stem);
      for (const holder of list ?? []) sums[holder.at] = (sums[holder.at] as number) + share * holder.share;
      if (list) list.push({ at, share });
      else holders.set(stem, [{ at, share }]);
    }
    for (let i = 0; i < at; i++) {
      const likeness = sums[i] as number;
      if (likeness >= COMPETING) yield { first: profiles[i] as Profile, second, likeness };
    }
  }
}

function compare(first: Profile, second: Profile, likeness: number, rarities: Rarities): Rivals {
  const only = (one: Profile, other: Profile) =>
    [...one.words]
      .filter(([term]) => !other.words.has(term))
      .sort(([a], [b]) => (rarities.get(b) ?? 0) - (rarities.get(a) ?? 0))
      .slice(0, MOST_WORDS)
      .map(([, word]) => word);
  return {
    first: first.source.id,
    second: second.source.id,
    likeness: Math.min(1, likeness),
    onlyFirst: only(first, second),
    onlySecond: only(second, first),
  };
}

/** Stem → how much it tells the descriptions apart; nothing for one that too many have. */
function raritiesOf(descriptions: readonly ReadonlyMap<string, string>[]): Rarities {
  const spread = new Map<string, number>();
  for (const words of descriptions) for (const term of words.keys()) spread.set(term, (spread.get(term) ?? 0) + 1);
  const most = Math.max(ALWAYS_TOLD_APART, TOO_COMMON * descriptions.length);
  for (const [term, count] of spread) spread.set(term, count > most ? 0 : Math.log(1 + descriptions.length / count));
  return spread;
}

function sharesOf(words: ReadonlyMap<string, string>, rarities: Rarities): { stem: string; share: number }[] {
  const telling = [...words.keys()].map((term) => ({ stem: term, share: rarities.get(term) ?? 0 }));
  const length = Math.hypot(...telling.map(({ share }) => share));
  return telling
    .filter(({ share }) => share > 0)
    .map(({ stem: term, share }) => ({ stem: term, share: share / length }));
}

function loudWords({ name, description }: RivalSource): Map<string, string> {
  const words = new Map<string, string>();
  for (const word of wordsOf(`${name}\n${description}`)) {
    const term = stem(word);
    if (loudnessOf(word) === 1 && !words.has(term)) words.set(term, word);
  }
  return words;
}
