// One question to a model: what is known and decided of it before the loop begins, and what changes while it runs.

import type * as vscode from 'vscode';
import { LoadedSkills } from '../core/agent/loadedSkills';
import type { Skill } from '../core/model/skill';
import type { TokenBudget } from '../core/prompt/skillContent';
import type { ToolContext } from '../core/tools/tool';
import { toolContext } from '../host/toolContext';
import { type History, historyOf } from './history';
import type { Turn } from './turn';

export interface Session {
  readonly turn: Turn;
  readonly model: vscode.LanguageModelChat;
  /** What the person said, without the names of commands and skills. */
  readonly prompt: string;
  readonly history: History;
  /** What core's tools are given here; knows what is loaded already. */
  readonly context: ToolContext;
  readonly loaded: LoadedSkills;
}

export async function openSession(turn: Turn, model: vscode.LanguageModelChat, prompt: string): Promise<Session> {
  const { services, token } = turn;
  const base = await toolContext(services, token);
  const history = historyOf(turn.history, base);
  const loaded = new LoadedSkills(history.loaded);
  return { turn, model, prompt, history, loaded, context: { ...base, isLoaded: (skill) => loaded.has(skill) } };
}

/** A share of the model's input. */
export function budgetOf(model: vscode.LanguageModelChat, share: number, token: vscode.CancellationToken): TokenBudget {
  return {
    tokens: Math.floor(model.maxInputTokens * share),
    count: (text) => model.countTokens(text, token),
  };
}

/** The skills whose instructions stand in the conversation, as the catalog has them now. */
export function activeSkills({ loaded, turn }: Session): Skill[] {
  const { skills } = turn.services.catalog.snapshot;
  return loaded.versions.flatMap(({ path }) => skills.find((skill) => skill.path === path) ?? []);
}
