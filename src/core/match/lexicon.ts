// The words that an index has seen, as numbers.

import { forEachChunk } from './chunks';
import { ChunkTable } from './chunkTable';
import { stem } from './stem';
import { loudnessOf } from './stopWords';
import { folded, wordsOfChunk } from './tokenize';

interface Term {
  readonly id: number;
  readonly loudness: number;
}

/** Longer chunks are seldom seen twice. */
const LONGEST_KEPT = 24;
const SHORTEST_CUT = 13;

export class Lexicon {
  readonly #chunks = new ChunkTable<readonly Term[]>();
  readonly #ids = new Map<string, number>();

  /** Above every number of a word. */
  get size(): number {
    return this.#ids.size + 1;
  }

  /** The number of a stem; 0 if no text had it. */
  idOf(stemmed: string): number {
    return this.#ids.get(stemmed) ?? 0;
  }

  /**
   * Calls `visit` with the number of each word of `text`, in their order; a word that is new gets its number.
   * Loudness is how much the word says, 0 to 1 (stopWords.ts).
   */
  read(text: string, visit: (id: number, loudness: number) => void): void {
    const plain = folded(text);
    forEachChunk(plain, (from, to) => {
      const terms = this.#chunks.get(plain, from, to) ?? this.#termsOf(plain.slice(from, to));
      for (const { id, loudness } of terms) visit(id, loudness);
    });
  }

  #termsOf(chunk: string): readonly Term[] {
    const terms = wordsOfChunk(chunk).map((word) => ({ id: this.#idFor(stem(word)), loudness: loudnessOf(word) }));
    if (chunk.length <= LONGEST_KEPT) this.#chunks.set(copyOf(chunk), terms);
    return terms;
  }

  #idFor(stemmed: string): number {
    const known = this.#ids.get(stemmed);
    if (known !== undefined) return known;
    const id = this.#ids.size + 1;
    this.#ids.set(copyOf(stemmed), id);
    return id;
  }
}

/** A long piece cut out of a text keeps all of that text in memory (V8 copies shorter ones); its copy does not. */
function copyOf(piece: string): string {
  return piece.length < SHORTEST_CUT ? piece : Array.from(piece).join('');
}
