// Which skill is meant? BM25 over the fields of a skill, an exact name first.

import { tokenize, type Word } from './tokenize';

export interface MatchDocument {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly triggers?: readonly string[];
  readonly tags?: readonly string[];
  readonly tools?: readonly string[];
  readonly body?: string;
}

export interface Match {
  readonly id: string;
  readonly score: number;
  /** The request's words that hit, as a person would recognise them. */
  readonly why: readonly string[];
}

export interface SearchOptions {
  readonly limit?: number;
  /** True while a person types: the last word may be a beginning, and words may be misspelt. */
  readonly typing?: boolean;
}

/** How much a word counts in each field, before the field's length is taken into account. */
const WEIGHTS = { name: 3, triggers: 2, tags: 1, tools: 0.5, description: 1, body: 0.3 };
/** Words in a usual field; a longer one counts for less. Constants, so that one skill's change leaves the others' scores. */
const USUAL_LENGTH = { name: 3, triggers: 12, tags: 4, tools: 4, description: 30, body: 500 };
const SATURATION = 1.2;
const LENGTH_SHARE = 0.6;

type Field = keyof typeof WEIGHTS;

interface Entry {
  readonly document: MatchDocument;
  readonly name: string;
  readonly terms: readonly string[];
}

export class SkillIndex {
  readonly #entries = new Map<string, Entry>();
  /** stem → id → what the word counts there, 0 to 1. */
  readonly #postings = new Map<string, Map<string, number>>();

  /** Adds a skill, in the place of one with the same id. */
  add(document: MatchDocument): void {
    this.remove(document.id);
    const impacts = impactsOf(document);
    for (const [term, impact] of impacts) {
      const posting = this.#postings.get(term);
      if (posting) posting.set(document.id, impact);
      else this.#postings.set(term, new Map([[document.id, impact]]));
    }
    this.#entries.set(document.id, { document, name: plain(document.name), terms: [...impacts.keys()] });
  }

  remove(id: string): void {
    const entry = this.#entries.get(id);
    if (!entry) return;
    this.#entries.delete(id);
    for (const term of entry.terms) {
      const posting = this.#postings.get(term);
      posting?.delete(id);
      if (posting?.size === 0) this.#postings.delete(term);
    }
  }

  /** The skills that fit `query`, best first; none rather than a poor guess. */
  search(query: string, options: SearchOptions = {}): readonly Match[] {
    const { limit = 10, typing = false } = options;
    const scores = new Map<string, { score: number; why: Set<string> }>();
    const words = tokenize(query);
    for (const [index, word] of words.entries()) {
      const isLast = index === words.length - 1;
      for (const term of this.#termsFor(word, typing && isLast)) this.#scoreTerm(term, word, scores);
    }
    const wanted = plain(query);
    for (const [id, entry] of this.#entries) {
      if (entry.name !== wanted) continue;
      const found = scores.get(id);
      scores.set(id, { score: 1000 + (found?.score ?? 0), why: found?.why ?? new Set([query.trim()]) });
    }
    return [...scores]
      .map(([id, { score, why }]) => ({ id, score, why: [...why] }))
      .sort((a, b) => b.score - a.score || (a.id < b.id ? -1 : 1))
      .slice(0, limit);
  }

  #termsFor(word: Word, prefix: boolean): Iterable<string> {
    if (!prefix) return [word.stem];
    return [...this.#postings.keys()].filter((term) => term === word.stem || term.startsWith(word.surface));
  }

  #scoreTerm(term: string, word: Word, scores: Map<string, { score: number; why: Set<string> }>): void {
    const posting = this.#postings.get(term);
    if (!posting) return;
    const rarity = Math.log(1 + (this.#entries.size - posting.size + 0.5) / (posting.size + 0.5));
    for (const [id, impact] of posting) {
      const found = scores.get(id) ?? { score: 0, why: new Set<string>() };
      found.score += rarity * impact;
      found.why.add(word.surface);
      scores.set(id, found);
    }
  }
}

function impactsOf(document: MatchDocument): Map<string, number> {
  const weights = new Map<string, number>();
  for (const field of Object.keys(WEIGHTS) as Field[]) {
    const value = document[field] ?? '';
    const words = tokenize(typeof value === 'string' ? value : value.join('\n'));
    const share = WEIGHTS[field] / (1 - LENGTH_SHARE + (LENGTH_SHARE * words.length) / USUAL_LENGTH[field]);
    for (const { stem } of words) weights.set(stem, (weights.get(stem) ?? 0) + share);
  }
  for (const [term, weight] of weights) weights.set(term, weight / (SATURATION + weight));
  return weights;
}

/** A name without what people leave out or write otherwise: case, spaces, hyphens, a leading slash. */
function plain(name: string): string {
  return name
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s_\-/]+/g, '');
}
