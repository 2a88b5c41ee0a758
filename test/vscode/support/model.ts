// The scripted language model (test/vscode/extensions/scriptedModel), as tests use it.

import * as vscode from 'vscode';

/** What the model says next: plain text, or text and calls of tools. */
export type Answer = string | { readonly text?: string; readonly calls?: readonly Call[] };

export interface Call {
  readonly name: string;
  readonly input: object;
}

export type Part =
  | { readonly type: 'text'; readonly value: string }
  | { readonly type: 'call'; readonly id: string; readonly name: string; readonly input: object }
  | { readonly type: 'result'; readonly id: string; readonly text: string }
  | { readonly type: 'other'; readonly kind: string };

export interface Request {
  readonly messages: readonly { readonly role: 'user' | 'assistant'; readonly parts: readonly Part[] }[];
  /** The names of the tools that were offered. */
  readonly tools: readonly string[];
  readonly cancelled: boolean;
}

export interface ScriptedModel {
  /** Every request since the start or the last `reset`. */
  readonly requests: readonly Request[];
  /** Resolves when VS Code knows the model: before that a chat's first request fails. */
  readonly ready: Promise<unknown>;
  /** Puts answers at the end of the queue. A function is given the request. With none left it says so in words. */
  script(...answers: (Answer | ((request: Request) => Answer | Promise<Answer>))[]): void;
  /** Forgets the answers and the requests. */
  reset(): void;
  /** Takes the model away, or brings it back. */
  offer(available: boolean): void;
}

/** The model, resolved by VS Code and with an empty script. */
export async function scriptedModel(): Promise<ScriptedModel> {
  const extension = vscode.extensions.getExtension<ScriptedModel>('skillshelf-tests.scripted-model');
  if (!extension)
    throw new Error('this suite has no scripted model: add scriptedModel to it in test/vscode/suites.mjs');
  const model = await extension.activate();
  await model.ready;
  model.reset();
  return model;
}

/** A request's whole text, for looking for words in it. */
export function textOf(request: Request): string {
  const parts = request.messages.flatMap((message) => message.parts);
  return parts.map((part) => (part.type === 'text' ? part.value : part.type === 'result' ? part.text : '')).join('\n');
}
