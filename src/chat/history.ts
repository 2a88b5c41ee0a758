// Earlier turns of the conversation, as a model gets them, with the skills that were loaded in them.

import * as vscode from 'vscode';
import { assistantText, type Message, userText } from '../core/agent/chatModel';
import { isVersion, type Loaded } from '../core/agent/loadedSkills';
import type { ToolContext } from '../core/tools/tool';
import { promptOf } from './prompt';
import { turnOf } from './result';

type Turns = vscode.ChatContext['history'];

export interface History {
  readonly messages: readonly Message[];
  /** What of skills stands in the messages. */
  readonly loaded: readonly Loaded[];
}

/**
 * The requests that a model answered, with its answers. What we answered ourselves stays out: lists for the person
 * also name skills that no model may hear of. So do skills that have changed since, or may not be told any more.
 */
export function historyOf(history: Turns, context: Pick<ToolContext, 'snapshot' | 'consent'>): History {
  const messages: Message[] = [];
  const loaded: Loaded[] = [];
  for (const [index, turn] of history.entries()) {
    const answer = history[index + 1];
    if (!(turn instanceof vscode.ChatRequestTurn) || !(answer instanceof vscode.ChatResponseTurn)) continue;
    const result = turnOf(answer.result);
    const said = markdownOf(answer);
    if (result?.kind !== 'model' || said === '') continue;
    const valid = result.loaded.filter((each) => isValid(each, context));
    loaded.push(...valid);
    messages.push(...valid.map(({ content }) => userText(content)), userText(promptOf(turn)), assistantText(said));
  }
  return { messages, loaded };
}

function isValid({ skills }: Loaded, { snapshot, consent }: Pick<ToolContext, 'snapshot' | 'consent'>): boolean {
  return skills.every((version) => {
    const skill = snapshot.skills.find((each) => isVersion(version, each));
    return skill !== undefined && consent.mayList(skill);
  });
}

function markdownOf({ response }: vscode.ChatResponseTurn): string {
  return response
    .map((part) => (part instanceof vscode.ChatResponseMarkdownPart ? part.value.value : ''))
    .join('')
    .trim();
}
