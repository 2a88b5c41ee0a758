// A model that answers from a script, and remembers what it was asked.

import type { ChatModel, Message, TextPart, ToolCall, ToolSpec } from '../../src/core/agent/chatModel';
import type { Cancellation } from '../../src/core/model/ports';

export type Answer = readonly (TextPart | ToolCall | Error | Promise<unknown>)[];

export interface SentRequest {
  readonly messages: readonly Message[];
  readonly tools: readonly ToolSpec[];
  readonly token: Cancellation;
}

export class FakeModel implements ChatModel {
  readonly requests: SentRequest[] = [];
  readonly #answers: readonly Answer[];

  /** One answer a request; the last one is given again and again. */
  constructor(...answers: readonly Answer[]) {
    this.#answers = answers;
  }

  async *send(messages: readonly Message[], tools: readonly ToolSpec[], token: Cancellation) {
    this.requests.push({ messages, tools, token });
    for (const part of this.#answers[Math.min(this.requests.length, this.#answers.length) - 1] ?? []) {
      if (part instanceof Error) throw part;
      if (part instanceof Promise) await part;
      else yield part;
    }
  }
}

export function text(words: string): TextPart {
  return { kind: 'text', text: words };
}

export function call(name: string, input: unknown = {}, id = name): ToolCall {
  return { kind: 'call', id, name, input };
}
