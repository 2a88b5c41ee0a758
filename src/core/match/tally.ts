// Adds up, skill by skill, what the concepts of one request count.

import { Best, type Scored } from './best';
import type { Entries } from './entries';
import { coordinated, coverageOf, rarityOf } from './formula';
import type { Posting } from './postings';
import type { Alternative, Concept } from './request';

/** A concept of a request, and how much it tells skills apart. */
export interface Weighed {
  readonly concept: Concept;
  /** Rarity times loudness; for a concept that no skill knows, as if one had it. */
  readonly weight: number;
  readonly known: boolean;
}

interface KnownAlternative {
  readonly weight: number;
  readonly rarity: number;
  /** True if each of its words is in some skill. */
  readonly isWhole: boolean;
  readonly words: readonly { readonly posting: Posting; readonly rarity: number }[];
}

/** A word that no skill has tells no more than one that a single skill has. */
const RAREST = 1;

/** The scores of one request. */
export class Tally {
  readonly #entries: Entries;
  readonly #scores: Float64Array;
  readonly #covered: Float64Array;
  /** Of the concept at hand: what the alternative at hand, and what the best one so far, counts in each skill. */
  readonly #sum: Float64Array;
  readonly #best: Float64Array;
  #asked = 0;

  constructor(entries: Entries) {
    this.#entries = entries;
    this.#scores = new Float64Array(entries.slots);
    this.#covered = new Float64Array(entries.slots);
    this.#sum = new Float64Array(entries.slots);
    this.#best = new Float64Array(entries.slots);
  }

  /** Counts a concept: in each skill, the alternative that stands there most strongly. */
  add(concept: Concept): Weighed {
    const alternatives = concept.alternatives.map((each) => this.#look(each)).filter((each) => each !== undefined);
    const rarest = rarityOf(RAREST, this.#entries.size);
    const usual = alternatives.find(({ isWhole }) => isWhole);
    // Of a phrase that no skill has whole, one word's worth is asked for.
    const weight = concept.loudness * (usual?.rarity ?? rarest);
    if (alternatives.length === 0) return { concept, weight, known: false };
    this.#asked += weight;
    for (const alternative of alternatives) this.#keepBest(alternative);
    for (const { words } of alternatives) for (const { posting } of words) this.#settle(posting.slots, weight);
    return { concept, weight, known: true };
  }

  /** The skills that count anything, best first, at most `count`. */
  top(count: number): readonly Scored[] {
    const best = new Best(count);
    for (let slot = 0; slot < this.#scores.length; slot++) {
      const score = this.#scores[slot] as number;
      if (score > 0) best.offer(slot, coordinated(score, this.#covered[slot] as number, this.#asked));
    }
    return best.inOrder();
  }

  #look({ stems, weight }: Alternative): KnownAlternative | undefined {
    const { lexicon, postings, size } = this.#entries;
    const words: { posting: Posting; rarity: number }[] = [];
    let sum = 0;
    for (const stem of stems) {
      const term = lexicon.idOf(stem);
      const posting = postings.get(term);
      // The phrase's other words must not pass for one that no skill has.
      const rarity = posting ? this.#entries.rarityOf(term) : rarityOf(RAREST, size);
      sum += rarity;
      if (posting) words.push({ posting, rarity });
    }
    return words.length === 0 ? undefined : { weight, rarity: sum, words, isWhole: words.length === stems.length };
  }

  /** The mean impact of the alternative's words, the rarer ones counting for more, where it is the best so far. */
  #keepBest({ weight, rarity, words }: KnownAlternative): void {
    const [sum, best] = [this.#sum, this.#best];
    for (const word of words) {
      const share = (weight * word.rarity) / rarity;
      const { slots, impacts } = word.posting;
      for (let i = 0; i < slots.length; i++) {
        const slot = slots[i] as number;
        sum[slot] = (sum[slot] as number) + share * (impacts[i] as number);
      }
    }
    for (const { posting } of words) {
      for (const slot of posting.slots) {
        best[slot] = Math.max(best[slot] as number, sum[slot] as number);
        sum[slot] = 0;
      }
    }
  }

  /** Adds each skill's best alternative to its score, once. */
  #settle(slots: readonly number[], weight: number): void {
    const [best, scores, covered] = [this.#best, this.#scores, this.#covered];
    for (const slot of slots) {
      const strength = best[slot] as number;
      if (strength === 0) continue;
      best[slot] = 0;
      scores[slot] = (scores[slot] as number) + weight * strength;
      covered[slot] = (covered[slot] as number) + weight * coverageOf(strength);
    }
  }
}
