// How sure is it that a skill is what was asked for? And by which words?

import type { Entry } from './entry';
import type { Lexicon } from './lexicon';
import type { Concept } from './request';
import type { Weighed } from './tally';
import { isCjk } from './tokenize';

/** What a word of the request counts by its place; a body mentions many things that the skill is not about. */
const IN_NAME = 1.6;
const IN_HEAD = 1;
const IN_BODY = 0.45;

/** Chinese that neither the glossary nor any skill knows is mostly how one speaks, not what one speaks of. */
const UNKNOWN_CHINESE = 0.3;

/** Below this share of a request, found in no skill, the answer is nothing. */
const CONVINCING = 0.42;

/** True if enough of the request stands in the skill to show it to somebody. */
export function isConvincing(request: readonly Weighed[], entry: Entry, lexicon: Lexicon): boolean {
  const places: [ReadonlySet<number>, number][] = [
    [new Set(entry.nameTerms), IN_NAME],
    [new Set(entry.sequence.subarray(0, entry.headLength)), IN_HEAD],
    [new Set(entry.sequence), IN_BODY],
  ];
  let shown = 0;
  let asked = 0;
  for (const { concept, weight, known } of request) {
    asked += known || !isCjk(concept.surface) ? weight : weight * UNKNOWN_CHINESE;
    if (!known) continue;
    shown += weight * Math.max(...places.map(([terms, value]) => value * presenceOf(concept, terms, lexicon)));
  }
  return shown >= CONVINCING * asked && shown > 0;
}

/** The words of the request that stand in the skill, as they were written; small words only where nothing else does. */
export function wordsThatHit(request: readonly Weighed[], entry: Entry, lexicon: Lexicon): string[] {
  const terms = new Set(entry.sequence);
  const hits = request.filter(({ concept }) => presenceOf(concept, terms, lexicon) > 0);
  const loud = hits.filter(({ concept }) => concept.loudness === 1);
  return (loud.length > 0 ? loud : hits).map(({ concept }) => concept.surface);
}

/** How far the best alternative of the concept stands among `terms`, 0 to 1. */
function presenceOf({ alternatives }: Concept, terms: ReadonlySet<number>, lexicon: Lexicon): number {
  let best = 0;
  for (const { stems, weight } of alternatives) {
    const present = stems.filter((stem) => isAmong(terms, lexicon.idOf(stem))).length;
    best = Math.max(best, (weight * present) / stems.length);
  }
  return best;
}

/** 0 is no word, though it ends every field. */
function isAmong(terms: ReadonlySet<number>, id: number): boolean {
  return id !== 0 && terms.has(id);
}
