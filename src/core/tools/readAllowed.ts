// Reads a skill for a model, once consent is given.

import type { Verdict } from '../model/ports';
import type { Skill } from '../model/skill';
import { reasonFor } from '../policy/trust/reasons';
import { promptName } from '../prompt/promptLine';
import { type LoadedSkill, readSkill } from '../prompt/readSkill';
import type { TokenBudget } from '../prompt/skillContent';
import { estimateTokens } from '../prompt/tokens';
import { type ToolContext, ToolError } from './tool';

/** Throws a ToolError where consent refuses the skill, or its file can't be read. */
export async function readAllowed(skill: Skill, context: ToolContext): Promise<LoadedSkill> {
  const { files, token } = context;
  const loaded = await allowed(skill, context, () => readSkill(skill, files, token));
  if (loaded.kind === 'problem') {
    throw new ToolError(
      `the skill "${promptName(skill.name)}" could not be read (${skill.path}: ${loaded.reason}). Tell the person, and go on without it.`,
    );
  }
  return loaded;
}

/**
 * What `read` gives of a skill, if consent is given, and if the skill is after the reading still what it was given for.
 * Throws a ToolError otherwise.
 */
export async function allowed<T>(
  skill: Skill,
  { consent, token }: Pick<ToolContext, 'consent' | 'token'>,
  read: () => Promise<T>,
): Promise<T> {
  const verdict: Verdict = await consent.mayLoad(skill, token);
  if (!verdict.allowed) throw new ToolError(verdict.reason);
  if (token?.isCancellationRequested) throw new ToolError(reasonFor('cancelled', skill));
  const result = await read();
  const holds = (await verdict.stillHolds?.()) ?? true;
  if (token?.isCancellationRequested) throw new ToolError(reasonFor('cancelled', skill));
  if (!holds) throw new ToolError(reasonFor('changed', skill));
  return result;
}

/** What is left of a budget. */
export async function restOf(budget: TokenBudget | undefined, content: string): Promise<TokenBudget | undefined> {
  if (!budget) return undefined;
  const count = budget.count?.bind(budget) ?? estimateTokens;
  return { ...budget, tokens: budget.tokens - (await count(content)) };
}
