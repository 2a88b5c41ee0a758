// What hooks are told and what they may answer (first seed): plain data, also for other extensions (api.ts).

import type { Cancellation } from '../model/ports';
import type { Message, ToolCall, ToolResult } from './chatModel';

/** A tool is about to run; its input has been checked against its schema. */
export interface PreToolUseEvent {
  readonly type: 'preToolUse';
  readonly toolCall: ToolCall;
}

/** A tool has run, or failed (`result.isError`). The result may have been replaced by a handler before. */
export interface PostToolUseEvent {
  readonly type: 'postToolUse';
  readonly toolCall: ToolCall;
  readonly result: ToolResult;
}

/** A request is about to go to the model. `messages` is the conversation without what handlers append. */
export interface PreLlmRequestEvent {
  readonly type: 'preLlmRequest';
  readonly messages: readonly Message[];
}

export type HookEvent = PreToolUseEvent | PostToolUseEvent | PreLlmRequestEvent;
export type HookEventType = HookEvent['type'];
export type EventOf<T extends HookEventType> = Extract<HookEvent, { readonly type: T }>;

/** Nothing to say. A handler that returns nothing says the same. */
export interface ContinueResult {
  readonly kind: 'continue';
}

/** The call is not run, and no later handler is asked. `reason` is told to the model. */
export interface BlockResult {
  readonly kind: 'block';
  readonly reason: string;
}

/** Takes the place of the tool's result; later handlers see it. */
export interface ReplaceResult {
  readonly kind: 'replace';
  readonly result: Pick<ToolResult, 'text' | 'native' | 'isError'>;
}

/**
 * Messages for this one request; they are never kept in the conversation. They stand after it, or before it with
 * `place: 'first'`, where a text that stays the same lets the model's prompt cache hold.
 */
export interface AppendMessagesResult {
  readonly kind: 'appendMessages';
  readonly messages: readonly Message[];
  readonly place?: 'first' | 'last';
}

export type HookResult = ContinueResult | BlockResult | ReplaceResult | AppendMessagesResult;

/** The results that fit each event; any other is ignored with a warning. */
export const FITTING: Readonly<Record<HookEventType, readonly HookResult['kind'][]>> = {
  preToolUse: ['continue', 'block'],
  postToolUse: ['continue', 'replace'],
  preLlmRequest: ['continue', 'appendMessages'],
};

type Answer = HookResult | undefined;

export type HookHandler<T extends HookEventType> = (
  event: EventOf<T>,
  token: Cancellation,
) => Answer | PromiseLike<Answer>;

/** A handler in its place. */
export interface Hook<T extends HookEventType = HookEventType> {
  readonly type: T;
  /** Whose it is, for the log. */
  readonly name: string;
  readonly handle: HookHandler<T>;
}

/** One for each event type, so that a list of them can be told apart by `type`. */
export type AnyHook = { readonly [T in HookEventType]: Hook<T> }[HookEventType];
