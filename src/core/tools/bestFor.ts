// The skills that may fit a request, for the catalogue's second part: rather a poor guess than none.

import type { SearchOptions } from '../match/search';
import type { Skill } from '../model/skill';
import { type Searcher, searchAmong } from './searcher';

/** As while typing: nothing is held back for want of evidence. */
export const BEST: SearchOptions & { readonly limit: number } = { limit: 30, typing: true };

export function bestFor(request: string, skills: readonly Skill[], search: Searcher | undefined): readonly Skill[] {
  return searchAmong(skills, search, request, BEST).map(({ skill }) => skill);
}
