// The order of the skills for one request: an exact name first, then triggers, then the formula.

import type { Entries } from './entries';
import type { Entry } from './entry';
import { namedness } from './formula';
import { pairsOf, togetherness } from './neighbours';
import type { Concept, Request } from './request';
import { Tally, type Weighed } from './tally';
import { foldText, lengthOf, occurs } from './triggers';

export interface Ranked {
  readonly entry: Entry;
  /** Below 1 for its words alone; 1 more if a trigger calls it, 2 more if the request is its name. */
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

/** From this score on, a trigger or its name called the skill. */
export const CALLED = BY_TRIGGER;

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
    const sum = (score + togetherness(pairs, entry) + namedness(rarities)) / asked;
    scores.set(entry, sum / (1 + sum));
  }
  const folded = foldText(text);
  for (const [entry, score] of scores) if (isCalled(entry, folded, request)) scores.set(entry, score + BY_TRIGGER);
  for (const entry of entries.named(text)) scores.set(entry, (scores.get(entry) ?? 0) + BY_NAME);
  const ranked = Array.from(scores, ([entry, score]) => ({ entry, score }));
  return { request: weighed, ranked: ranked.sort(byScore) };
}

function byScore(a: Ranked, b: Ranked): number {
  return b.score - a.score || (a.entry.document.id < b.entry.document.id ? -1 : 1);
}

/** True if a trigger of the skill stands in the request and is most of it. */
function isCalled({ document }: Entry, folded: string, { concepts }: Request): boolean {
  return (document.triggers ?? []).some((trigger) => {
    const phrase = foldText(trigger);
    return occurs(phrase, folded) && shareOf(phrase, concepts) >= CALLING;
  });
}

/** The share of what is asked for that `phrase` is, by the letters of the words that say something. */
function shareOf(phrase: string, concepts: readonly Concept[]): number {
  let inside = 0;
  let all = 0;
  for (const { surface, loudness } of concepts) {
    const letters = lengthOf(surface) * loudness;
    all += letters;
    if (occurs(surface, phrase)) inside += letters;
  }
  return all === 0 ? 1 : inside / all;
}
