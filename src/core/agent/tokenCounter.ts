// Counts tokens as the model does, each part of a conversation once.

import { estimateTokens } from '../prompt/tokens';
import type { ChatModel, Message, Part } from './chatModel';

/** What a message costs beside its words: its role, and the marks around it. */
const FRAME = 4;

export class TokenCounter {
  readonly #known = new WeakMap<Part, number>();
  readonly #count: (text: string) => number | PromiseLike<number>;

  constructor({ count }: Pick<ChatModel, 'count'>) {
    this.#count = count ?? estimateTokens;
  }

  async text(text: string): Promise<number> {
    return await this.#count(text);
  }

  async messages(messages: readonly Message[]): Promise<number> {
    let sum = messages.length * FRAME;
    for (const { parts } of messages) for (const part of parts) sum += await this.part(part);
    return sum;
  }

  async part(part: Part): Promise<number> {
    const known = this.#known.get(part);
    if (known !== undefined) return known;
    const tokens = await this.text(part.kind === 'call' ? part.name + JSON.stringify(part.input ?? {}) : part.text);
    this.#known.set(part, tokens);
    return tokens;
  }
}
