// Words of a request that stand together in a skill: "pull request", "make this better".

import type { Entries } from './entries';
import type { Entry } from './entry';
import { TOGETHER } from './formula';
import type { Request } from './request';

/** Two words that follow on one another in the request, by number, and their mean rarity. */
interface Pair {
  readonly first: number;
  readonly second: number;
  readonly rarity: number;
}

/** A small word still says something beside its neighbour: "back up" is not "back to". */
const SILENT_NEIGHBOUR = 0.2;

/** The pairs of a request, ready to be looked for in one skill after another. */
export interface Pairs {
  readonly pairs: readonly Pair[];
  /** By the number of a word: 1 if a pair begins with it. */
  readonly begins: Uint8Array;
}

/** The pairs of a request whose words the index has. */
export function pairsOf({ sequence }: Request, entries: Entries): Pairs {
  const words = sequence.map(({ stem, loudness }) => {
    const id = entries.lexicon.idOf(stem);
    return { id, rarity: entries.rarityOf(id) * Math.max(SILENT_NEIGHBOUR, loudness) };
  });
  const pairs: Pair[] = [];
  const begins = new Uint8Array(entries.lexicon.size);
  for (const [at, second] of words.entries()) {
    const first = words[at - 1];
    if (!first || first.id === 0 || second.id === 0) continue;
    pairs.push({ first: first.id, second: second.id, rarity: (first.rarity + second.rarity) / 2 });
    begins[first.id] = 1;
  }
  return { pairs, begins };
}

/** What the pairs that stand together in a skill count, each once, at the first place. */
export function togetherness({ pairs, begins }: Pairs, { sequence, headLength }: Entry): number {
  const missing = new Set(pairs);
  let sum = 0;
  for (let at = 0; at < sequence.length && missing.size > 0; at++) {
    if (begins[sequence[at] ?? 0] === 0) continue;
    for (const pair of missing) {
      if (!standsAt(pair, sequence, at)) continue;
      sum += pair.rarity * (at < headLength ? TOGETHER.head : TOGETHER.body);
      missing.delete(pair);
    }
  }
  return sum;
}

/** True if the pair stands at `at`; one word between the two is forgiven. */
function standsAt({ first, second }: Pair, sequence: Uint32Array, at: number): boolean {
  if (sequence[at] !== first) return false;
  const next = sequence[at + 1];
  return next === second || (next !== 0 && sequence[at + 2] === second);
}
