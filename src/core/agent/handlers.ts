// The handlers of our own, each of which a request's pipeline may have (first seed: catalogue, approval, gate, timing, logging).

import type { Cancellation, Logger, Verdict } from '../model/ports';
import { type ToolCall, userText } from './chatModel';
import type { AnyHook, PreLlmRequestEvent } from './hookEvents';

/** The catalogue stands first in each request; `text` is asked for anew each time, and empty where there is nothing. */
export function catalogueHook(text: (event: PreLlmRequestEvent, token: Cancellation) => Promise<string>): AnyHook {
  return {
    type: 'preLlmRequest',
    name: 'catalogue',
    async handle(event, token) {
      const catalogue = await text(event, token);
      return catalogue === '' ? undefined : { kind: 'appendMessages', messages: [userText(catalogue)], place: 'first' };
    },
  };
}

/** Blocks a call for which `allow` says no: the person's approval, and behind all others the permission gate. */
export function verdictHook(
  name: string,
  allow: (call: ToolCall, token: Cancellation) => Verdict | Promise<Verdict>,
): AnyHook {
  return {
    type: 'preToolUse',
    name,
    async handle({ toolCall }, token) {
      try {
        const verdict = await allow(toolCall, token);
        return verdict.allowed ? undefined : { kind: 'block', reason: verdict.reason };
      } catch (error) {
        // Skipped, as other handlers are, it would let everything through.
        return {
          kind: 'block',
          reason: `${name} could not decide (${error instanceof Error ? error.message : error}).`,
        };
      }
    },
  };
}

/** Logs how long each tool took. `now` gives milliseconds. */
export function timingHooks(log: Pick<Logger, 'debug'>, now: () => number = Date.now): readonly AnyHook[] {
  const begun = new Map<string, number>();
  return [
    {
      type: 'preToolUse',
      name: 'timing',
      handle: ({ toolCall }) => void begun.set(toolCall.id, now()),
    },
    {
      type: 'postToolUse',
      name: 'timing',
      handle({ toolCall }) {
        const start = begun.get(toolCall.id);
        begun.delete(toolCall.id);
        if (start !== undefined) log.debug(`${toolCall.name} took ${now() - start} ms`);
      },
    },
  ];
}

/** Logs each request, call and result by size, never by content. */
export function loggingHooks(log: Pick<Logger, 'debug'>): readonly AnyHook[] {
  return [
    {
      type: 'preLlmRequest',
      name: 'logging',
      handle: ({ messages }) => void log.debug(`request to the model: ${messages.length} messages`),
    },
    { type: 'preToolUse', name: 'logging', handle: ({ toolCall }) => void log.debug(`call of ${toolCall.name}`) },
    {
      type: 'postToolUse',
      name: 'logging',
      handle: ({ toolCall, result }) =>
        void log.debug(`${toolCall.name} ${result.isError ? 'failed' : 'answered'}: ${result.text.length} characters`),
    },
  ];
}
