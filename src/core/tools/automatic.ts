// The skills that a message calls by their own words, and their contents for the first request (third and fourth seed).

import { matchTriggers, type TriggerMatch } from '../match/triggers';
import type { Skill } from '../model/skill';
import { listingOf } from '../prompt/listing';
import { promptName } from '../prompt/promptLine';
import { joinBlocks, type SkillBlock } from '../prompt/skillBlocks';
import type { TokenBudget } from '../prompt/skillContent';
import { estimateTokens } from '../prompt/tokens';
import { loadContent, type SkillLoad } from './skillLoad';
import { type ToolContext, ToolError } from './tool';

export type Called = TriggerMatch<Skill>;

/** The share of a model's input that they may take together. */
export const AUTOMATIC_SHARE = 0.2;

/** Tokens below which a skill is not begun. */
const WORTHWHILE = 300;

/** Those that a model may have and that are not in the conversation yet; at most three, the most specific first. */
export function calledBy(message: string, context: ToolContext): readonly Called[] {
  const { listed } = listingOf(context);
  return matchTriggers(
    message,
    listed.filter((skill) => !context.isLoaded?.(skill)),
  );
}

export interface AutomaticLoad {
  /** One text for all; empty for none. */
  readonly text: string;
  readonly loads: readonly SkillLoad[];
  /** Those that were not loaded, and why. */
  readonly left: readonly { readonly skill: Skill; readonly reason: 'room' | 'refused'; readonly advice: string }[];
}

/** Loads `skills` in their order, as long as there is room. */
export async function loadAutomatically(
  skills: readonly Skill[],
  context: ToolContext,
  budget: TokenBudget,
): Promise<AutomaticLoad> {
  const count = budget.count?.bind(budget) ?? estimateTokens;
  const loads: SkillLoad[] = [];
  const left: AutomaticLoad['left'][number][] = [];
  let room = budget.tokens;
  for (const skill of skills) {
    if (loads.some((load) => load.skills.includes(skill))) continue;
    if (room < WORTHWHILE) {
      left.push({ skill, reason: 'room', advice: '' });
      continue;
    }
    try {
      const isLoaded = (each: Skill) =>
        loads.some((load) => load.skills.includes(each)) || context.isLoaded?.(each) === true;
      const load = await loadContent(skill, { ...context, isLoaded, budget: { ...budget, tokens: room } });
      room -= await count(blockOf(load).content);
      loads.push(load);
    } catch (error) {
      if (!(error instanceof ToolError)) throw error;
      left.push({ skill, reason: 'refused', advice: error.advice });
    }
  }
  return { text: joinBlocks(loads.map(blockOf)), loads, left };
}

const blockOf = ({ skill, text }: SkillLoad): SkillBlock => ({ name: promptName(skill.name), content: text });
