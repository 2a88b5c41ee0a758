// Earlier turns of the conversation, as a model gets them.

import * as vscode from 'vscode';
import { assistantText, type Message, userText } from '../core/agent/chatModel';
import { promptOf } from './prompt';
import { turnOf } from './result';

type Turns = vscode.ChatContext['history'];

/**
 * The requests that a model answered, with its answers. What we answered ourselves stays out: lists for the person
 * also name skills that no model may hear of.
 */
export function historyMessages(history: Turns): Message[] {
  return history.flatMap((turn, index) => {
    const answer = history[index + 1];
    if (!(turn instanceof vscode.ChatRequestTurn) || !(answer instanceof vscode.ChatResponseTurn)) return [];
    if (turnOf(answer.result)?.kind !== 'model') return [];
    const said = markdownOf(answer);
    return said === '' ? [] : [userText(promptOf(turn)), assistantText(said)];
  });
}

function markdownOf({ response }: vscode.ChatResponseTurn): string {
  return response
    .map((part) => (part instanceof vscode.ChatResponseMarkdownPart ? part.value.value : ''))
    .join('')
    .trim();
}
