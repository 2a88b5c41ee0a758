// The contents of the skills that a skill needs: each once, with its own consent; what can't be had is said.

import { dependenciesOf } from '../catalog/dependencies';
import type { Skill } from '../model/skill';
import { promptName } from '../prompt/promptLine';
import { skillContent, type TokenBudget } from '../prompt/skillContent';
import { fillVariables, variablesOf } from '../prompt/variables';
import { findSkill } from './findSkill';
import { readAllowed, restOf } from './readAllowed';
import { type ToolContext, ToolError } from './tool';

export interface Needed {
  readonly contents: readonly string[];
  /** Those whose instructions are in the contents. */
  readonly skills: readonly Skill[];
  /** Sentences for the model on those that are not. */
  readonly notes: readonly string[];
}

/** Tokens below which a skill is not begun. */
const WORTHWHILE = 200;

/** `byHand`: a person starts the skill, so that skills which are kept from models come too. */
export async function neededSkills(
  skill: Skill,
  context: ToolContext,
  byHand: boolean,
  budget: TokenBudget | undefined,
): Promise<Needed> {
  const find = (name: string) => findSkill(name, context.snapshot, context.activeFolder)?.skill;
  const { order, missing, cycles } = dependenciesOf(skill, find);
  const contents: string[] = [];
  const skills: Skill[] = [];
  const notes = [
    ...missing.map((name) => `it needs the skill "${promptName(name)}", which there is not. Tell the person.`),
    ...cycles.map((names) => `skills need one another in a circle: ${names.map(promptName).join(' → ')}.`),
  ];
  let rest = budget;
  for (const needed of order.filter((each) => !context.isLoaded?.(each))) {
    const outcome = await contentOrNote(needed, context, byHand, rest);
    if ('note' in outcome) {
      notes.push(`it needs the skill "${promptName(needed.name)}", ${outcome.note}`);
      continue;
    }
    contents.push(outcome.content);
    skills.push(needed);
    rest = await restOf(rest, outcome.content);
  }
  return { contents, skills, notes };
}

async function contentOrNote(
  skill: Skill,
  context: ToolContext,
  byHand: boolean,
  budget: TokenBudget | undefined,
): Promise<{ readonly content: string } | { readonly note: string }> {
  if (!byHand && (!skill.modelInvocable || context.isEnabled?.(skill) === false))
    return { note: 'which is not given to models.' };
  if (budget && budget.tokens < WORTHWHILE)
    return { note: 'for which there was no room. Load it with load_skill before you begin.' };
  try {
    const loaded = await readAllowed(skill, context);
    const body = fillVariables(loaded.body, variablesOf(skill));
    return { content: await skillContent({ ...loaded, body }, budget) };
  } catch (error) {
    if (!(error instanceof ToolError)) throw error;
    return { note: `which could not be loaded: ${error.advice}` };
  }
}
