// The core's messages ⇄ VS Code's.

import * as vscode from 'vscode';
import type { Message, Part } from '../core/agent/chatModel';

type Incoming = Pick<vscode.LanguageModelChatRequestMessage, 'role' | 'content'>;

export function toVscode({ role, parts }: Message): vscode.LanguageModelChatMessage {
  if (role === 'user') return vscode.LanguageModelChatMessage.User(parts.flatMap(userPart));
  return vscode.LanguageModelChatMessage.Assistant(parts.flatMap(assistantPart));
}

/** What the core doesn't know (pictures and the like) is left out. */
export function fromVscode({ role, content }: Incoming): Message {
  return {
    role: role === vscode.LanguageModelChatMessageRole.Assistant ? 'assistant' : 'user',
    parts: [...content].flatMap(corePart),
  };
}

/** The text of a tool's result; what is not text is told by its kind. */
export function textOfResult(content: readonly unknown[]): string {
  const pieces = content.map((part) => {
    if (part instanceof vscode.LanguageModelTextPart) return part.value;
    return part instanceof vscode.LanguageModelPromptTsxPart ? JSON.stringify(part.value) : '[not text]';
  });
  return pieces.join('\n');
}

function userPart(part: Part): (vscode.LanguageModelTextPart | vscode.LanguageModelToolResultPart)[] {
  if (part.kind === 'text') return [new vscode.LanguageModelTextPart(part.text)];
  if (part.kind === 'call') return [];
  const content = Array.isArray(part.native) ? part.native : [new vscode.LanguageModelTextPart(part.text)];
  return [new vscode.LanguageModelToolResultPart(part.id, content)];
}

function assistantPart(part: Part): (vscode.LanguageModelTextPart | vscode.LanguageModelToolCallPart)[] {
  if (part.kind === 'text') return [new vscode.LanguageModelTextPart(part.text)];
  if (part.kind === 'result') return [];
  return [new vscode.LanguageModelToolCallPart(part.id, part.name, (part.input ?? {}) as object)];
}

function corePart(part: unknown): Part[] {
  if (part instanceof vscode.LanguageModelTextPart) return [{ kind: 'text', text: part.value }];
  if (part instanceof vscode.LanguageModelToolCallPart) {
    return [{ kind: 'call', id: part.callId, name: part.name, input: part.input }];
  }
  if (part instanceof vscode.LanguageModelToolResultPart) {
    return [{ kind: 'result', id: part.callId, text: textOfResult(part.content) }];
  }
  return [];
}
