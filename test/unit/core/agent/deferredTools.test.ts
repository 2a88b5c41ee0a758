import assert from 'node:assert/strict';
import type { Message } from '../../../../src/core/agent/chatModel';
import { deferCostly, offer, undeferred } from '../../../../src/core/agent/deferredTools';
import type { AnyHook } from '../../../../src/core/agent/hookEvents';
import type { LoopTool } from '../../../../src/core/agent/toolRun';
import { results, run } from '../../../support/conversation';
import { call, FakeModel, text } from '../../../support/fakeModel';

const inputSchema = { type: 'object', properties: { prompt: { type: 'string' } }, required: ['prompt'] };
const tool = (name: string, description: string, over: Partial<LoopTool> = {}): LoopTool => ({
  spec: { name, description, inputSchema },
  run: ({ input }) => Promise.resolve({ text: `${name} ran with ${JSON.stringify(input)}` }),
  ...over,
});
const image = tool('image_gen', 'Generates an image from a text.', { deferLoading: true });
const cloud = tool('connect_cloud_service', 'Connects a cloud service.', { deferLoading: true });
const read = tool('read', 'Reads a file.');

const namesOf = (tools: readonly { readonly name: string }[]) => tools.map(({ name }) => name);
const lastResult = (model: FakeModel, index: number) =>
  String((results(model.requests[index]?.messages.at(-1) as Message)[0] as string[])[1]);

describe('tools that are told of only when they are wanted', () => {
  it('leave their place to a search and a way to run them', () => {
    const { specs, tools } = offer([read, image, cloud]);
    assert.deepEqual(namesOf(specs), ['read', 'search_tools', 'run_tool']);
    assert.ok(tools.includes(image));
    assert.deepEqual(namesOf(offer([read]).specs), ['read']);
  });

  it('are those whose descriptions cost too much together', () => {
    const many = Array.from({ length: 80 }, (_, index) => tool(`t${index}`, 'word '.repeat(400)));
    assert.ok(deferCostly(many, 40_000).every(({ deferLoading }) => deferLoading));
    assert.deepEqual(deferCostly([read], 40_000), [read]);
    const { specs } = offer(deferCostly(many, 40_000));
    assert.ok(JSON.stringify(specs).length / 4 < 400);
  });

  it('are found by words, with their schemas, and run with their input checked', async () => {
    const model = new FakeModel(
      [call('search_tools', { query: 'generate an image' })],
      [call('run_tool', { name: 'image_gen', input: { prompt: 3 } })],
      [call('run_tool', { name: 'image_gen', input: { prompt: 'a cat' } })],
      [text('Here.')],
    );
    await run(model, { tools: [read, image, cloud] });
    for (const { tools } of model.requests) assert.deepEqual(namesOf(tools), ['read', 'search_tools', 'run_tool']);
    assert.match(lastResult(model, 1), /^image_gen: Generates an image from a text\.\nInput: \{"type":"object"/);
    assert.match(lastResult(model, 2), /^Error: image_gen was not run: "prompt" must be string, and is number\./);
    assert.equal(lastResult(model, 3), 'image_gen ran with {"prompt":"a cat"}');
  });

  it('are seen by hooks under their own names', async () => {
    const seen: string[] = [];
    const hook: AnyHook = {
      type: 'preToolUse',
      name: 'test',
      handle: ({ toolCall }) => void seen.push(`${toolCall.name} ${JSON.stringify(toolCall.input)}`),
    };
    const model = new FakeModel([call('run_tool', { name: 'image_gen', input: { prompt: 'x' } })], [text('ok')]);
    await run(model, { tools: [image], hooks: [hook] });
    assert.deepEqual(seen, ['image_gen {"prompt":"x"}']);
  });

  it('say so where none fits, or none is called so', async () => {
    const model = new FakeModel(
      [call('search_tools', { query: 'zebra' })],
      [call('run_tool', { name: 'zebra' })],
      [call('run_tool', {})],
      [text('ok')],
    );
    await run(model, { tools: [read, image] });
    assert.equal(lastResult(model, 1), 'None of the 1 further tools fits these words. Go on without one.');
    assert.match(
      lastResult(model, 2),
      /^Error: there is no tool zebra\. The tools are: read, search_tools, run_tool\.$/,
    );
    assert.match(lastResult(model, 3), /^Error: run_tool was not run: "name" is required\./);
  });

  it('leave other calls as they are', () => {
    assert.deepEqual(undeferred(call('read', { prompt: 'x' })), call('read', { prompt: 'x' }));
    assert.deepEqual(undeferred(call('run_tool', { name: 'a' })).input, {});
  });
});
