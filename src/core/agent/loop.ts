// The loop: messages → model → tool calls → results → the model again, until it answers.

import type { Cancellation } from '../model/ports';
import { CANCELLED, cancellable } from './cancellable';
import type { ChatModel, Message, TextPart, ToolCall, ToolResult, ToolSpec } from './chatModel';

/** A tool as the loop runs it. An error that it throws goes back to the model as text. */
export interface LoopTool {
  readonly spec: ToolSpec;
  run(call: ToolCall, token: Cancellation): Promise<ToolAnswer>;
}

export interface ToolAnswer {
  readonly text: string;
  /** See ToolResult. */
  readonly native?: unknown;
}

export interface LoopRequest {
  readonly model: ChatModel;
  readonly tools: readonly LoopTool[];
  /** The conversation so far; its last message is the request. */
  readonly messages: readonly Message[];
  /** What stands before the conversation in every request, asked for anew each time and never kept (the catalogue). */
  readonly leading: () => readonly Message[] | Promise<readonly Message[]>;
  /** Requests to the model for one answer, at most. */
  readonly maxRounds: number;
}

export type LoopEvent =
  | TextPart
  | ToolCall
  | { readonly kind: 'done'; readonly call: ToolCall; readonly text: string; readonly failed: boolean }
  /** `limit`: the model still wanted tools when its rounds were used up; those calls were not run. */
  | { readonly kind: 'end'; readonly reason: 'answered' | 'limit' | 'cancelled'; readonly rounds: number };

/** Runs until the model answers without a call. The last event is always `end`; an error of the model is thrown. */
export async function* converse(request: LoopRequest, token: Cancellation): AsyncGenerator<LoopEvent, void, void> {
  const messages = [...request.messages];
  const tools = request.tools.map(({ spec }) => spec);
  for (let round = 1; round <= request.maxRounds; round++) {
    const leading = await cancellable(Promise.resolve(request.leading()), token);
    if (leading === CANCELLED) return yield end('cancelled', round - 1);
    const answer: (TextPart | ToolCall)[] = [];
    for await (const part of untilCancelled(request.model.send([...leading, ...messages], tools, token), token)) {
      answer.push(part);
      yield part;
    }
    if (token.isCancellationRequested) return yield end('cancelled', round);
    const calls = answer.filter((part) => part.kind === 'call');
    if (calls.length === 0) return yield end('answered', round);
    if (round === request.maxRounds) return yield end('limit', round);
    const results = yield* runCalls(calls, request.tools, token);
    if (results === CANCELLED) return yield end('cancelled', round);
    messages.push({ role: 'assistant', parts: joinText(answer) }, { role: 'user', parts: results });
  }
}

const end = (reason: 'answered' | 'limit' | 'cancelled', rounds: number): LoopEvent => ({
  kind: 'end',
  reason,
  rounds,
});

/** One after the other: a call may ask the person something, and the model reads the results in order. */
async function* runCalls(
  calls: readonly ToolCall[],
  tools: readonly LoopTool[],
  token: Cancellation,
): AsyncGenerator<LoopEvent, readonly ToolResult[] | typeof CANCELLED, void> {
  const results: ToolResult[] = [];
  for (const call of calls) {
    const done = await cancellable(runCall(call, tools, token), token);
    if (done === CANCELLED) return CANCELLED;
    results.push(done.result);
    yield { kind: 'done', call, text: done.result.text, failed: done.failed };
  }
  return results;
}

async function runCall(
  call: ToolCall,
  tools: readonly LoopTool[],
  token: Cancellation,
): Promise<{ result: ToolResult; failed: boolean }> {
  const result = (answer: ToolAnswer): ToolResult => ({ kind: 'result', id: call.id, ...answer });
  const tool = tools.find(({ spec }) => spec.name === call.name);
  if (!tool) {
    const names = tools.map(({ spec }) => spec.name).join(', ') || 'none';
    return { result: result({ text: `Error: there is no tool ${call.name}. The tools are: ${names}.` }), failed: true };
  }
  try {
    return { result: result(await tool.run(call, token)), failed: false };
  } catch (error) {
    return { result: result({ text: errorText(error) }), failed: true };
  }
}

function errorText(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  return /^error\b/i.test(message) ? message : `Error: ${message}`;
}

/** A stream comes in pieces; the history keeps each run of text as one. */
function joinText(parts: readonly (TextPart | ToolCall)[]): (TextPart | ToolCall)[] {
  const joined: (TextPart | ToolCall)[] = [];
  for (const part of parts) {
    const last = joined.at(-1);
    if (part.kind === 'text' && last?.kind === 'text')
      joined[joined.length - 1] = { kind: 'text', text: last.text + part.text };
    else joined.push(part);
  }
  return joined;
}

async function* untilCancelled<T>(source: AsyncIterable<T>, token: Cancellation): AsyncGenerator<T, void, void> {
  const iterator = source[Symbol.asyncIterator]();
  try {
    while (true) {
      const next = await cancellable(iterator.next(), token);
      if (next === CANCELLED || next.done) return;
      yield next.value;
    }
  } finally {
    // Not awaited: a source that hangs would hold up the end.
    iterator.return?.().then(undefined, () => undefined);
  }
}
