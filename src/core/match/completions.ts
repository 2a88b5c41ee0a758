// What a half-typed or misspelt word may become: the words of the skills' heads.

import type { MatchDocument } from './entry';
import { editDistance } from './nearest';
import type { Alternative } from './request';
import { stem } from './stem';
import { isCjk, wordsOf } from './tokenize';

const MOST_BEGUN = 40;
const MOST_MISSPELT = 5;
const BEGUN = 0.8;
const MISSPELT = 0.7;
/** Shorter words are too much alike. */
const SHORTEST_MISSPELT = 4;

type Head = Omit<MatchDocument, 'body'>;

export class Completions {
  /** First letter → word → in how many heads it stands. */
  readonly #words = new Map<string, Map<string, number>>();

  add(head: Head): void {
    for (const word of wordsOfHead(head)) {
      const words = this.#startingLike(word);
      words.set(word, (words.get(word) ?? 0) + 1);
    }
  }

  remove(head: Head): void {
    for (const word of wordsOfHead(head)) {
      const words = this.#startingLike(word);
      const count = words.get(word) ?? 0;
      if (count > 1) words.set(word, count - 1);
      else words.delete(word);
    }
  }

  /** What `word` may be the beginning of, the commonest first. */
  begunBy(word: string): Alternative[] {
    const found = [...this.#startingLike(word)].filter(
      ([candidate]) => candidate.startsWith(word) && candidate !== word,
    );
    found.sort(([, a], [, b]) => b - a);
    return found.slice(0, MOST_BEGUN).map(([candidate]) => ({ stems: [stem(candidate)], weight: BEGUN }));
  }

  /** What `word` may be a misspelling of, the nearest first; nothing for a word that some head has. */
  misspeltAs(word: string): Alternative[] {
    const words = this.#startingLike(word);
    if (word.length < SHORTEST_MISSPELT || words.has(word)) return [];
    const limit = word.length < 8 ? 1 : 2;
    const found: { candidate: string; distance: number; count: number }[] = [];
    for (const [candidate, count] of words) {
      const distance = editDistance(word, candidate, limit);
      if (distance <= limit) found.push({ candidate, distance, count });
    }
    found.sort((a, b) => a.distance - b.distance || b.count - a.count);
    return found.slice(0, MOST_MISSPELT).map(({ candidate }) => ({ stems: [stem(candidate)], weight: MISSPELT }));
  }

  #startingLike(word: string): Map<string, number> {
    const letter = word.slice(0, 1);
    let words = this.#words.get(letter);
    if (!words) {
      words = new Map();
      this.#words.set(letter, words);
    }
    return words;
  }
}

function wordsOfHead({ name, description, triggers = [], tags = [] }: Head): Set<string> {
  const words = wordsOf([name, description, ...triggers, ...tags].join('\n'));
  return new Set(words.filter((word) => !isCjk(word)));
}
