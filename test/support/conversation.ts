// Conversations of a fake model with a tool that says everything again, from their first event to their end.

import assert from 'node:assert/strict';
import { type Message, userText } from '../../src/core/agent/chatModel';
import type { AnyHook } from '../../src/core/agent/hookEvents';
import { HookPipeline } from '../../src/core/agent/hooks';
import { converse, type LoopEvent, type LoopLimits, type LoopRequest } from '../../src/core/agent/loop';
import type { LoopTool } from '../../src/core/agent/toolRun';
import { TestToken } from './cancellation';
import type { FakeModel } from './fakeModel';

export const echo: LoopTool = {
  spec: { name: 'echo', description: 'Says it again.' },
  run: ({ input }) => Promise.resolve({ text: `echo ${JSON.stringify(input)}` }),
};

export interface Given {
  readonly tools?: readonly LoopTool[];
  readonly messages?: readonly Message[];
  readonly hooks?: readonly AnyHook[];
  readonly limits?: Partial<LoopLimits>;
}

export async function run(model: FakeModel, given: Given = {}, token = new TestToken()): Promise<LoopEvent[]> {
  const events: LoopEvent[] = [];
  const { tools = [echo], messages = [userText('hi')], hooks = [], limits } = given;
  const request: LoopRequest = {
    model,
    tools: () => tools,
    messages,
    hooks: new HookPipeline(hooks, { warn: assert.fail, error: assert.fail }),
    limits: { rounds: 15, inputTokens: 100_000, ...limits },
  };
  for await (const event of converse(request, token)) events.push(event);
  return events;
}

/** A message's results as [id, text]; other parts by their kind. */
export const results = ({ parts }: Message) =>
  parts.map((part) => (part.kind === 'result' ? [part.id, part.text] : part.kind));
/** How it ended, and after how many requests; asserts that it ended once, at last. */
export const endOf = (events: readonly LoopEvent[]) => {
  const last = events.at(-1);
  assert.ok(last?.kind === 'end');
  assert.equal(events.filter(({ kind }) => kind === 'end').length, 1);
  return [last.reason, last.rounds];
};
