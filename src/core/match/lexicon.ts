// The words that an index has seen, as numbers. One look-up a word: text is read hundreds of words at a time.

import { stem } from './stem';
import { loudnessOf } from './stopWords';

export interface Term {
  /** The same for all words with one stem. Never 0. */
  readonly id: number;
  /** How much the word says, 0 to 1 (stopWords.ts). */
  readonly loudness: number;
}

export class Lexicon {
  readonly #terms = new Map<string, Term>();
  readonly #ids = new Map<string, number>();

  /** The number of `word` (lower case), given to it now if its stem has none. */
  termOf(word: string): Term {
    const known = this.#terms.get(word);
    if (known) return known;
    const key = stem(word);
    const id = this.#ids.get(key) ?? this.#ids.size + 1;
    this.#ids.set(key, id);
    const term = { id, loudness: loudnessOf(word) };
    this.#terms.set(word, term);
    return term;
  }

  /** The number of a stem; 0 if no text had it. */
  idOf(stemmed: string): number {
    return this.#ids.get(stemmed) ?? 0;
  }
}
