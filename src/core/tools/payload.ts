// What a model gets when a person starts skills by hand: exactly these messages, for the request and for its preview.

import type { Skill } from '../model/skill';
import { argumentRules } from '../prompt/argumentRules';
import { fillArguments } from '../prompt/arguments';
import type { GivenArguments } from '../prompt/argumentWords';
import { readSkill } from '../prompt/readSkill';
import { loadContent, type SkillLoad } from './skillLoad';
import type { ToolContext } from './tool';

export interface Payload {
  readonly loads: readonly SkillLoad[];
  /** The last message: the person's own words, or a word to begin. */
  readonly prompt: string;
}

const BEGIN = 'Follow the instructions of this skill.';
const BEGIN_ALL = 'Follow the instructions of these skills.';

/** Loads `skills` for a person's start. A skill that another one brought along isn't loaded again. */
export async function payloadOf(
  skills: readonly Skill[],
  given: GivenArguments,
  context: ToolContext,
): Promise<Payload> {
  const loads: SkillLoad[] = [];
  for (const skill of skills) {
    if (loads.some((load) => load.skills.includes(skill))) continue;
    const isLoaded = (each: Skill) => loads.some((load) => load.skills.includes(each));
    loads.push(await loadContent(skill, { ...context, isLoaded }, { given, byHand: true }));
  }
  return { loads, prompt: given.text || (skills.length > 1 ? BEGIN_ALL : BEGIN) };
}

/** What a skill asks for and `given` doesn't have. Shown to the person alone, so nobody's consent is needed. */
export async function missingArguments(
  skill: Skill,
  given: GivenArguments,
  { files, firstArgument, token }: ToolContext,
): Promise<readonly string[]> {
  const loaded = await readSkill(skill, files, token);
  if (loaded.kind === 'problem') return [];
  return fillArguments(loaded.body, skill, given, argumentRules(skill, loaded.body, firstArgument)).missing;
}
