// What of a skill is searched.

import type { Skill } from '../model/skill';
import type { MatchDocument } from './entry';

/** Metadata keys under which authors keep words to be found by. */
const TAG_KEYS = ['tags', 'keywords', 'category', 'categories'];

/** The document of a skill, without its body; its id is the skill's path. */
export function documentOf(skill: Skill): MatchDocument {
  const { path, name, description, triggers, tools, metadata } = skill;
  return { id: path, name, description, triggers, tools, tags: TAG_KEYS.flatMap((key) => wordsIn(metadata[key])) };
}

function wordsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return Array.isArray(value) ? value.filter((each) => typeof each === 'string') : [];
}
