// The catalogue: what a model is told of every skill before it has asked for one (first seed).

import type { Skill } from '../model/skill';
import { describedBy } from './descriptions';
import { byName } from './listing';
import { promptName } from './promptLine';

/** The text's first line; a request that holds it has a catalogue already. */
export const CATALOGUE_HEADING = '# Available Skills';

/** What a model is to do with the list (first seed). */
export const INTRODUCTION =
  "The following skills are available. Call the `load_skill` tool with the skill's name to retrieve its full instructions, then follow them.";

/** How a skill is described in a prompt: a line, never empty. */
export type Describe = (skill: Skill) => string;

/** The catalogue of `skills`, sorted by name; empty for none. Who may be in it is decided before (listing.ts). */
export function catalogueText(skills: readonly Skill[], describe: Describe = describedBy): string {
  if (skills.length === 0) return '';
  const entries = [...skills].sort(byName).map((skill) => catalogueEntry(skill, describe));
  return [CATALOGUE_HEADING, INTRODUCTION, ...entries].join('\n\n');
}

/** One skill's part of the catalogue. */
export function catalogueEntry(skill: Skill, describe: Describe = describedBy): string {
  return `## ${promptName(skill.name)}\n${describe(skill)}`;
}
