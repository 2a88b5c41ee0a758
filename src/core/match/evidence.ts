// How sure is it that a skill is what was asked for? And by which words?

import type { Entry } from './entry';
import { isEveryday } from './everyday';
import type { Lexicon } from './lexicon';
import type { Concept } from './request';
import type { Weighed } from './tally';
import { isCjk } from './tokenize';

/** What a word of the request counts by its place; a body mentions many things that the skill is not about. */
const IN_NAME = 1.6;
const IN_HEAD = 1;
const IN_BODY = 0.45;

/** Chinese that neither the glossary nor any skill knows is mostly how one speaks, not what one speaks of. */
const UNKNOWN_CHINESE = 0.4;

/** A word that no skill has says the less, the fewer words the skills have: half as much among none as among so many. */
const unknownAmong = (words: number) => 0.5 + 0.5 * Math.min(1, Math.log(words) / Math.log(MANY_WORDS));
const MANY_WORDS = 10_000;

/** A word of life away from the desk that the skill's head lacks. */
const EVERYDAY = 3;

/** Words from this loudness on are worth naming. */
const LOUD = 0.5;

/** Below this share of a request, found in no skill, the answer is nothing. */
const CONVINCING = 0.42;

/** The places in which a skill has words of a request, by number. */
interface Presence {
  readonly name: ReadonlySet<number>;
  readonly head: ReadonlySet<number>;
  readonly all: ReadonlySet<number>;
}

/** What stands of one request in one skill after another. */
export class Evidence {
  readonly #request: readonly Weighed[];
  readonly #lexicon: Lexicon;
  /** By the number of a word: 1 if the request, or what may stand for it, has it. */
  readonly #isAsked: Uint8Array;

  constructor(request: readonly Weighed[], lexicon: Lexicon) {
    this.#request = request;
    this.#lexicon = lexicon;
    this.#isAsked = new Uint8Array(lexicon.size);
    for (const { concept } of request) {
      for (const { stems } of concept.alternatives) for (const stem of stems) this.#isAsked[lexicon.idOf(stem)] = 1;
    }
    // 0 is no word, though it ends every field.
    this.#isAsked[0] = 0;
  }

  /** True if enough of the request stands in the skill to show it to somebody. */
  isConvincing(entry: Entry): boolean {
    const { name, head, all } = this.#find(entry);
    let shown = 0;
    let asked = 0;
    for (const { concept, weight, known } of this.#request) {
      const share = (terms: ReadonlySet<number>) => this.#shareAmong(terms, concept);
      const inHead = share(head);
      shown += weight * Math.max(IN_NAME * share(name), IN_HEAD * inHead, IN_BODY * share(all));
      asked += weight * this.#gravityOf(concept, known, inHead > 0);
    }
    return shown > 0 && shown >= CONVINCING * asked;
  }

  /** How much a concept counts in the request as a whole. */
  #gravityOf({ surface }: Concept, known: boolean, inHead: boolean): number {
    if (!inHead && isEveryday(surface)) return EVERYDAY;
    if (known) return 1;
    return isCjk(surface) ? UNKNOWN_CHINESE : unknownAmong(this.#lexicon.size);
  }

  /** The words of the request that stand in the skill, as they were written; small ones only where nothing else does. */
  wordsIn(entry: Entry): string[] {
    const { all } = this.#find(entry);
    const hits = this.#request.filter(({ concept }) => this.#shareAmong(all, concept) > 0);
    const loud = hits.filter(({ concept }) => concept.loudness >= LOUD);
    return (loud.length > 0 ? loud : hits).map(({ concept }) => concept.surface);
  }

  #find({ sequence, headLength, nameTerms }: Entry): Presence {
    const isAsked = (term: number) => this.#isAsked[term] === 1;
    const head = new Set(sequence.subarray(0, headLength).filter(isAsked));
    const all = new Set(sequence.filter(isAsked));
    return { name: new Set(nameTerms.filter(isAsked)), head, all };
  }

  /** How much of the concept's best alternative is among `terms`, 0 to 1. */
  #shareAmong(terms: ReadonlySet<number>, { alternatives }: Concept): number {
    let best = 0;
    for (const { stems, weight } of alternatives) {
      const present = stems.filter((stem) => terms.has(this.#lexicon.idOf(stem))).length;
      best = Math.max(best, (weight * present) / stems.length);
    }
    return best;
  }
}
