// The loop: messages → hooks → model → tool calls → hooks → results → the model again, until it answers.

import type { Cancellation } from '../model/ports';
import { CANCELLED, cancellable, untilCancelled } from './cancellable';
import type { ChatModel, Message, TextPart, ToolCall, ToolResult } from './chatModel';
import { type Offered, offer, undeferred } from './deferredTools';
import { fitMessages } from './fitting';
import type { Appended, HookPipeline } from './hooks';
import { Repeats } from './repeats';
import { TokenCounter } from './tokenCounter';
import { type LoopTool, runTool, type ToolRunContext } from './toolRun';

export interface LoopLimits {
  /** Requests to the model for one answer, at most. */
  readonly rounds: number;
  /** Tokens that the model takes in one request. */
  readonly inputTokens: number;
}

export interface LoopRequest {
  readonly model: ChatModel;
  /** Asked for anew before each request: a skill that is loaded may bring tools. */
  readonly tools: () => readonly LoopTool[];
  /** The conversation so far; its last message is the request. */
  readonly messages: readonly Message[];
  readonly hooks: HookPipeline;
  readonly limits: LoopLimits;
}

/** `limit`: the model still wanted tools when its rounds were used up; those calls were not run. */
export type EndReason = 'answered' | 'limit' | 'cancelled' | 'failed';

export interface LoopEnd {
  readonly kind: 'end';
  readonly reason: EndReason;
  readonly rounds: number;
  /** The conversation with all that was said and done, ready to go on. */
  readonly messages: readonly Message[];
  /** What the model threw; only for `failed`. */
  readonly error?: unknown;
}

export type LoopEvent =
  | TextPart
  | ToolCall
  | { readonly kind: 'done'; readonly call: ToolCall; readonly text: string; readonly failed: boolean }
  /** Texts that were left out of the conversation from here on, since it had grown too long. */
  | { readonly kind: 'dropped'; readonly texts: readonly string[] }
  | LoopEnd;

/** The share of a model's input that one tool's result may take, and that a conversation may fill. */
export const RESULT_SHARE = 0.4;
const FULL = 0.9;

/** Runs until the model answers without a call. The last event is always `end`. */
export async function* converse(request: LoopRequest, token: Cancellation): AsyncGenerator<LoopEvent, void, void> {
  const tools = { repeats: new Repeats(), counter: new TokenCounter(request.model) };
  let { messages } = request;
  for (let round = 1; ; round++) {
    const step = yield* takeStep({ ...request, messages }, tools, round === request.limits.rounds, token);
    messages = step.messages;
    if (!step.reason) continue;
    const rounds = step.asked ? round : round - 1;
    return yield { kind: 'end', reason: step.reason, rounds, messages, ...('error' in step && { error: step.error }) };
  }
}

/** What one request to the model came to; without a reason the loop goes on. */
interface Step {
  readonly messages: readonly Message[];
  readonly reason?: EndReason;
  readonly error?: unknown;
  /** False if it ended before the model was asked. */
  readonly asked: boolean;
}

async function* takeStep(
  request: LoopRequest,
  { repeats, counter }: Pick<ToolRunContext, 'repeats' | 'counter'>,
  isLast: boolean,
  token: Cancellation,
): AsyncGenerator<LoopEvent, Step, void> {
  const prepared = await cancellable(prepare(request, counter, token), token);
  if (prepared === CANCELLED) return { messages: request.messages, reason: 'cancelled', asked: false };
  const { messages, offered, dropped } = prepared;
  if (dropped.length > 0) yield { kind: 'dropped', texts: dropped };
  const answer = yield* listen(request.model, prepared, token);
  if ('error' in answer) return { messages, reason: 'failed', error: answer.error, asked: true };
  if (token.isCancellationRequested) return { messages, reason: 'cancelled', asked: true };
  const calls = answer.said.filter((part) => part.kind === 'call');
  if (calls.length === 0 || isLast) {
    const reason = calls.length === 0 ? 'answered' : 'limit';
    return { messages: withAnswer(messages, answer.said), reason, asked: true };
  }
  const resultTokens = Math.floor(request.limits.inputTokens * RESULT_SHARE);
  const context = { tools: offered.tools, hooks: request.hooks, repeats, counter, resultTokens };
  const results = yield* runCalls(calls, context, token);
  if (results === CANCELLED) return { messages, reason: 'cancelled', asked: true };
  const said: Message[] = [
    { role: 'assistant', parts: answer.said },
    { role: 'user', parts: results },
  ];
  return { messages: [...messages, ...said], asked: true };
}

interface Prepared {
  readonly messages: readonly Message[];
  readonly offered: Offered;
  readonly dropped: readonly string[];
  readonly appended: Appended;
}

/** Asks the handlers, and makes room for what they add. */
async function prepare(
  { messages, hooks, limits, ...request }: LoopRequest,
  counter: TokenCounter,
  token: Cancellation,
): Promise<Prepared> {
  const offered = offer(request.tools());
  const appended = await hooks.preLlmRequest(messages, token);
  const beside =
    (await counter.messages([...appended.first, ...appended.last])) +
    (await counter.text(JSON.stringify(offered.specs)));
  const fitted = await fitMessages(messages, limits.inputTokens * FULL - beside, counter);
  return { ...fitted, offered, appended };
}

/** One request; gives on the answer as it comes, and returns it whole. */
async function* listen(
  model: ChatModel,
  { messages, offered, appended: { first, last } }: Prepared,
  token: Cancellation,
): AsyncGenerator<TextPart | ToolCall, { readonly said: readonly AnswerPart[] } | { readonly error: unknown }, void> {
  const parts: AnswerPart[] = [];
  try {
    for await (const part of untilCancelled(
      model.send([...first, ...messages, ...last], offered.specs, token),
      token,
    )) {
      parts.push(part);
      yield part;
    }
    return { said: joinText(parts) };
  } catch (error) {
    return { error };
  }
}

type AnswerPart = TextPart | ToolCall;

/** One after the other: a call may ask the person something, and the model reads the results in order. */
async function* runCalls(
  calls: readonly ToolCall[],
  context: ToolRunContext,
  token: Cancellation,
): AsyncGenerator<LoopEvent, readonly ToolResult[] | typeof CANCELLED, void> {
  const results: ToolResult[] = [];
  for (const call of calls.map(undeferred)) {
    const result = await cancellable(runTool(call, context, token), token);
    if (result === CANCELLED) return CANCELLED;
    results.push(result);
    yield { kind: 'done', call, text: result.text, failed: result.isError === true };
  }
  return results;
}

/** Without calls that nobody answers: no model takes a conversation with such. */
function withAnswer(messages: readonly Message[], said: readonly AnswerPart[]): readonly Message[] {
  const parts = said.filter((part) => part.kind === 'text');
  return parts.length === 0 ? messages : [...messages, { role: 'assistant', parts }];
}

/** A stream comes in pieces; the history keeps each run of text as one. */
function joinText(parts: readonly AnswerPart[]): AnswerPart[] {
  const joined: AnswerPart[] = [];
  for (const part of parts) {
    const last = joined.at(-1);
    if (part.kind === 'text' && last?.kind === 'text')
      joined[joined.length - 1] = { kind: 'text', text: last.text + part.text };
    else joined.push(part);
  }
  return joined;
}
