// The order of the skills for one request: an exact name first, then triggers, then the formula.

import type { Entries } from './entries';
import type { Entry } from './entry';
import { namedness } from './formula';
import { pairsOf, togetherness } from './neighbours';
import type { Request } from './request';
import { Tally, type Weighed } from './tally';
import { foldText, occurs } from './triggers';

export interface Ranked {
  readonly entry: Entry;
  /** About 0 to 1 for its words; 1 more if a trigger calls it, 2 more if the request is its name. */
  readonly score: number;
}

export interface Ranking {
  readonly request: readonly Weighed[];
  readonly ranked: readonly Ranked[];
}

/** How many skills are looked at closely, once their words have been counted. */
const CANDIDATES = 80;
/** A trigger calls a skill if it is at least this much of the request; a smaller part counts as words do. */
const CALLING = 0.5;
const BY_TRIGGER = 1;
const BY_NAME = 2;

/** All skills that have a word of the request, best first. */
export function rank(text: string, request: Request, entries: Entries): Ranking {
  const tally = new Tally(entries);
  const weighed = request.concepts.map((concept) => tally.add(concept));
  const asked = weighed.reduce((sum, { weight }) => sum + weight, 0);
  const pairs = pairsOf(request, entries);
  const words = new Set(request.sequence.map(({ stem }) => entries.lexicon.idOf(stem)));
  const scores = new Map<Entry, number>();
  for (const { slot, score } of tally.top(CANDIDATES)) {
    const entry = entries.at(slot);
    if (!entry) continue;
    const rarities = entry.nameTerms.map((term) => ({ rarity: entries.rarityOf(term), isAsked: words.has(term) }));
    scores.set(entry, (score + togetherness(pairs, entry) + namedness(rarities)) / asked);
  }
  const folded = foldText(text);
  for (const [entry, score] of scores) if (isCalled(entry, folded, weighed)) scores.set(entry, score + BY_TRIGGER);
  for (const entry of entries.named(text)) scores.set(entry, (scores.get(entry) ?? 0) + BY_NAME);
  const ranked = Array.from(scores, ([entry, score]) => ({ entry, score }));
  return { request: weighed, ranked: ranked.sort(byScore) };
}

function byScore(a: Ranked, b: Ranked): number {
  return b.score - a.score || (a.entry.document.id < b.entry.document.id ? -1 : 1);
}

/** True if a trigger of the skill stands in the request and is most of it. */
function isCalled({ document }: Entry, folded: string, request: readonly Weighed[]): boolean {
  return (document.triggers ?? []).some((trigger) => {
    const phrase = foldText(trigger);
    return occurs(phrase, folded) && shareOf(phrase, request) >= CALLING;
  });
}

function shareOf(phrase: string, request: readonly Weighed[]): number {
  let inside = 0;
  let all = 0;
  for (const { concept, weight } of request) {
    all += weight;
    if (occurs(concept.surface, phrase)) inside += weight;
  }
  return all === 0 ? 1 : inside / all;
}
