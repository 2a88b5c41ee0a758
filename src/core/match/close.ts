// What a filter keeps of the search's answer: a person who filters wants few rows, not all that mention a word.

import { CALLED } from './rank';

/** Of how the best one's words fit. */
const SHARE = 0.5;

/** Those that fit at least half as well as the best, in their order; a score is the search's. */
export function closeToBest<Match extends { readonly score: number }>(found: readonly Match[]): readonly Match[] {
  const best = Math.max(0, ...found.map(({ score }) => score).filter((score) => score < CALLED));
  return found.filter(({ score }) => score >= SHARE * best);
}
