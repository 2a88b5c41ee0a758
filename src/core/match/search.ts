// Which skill is meant? The index that answers it, from a person's words.

import { Completions } from './completions';
import { Entries } from './entries';
import type { MatchDocument } from './entry';
import { Evidence } from './evidence';
import { CALLED, type Ranked, rank } from './rank';
import { readRequest } from './request';

export type { MatchDocument } from './entry';

export interface Match {
  readonly id: string;
  /** The higher the better; comparable within one answer only. */
  readonly score: number;
  /** The request's words that hit, as the person wrote them, in lower case. */
  readonly why: readonly string[];
}

export interface SearchOptions {
  /** 10 if it is not said. */
  readonly limit?: number;
  /**
   * True while a person types: the last word may be a beginning, words may be misspelt, and a poor guess is better
   * than an empty list.
   */
  readonly typing?: boolean;
}

/** If none of so many skills is convincing, none is shown. */
const LOOKED_AT = 5;

/** Skills that fit less than this share of how the best one's words fit are left out. */
const FAR_BEHIND = 0.3;

export class SkillIndex {
  readonly #entries = new Entries();
  readonly #completions = new Completions();

  /** Adds a skill, in the place of one with the same id. */
  add(document: MatchDocument): void {
    this.remove(document.id);
    this.#entries.add(document);
    this.#completions.add(document);
  }

  remove(id: string): void {
    const entry = this.#entries.get(id);
    if (!entry) return;
    this.#completions.remove(entry.document);
    this.#entries.remove(id);
  }

  /** The skills that fit `query`, best first; none rather than a poor guess. */
  search(query: string, { limit = 10, typing = false }: SearchOptions = {}): readonly Match[] {
    const request = readRequest(query, typing ? this.#completions : undefined);
    const { request: weighed, ranked } = rank(query, request, this.#entries);
    const evidence = new Evidence(weighed, this.#entries.lexicon);
    const isAnswer = ({ entry, score }: Ranked) => score >= CALLED || evidence.isConvincing(entry);
    if (!typing && !ranked.slice(0, LOOKED_AT).some(isAnswer)) return [];
    return (typing ? ranked : withoutTail(ranked)).slice(0, limit).map(({ entry, score }) => {
      const why = evidence.wordsIn(entry);
      return { id: entry.document.id, score, why: why.length > 0 ? why : [query.trim().toLowerCase()] };
    });
  }
}

function withoutTail(ranked: readonly Ranked[]): readonly Ranked[] {
  const bar = FAR_BEHIND * (ranked.find(({ score }) => score < CALLED)?.score ?? 0);
  return ranked.filter(({ score }) => score >= bar);
}
