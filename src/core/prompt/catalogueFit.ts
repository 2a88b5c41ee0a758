// The catalogue under a budget: all of it while it fits; else names that stay the same, and what may fit this request.

import type { Skill } from '../model/skill';
import { CATALOGUE_HEADING, catalogueEntry, catalogueText, type Describe, INTRODUCTION } from './catalogue';
import { describedBy } from './descriptions';
import { promptName } from './promptLine';
import { shorten } from './shorten';
import { estimateTokens } from './tokens';

export interface FittedCatalogue {
  /** Empty for no skills. */
  readonly text: string;
  /** The skills that are described in it, the best for the request first; all of them where all fit. */
  readonly described: readonly Skill[];
}

export interface CatalogueBudget {
  /** Estimated tokens. */
  readonly tokens: number;
  readonly describe?: Describe;
  /** The skills that may fit this request, best first; asked for only where not all can be described. */
  readonly best: () => readonly Skill[];
}

/** The heading of the second part. */
export const FITTING_HEADING = '# Skills That May Fit This Request';

/** The share of the budget that names may take. */
const NAMES_SHARE = 0.45;
/** So many of the best are described in full, the others by their first sentence, of at most this many characters. */
const IN_FULL = 3;
const SENTENCE = 160;

/** `skills` are those that may be told, sorted by name; the order of the first part is theirs, whatever is asked. */
export function fittedCatalogue(skills: readonly Skill[], budget: CatalogueBudget): FittedCatalogue {
  const { tokens, describe = describedBy } = budget;
  if (fits(skills, tokens, describe)) return { text: catalogueText(skills, describe), described: skills };
  const names = namesPart(skills, tokens * NAMES_SHARE);
  const fitting = fittingPart(budget.best(), tokens - estimateTokens(names), describe);
  return { text: [names, fitting.text].filter(Boolean).join('\n\n'), described: fitting.described };
}

/** Stops at the first skill too many: a catalogue of thousands isn't written to be thrown away. */
function fits(skills: readonly Skill[], tokens: number, describe: Describe): boolean {
  let left = tokens - estimateTokens(INTRODUCTION);
  for (const skill of skills) {
    left -= estimateTokens(catalogueEntry(skill, describe));
    if (left < 0) return false;
  }
  return true;
}

/** Names alone, as many as fit; the same for every request, so that a prompt cache holds. */
function namesPart(skills: readonly Skill[], tokens: number): string {
  const told: string[] = [];
  let left = tokens - estimateTokens(INTRODUCTION);
  for (const skill of skills) {
    const name = promptName(skill.name);
    left -= estimateTokens(`${name}, `);
    if (left < 0) break;
    told.push(name);
  }
  const more = skills.length - told.length;
  const rest = more > 0 ? `${told.length > 0 ? ' … and' : 'There are'} ${more} more: call search_skills.` : '';
  return [CATALOGUE_HEADING, INTRODUCTION, `${told.join(', ')}${rest}`].join('\n\n');
}

function fittingPart(best: readonly Skill[], tokens: number, describe: Describe): FittedCatalogue {
  let left = tokens - estimateTokens(FITTING_HEADING);
  const entries: string[] = [];
  const described: Skill[] = [];
  for (const skill of best) {
    const whole = catalogueEntry(skill, describe);
    const short = catalogueEntry(skill, (each) => shorten(describe(each), SENTENCE));
    const entry = entries.length < IN_FULL && estimateTokens(whole) <= left ? whole : short;
    const cost = estimateTokens(`${entry}\n\n`);
    if (cost > left) break;
    left -= cost;
    entries.push(entry);
    described.push(skill);
  }
  return { text: entries.length > 0 ? [FITTING_HEADING, ...entries].join('\n\n') : '', described };
}
