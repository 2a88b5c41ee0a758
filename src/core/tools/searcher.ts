// Search among skills for the tools: the host's index, or one that is made for the call where the host has none.

import type { SearchOptions } from '../match/search';
import { type SkillMatch, SkillSearch } from '../match/skillSearch';
import type { Skill } from '../model/skill';

/** As SkillSearch has it. */
export type Searcher = (query: string, options?: SearchOptions) => readonly SkillMatch[];

/** How many more are looked at than asked for, since some may not be told. */
const SPARE = 4;

/** The best of `skills` for a request, best first. */
export function searchAmong(
  skills: readonly Skill[],
  search: Searcher | undefined,
  query: string,
  options: SearchOptions & { readonly limit: number },
): readonly SkillMatch[] {
  const among = new Set(skills);
  return (search ?? searcherOver(skills))(query, { ...options, limit: options.limit * SPARE })
    .filter(({ skill }) => among.has(skill))
    .slice(0, options.limit);
}

function searcherOver(skills: readonly Skill[]): Searcher {
  const index = new SkillSearch();
  index.update(skills);
  return (query, options) => index.search(query, options);
}
