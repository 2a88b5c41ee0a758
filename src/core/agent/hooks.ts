// The hook pipeline (first seed): asks the handlers of an event in their order, and keeps one's failure from the others.

import type { Cancellation, Logger } from '../model/ports';
import type { Message, ToolCall, ToolResult } from './chatModel';
import { type AnyHook, type EventOf, FITTING, type Hook, type HookEventType, type HookResult } from './hookEvents';

/** What handlers add to one request, in the handlers' order. */
export interface Appended {
  readonly first: readonly Message[];
  readonly last: readonly Message[];
}

const CONTINUE: HookResult = { kind: 'continue' };

export class HookPipeline {
  readonly #hooks: readonly AnyHook[];
  readonly #log: Pick<Logger, 'warn' | 'error'>;

  /** Asked in the order in which they stand. */
  constructor(hooks: readonly AnyHook[], log: Pick<Logger, 'warn' | 'error'>) {
    this.#hooks = hooks;
    this.#log = log;
  }

  /** Why the call must not run; undefined if it may. A block ends the row. */
  async preToolUse(toolCall: ToolCall, token: Cancellation): Promise<string | undefined> {
    for (const hook of this.#of('preToolUse')) {
      const result = await this.#ask(hook, { type: 'preToolUse', toolCall }, token);
      if (result.kind === 'block') return result.reason;
    }
    return undefined;
  }

  /** The result as the handlers leave it. */
  async postToolUse(toolCall: ToolCall, given: ToolResult, token: Cancellation): Promise<ToolResult> {
    let current = given;
    for (const hook of this.#of('postToolUse')) {
      const answer = await this.#ask(hook, { type: 'postToolUse', toolCall, result: current }, token);
      if (answer.kind === 'replace') current = { ...answer.result, kind: 'result', id: toolCall.id };
    }
    return current;
  }

  async preLlmRequest(messages: readonly Message[], token: Cancellation): Promise<Appended> {
    const first: Message[] = [];
    const last: Message[] = [];
    for (const hook of this.#of('preLlmRequest')) {
      const result = await this.#ask(hook, { type: 'preLlmRequest', messages }, token);
      if (result.kind === 'appendMessages') (result.place === 'first' ? first : last).push(...result.messages);
    }
    return { first, last };
  }

  #of<T extends HookEventType>(type: T): Hook<T>[] {
    return this.#hooks.filter((hook) => hook.type === type) as unknown as Hook<T>[];
  }

  async #ask<T extends HookEventType>(hook: Hook<T>, event: EventOf<T>, token: Cancellation): Promise<HookResult> {
    let result: unknown;
    try {
      result = (await hook.handle(event, token)) ?? CONTINUE;
    } catch (error) {
      if (!token.isCancellationRequested) {
        this.#log.error(`hook ${hook.name} failed on ${event.type} and was skipped: ${messageOf(error)}`);
      }
      return CONTINUE;
    }
    if (isWellFormed(result) && FITTING[event.type].includes(result.kind)) return result;
    const kind = isRecord(result) && typeof result.kind === 'string' ? result.kind : typeof result;
    this.#log.warn(`hook ${hook.name} answered ${event.type} with what does not fit it (${kind}), which is ignored`);
    return CONTINUE;
  }
}

/** Other extensions' handlers are not checked by our compiler. */
const WELL_FORMED: Readonly<Record<HookResult['kind'], (result: Readonly<Record<string, unknown>>) => boolean>> = {
  continue: () => true,
  block: ({ reason }) => typeof reason === 'string',
  replace: ({ result }) => isRecord(result) && typeof result.text === 'string',
  appendMessages: ({ messages }) => Array.isArray(messages) && messages.every(isMessage),
};

function isWellFormed(result: unknown): result is HookResult {
  if (!isRecord(result) || typeof result.kind !== 'string' || !Object.hasOwn(WELL_FORMED, result.kind)) return false;
  return WELL_FORMED[result.kind as HookResult['kind']](result);
}

function isMessage(message: unknown): boolean {
  if (!isRecord(message) || (message.role !== 'user' && message.role !== 'assistant')) return false;
  return Array.isArray(message.parts) && message.parts.every((part) => isRecord(part) && typeof part.kind === 'string');
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
