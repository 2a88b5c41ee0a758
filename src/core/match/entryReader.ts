// Skill → entry: its words as numbers, and what each of them counts. Bodies come by the thousand, so it keeps its tools.

import type { Entry, MatchDocument } from './entry';
import { FIELDS, type Field, impactOf, weightIn } from './formula';
import type { Lexicon } from './lexicon';

/** Called with each word of a skill once: its number, how strongly the skill is about it, and whether its head has it. */
export type Post = (term: number, impact: number, inHead: boolean) => void;

/** Characters of a body that are indexed whole; of what follows, only headings. */
const BODY_BEGINNING = 5000;
const HEADING = /^#{1,6} .*$/gm;
const HEAD_FIELDS = (Object.keys(FIELDS) as Field[]).filter((field) => field !== 'body');

export class EntryReader {
  readonly #lexicon: Lexicon;
  readonly #sequence: number[] = [];
  /** The words that say something, each once, in the order in which they came. */
  readonly #terms: number[] = [];
  /** By word: how often it stands in the field at hand, and what it counts so far. */
  #times = new Uint32Array(1 << 12);
  #weights = new Float64Array(1 << 12);

  constructor(lexicon: Lexicon) {
    this.#lexicon = lexicon;
  }

  read(document: MatchDocument, post: Post): Entry {
    this.#sequence.length = 0;
    this.#terms.length = 0;
    for (const field of HEAD_FIELDS) this.#readField(field, textOf(document, field));
    const headLength = this.#sequence.length;
    const headTerms = this.#terms.length;
    this.#readField('body', textOf(document, 'body'));
    for (const [at, term] of this.#terms.entries()) {
      post(term, impactOf(this.#weights[term] as number), at < headTerms);
      this.#weights[term] = 0;
    }
    const { body: _, ...head } = document;
    return {
      document: head,
      sequence: new Uint32Array(this.#sequence),
      headLength,
      nameTerms: this.#loudTermsOf(head.name),
    };
  }

  #readField(field: Field, text: string): void {
    const found: number[] = [];
    let length = 0;
    this.#lexicon.read(text, (id, loudness) => {
      this.#sequence.push(id);
      if (loudness === 0) return;
      length++;
      if (id >= this.#times.length) this.#grow();
      const times = this.#times[id] as number;
      if (times === 0) found.push(id);
      this.#times[id] = times + 1;
    });
    this.#sequence.push(0);
    for (const term of found) {
      const weight = this.#weights[term] as number;
      if (weight === 0) this.#terms.push(term);
      this.#weights[term] = weight + weightIn(field, this.#times[term] as number, length);
      this.#times[term] = 0;
    }
  }

  #loudTermsOf(text: string): number[] {
    const terms = new Set<number>();
    this.#lexicon.read(text, (id, loudness) => {
      if (loudness > 0) terms.add(id);
    });
    return [...terms];
  }

  #grow(): void {
    const [times, weights] = [this.#times, this.#weights];
    this.#times = new Uint32Array(2 * this.#lexicon.size);
    this.#weights = new Float64Array(2 * this.#lexicon.size);
    this.#times.set(times);
    this.#weights.set(weights);
  }
}

function textOf(document: MatchDocument, field: Field): string {
  const value = document[field] ?? '';
  if (typeof value !== 'string') return value.join('\n');
  if (field !== 'body' || value.length <= BODY_BEGINNING) return value;
  const headings = value.slice(BODY_BEGINNING).match(HEADING) ?? [];
  return `${value.slice(0, BODY_BEGINNING)}\n${headings.join('\n')}`;
}
