// A language model as the loop sees it, whichever host it comes from.

import type { Cancellation } from '../model/ports';

export interface TextPart {
  readonly kind: 'text';
  readonly text: string;
}

export interface ToolCall {
  readonly kind: 'call';
  /** The model's own; the result carries it back. */
  readonly id: string;
  readonly name: string;
  readonly input: unknown;
}

export interface ToolResult {
  readonly kind: 'result';
  /** The call's. */
  readonly id: string;
  readonly text: string;
  /** The host's own form of the result (pictures and the like), which its model port sends instead of the text. */
  readonly native?: unknown;
  /** True if the tool failed, or was not run. */
  readonly isError?: boolean;
}

export type Part = TextPart | ToolCall | ToolResult;

/** There is no system role: VS Code's stable API has none. */
export interface Message {
  readonly role: 'user' | 'assistant';
  readonly parts: readonly Part[];
}

/** What a model is told of a tool. */
export interface ToolSpec {
  readonly name: string;
  readonly description: string;
  readonly inputSchema?: object;
}

export interface ChatModel {
  /** One request; the answer as it comes. Throws what the host throws. */
  send(
    messages: readonly Message[],
    tools: readonly ToolSpec[],
    token: Cancellation,
  ): AsyncIterable<TextPart | ToolCall>;
  /** Tokens of a text as this model counts them; without it an estimate has to do. */
  count?(text: string): PromiseLike<number>;
}

export function userText(text: string): Message {
  return { role: 'user', parts: [{ kind: 'text', text }] };
}

export function assistantText(text: string): Message {
  return { role: 'assistant', parts: [{ kind: 'text', text }] };
}

/** A message's text, without its calls and results. */
export function textOf({ parts }: Message): string {
  return parts.map((part) => (part.kind === 'text' ? part.text : '')).join('');
}
