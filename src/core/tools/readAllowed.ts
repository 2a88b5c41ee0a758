// Reads a skill for a model, once consent is given.

import type { Skill } from '../model/skill';
import { promptName } from '../prompt/promptLine';
import { type LoadedSkill, readSkill } from '../prompt/readSkill';
import type { TokenBudget } from '../prompt/skillContent';
import { estimateTokens } from '../prompt/tokens';
import { type ToolContext, ToolError } from './tool';

/** Throws a ToolError where consent refuses the skill, or its file can't be read. */
export async function readAllowed(skill: Skill, { consent, files, token }: ToolContext): Promise<LoadedSkill> {
  const verdict = await consent.mayLoad(skill, token);
  if (!verdict.allowed) throw new ToolError(verdict.reason);
  const loaded = await readSkill(skill, files, token);
  if (token?.isCancellationRequested) throw new ToolError('the call was cancelled.');
  if (loaded.kind === 'problem') {
    throw new ToolError(
      `the skill "${promptName(skill.name)}" could not be read (${skill.path}: ${loaded.reason}). Tell the person, and go on without it.`,
    );
  }
  return loaded;
}

/** What is left of a budget. */
export async function restOf(budget: TokenBudget | undefined, content: string): Promise<TokenBudget | undefined> {
  if (!budget) return undefined;
  const count = budget.count?.bind(budget) ?? estimateTokens;
  return { ...budget, tokens: budget.tokens - (await count(content)) };
}
