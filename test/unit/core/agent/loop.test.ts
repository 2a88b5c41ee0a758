import assert from 'node:assert/strict';
import { assistantText, type Message, type ToolCall, userText } from '../../../../src/core/agent/chatModel';
import type { LoopTool } from '../../../../src/core/agent/toolRun';
import { echo, endOf, results, run } from '../../../support/conversation';
import { call, FakeModel, text } from '../../../support/fakeModel';

const failing = (error: unknown): LoopTool => ({
  spec: { name: 'fail', description: 'Fails.' },
  run: () => Promise.reject(error),
});

describe('the loop', () => {
  it('gives on the answer as it comes, and ends', async () => {
    const events = await run(new FakeModel([text('Hel'), text('lo')]));
    const messages = [userText('hi'), assistantText('Hello')];
    assert.deepEqual(events, [text('Hel'), text('lo'), { kind: 'end', reason: 'answered', rounds: 1, messages }]);
  });

  it('runs what the model calls and asks again with the result', async () => {
    const model = new FakeModel([text('I '), text('look.'), call('echo', { a: 1 })], [text('Done')]);
    const events = await run(model);
    assert.deepEqual(endOf(events), ['answered', 2]);
    const [asked, answer, result] = model.requests[1]?.messages ?? [];
    assert.deepEqual(asked, userText('hi'));
    assert.deepEqual(answer, { role: 'assistant', parts: [text('I look.'), call('echo', { a: 1 })] });
    assert.deepEqual(result, { role: 'user', parts: [{ kind: 'result', id: 'echo', text: 'echo {"a":1}' }] });
  });

  it('tells of each call before it runs and of each result', async () => {
    const events = await run(new FakeModel([call('echo')], [text('ok')]));
    assert.deepEqual(
      events.map(({ kind }) => kind),
      ['call', 'done', 'text', 'end'],
    );
  });

  it('runs several calls of one answer in order, and hands all results back in one message', async () => {
    const order: string[] = [];
    const slow: LoopTool = {
      spec: { name: 'slow', description: '' },
      run: async ({ id }) => {
        order.push(`${id} begins`);
        await new Promise((resolve) => setImmediate(resolve));
        order.push(`${id} ends`);
        return { text: id };
      },
    };
    const model = new FakeModel([call('slow', {}, '1'), call('slow', {}, '2')], [text('ok')]);
    await run(model, { tools: [slow] });
    assert.deepEqual(order, ['1 begins', '1 ends', '2 begins', '2 ends']);
    assert.deepEqual(results(model.requests[1]?.messages.at(-1) as Message), [
      ['1', '1'],
      ['2', '2'],
    ]);
  });

  it("hands a tool's own form of the result on to the model", async () => {
    const native = { picture: true };
    const tool = { ...echo, run: () => Promise.resolve({ text: 'a picture', native }) };
    const model = new FakeModel([call('echo')], [text('ok')]);
    await run(model, { tools: [tool] });
    assert.deepEqual(model.requests[1]?.messages.at(-1)?.parts, [
      { kind: 'result', id: 'echo', text: 'a picture', native },
    ]);
  });

  it('offers the tools with every request', async () => {
    const model = new FakeModel([call('echo')], [text('ok')]);
    await run(model);
    for (const { tools } of model.requests) assert.deepEqual(tools, [echo.spec]);
  });

  describe('what goes wrong', () => {
    const toldAfter = async (first: ToolCall, tools: readonly LoopTool[]) => {
      const model = new FakeModel([first], [text('ok')]);
      const events = await run(model, { tools });
      assert.deepEqual(endOf(events), ['answered', 2]);
      assert.ok(events.some((event) => event.kind === 'done' && event.failed));
      return results(model.requests[1]?.messages.at(-1) as Message)[0]?.[1];
    };

    it("is told to the model as text: a tool's error", async () => {
      assert.equal(await toldAfter(call('fail'), [failing(new Error('disk full'))]), 'Error: disk full');
      assert.equal(
        await toldAfter(call('fail'), [failing(new Error('Error: name is required.'))]),
        'Error: name is required.',
      );
      assert.equal(await toldAfter(call('fail'), [failing('odd')]), 'Error: odd');
    });

    it('is told to the model as text: a tool that throws before it waits', async () => {
      const tool: LoopTool = {
        ...echo,
        run: () => {
          throw new Error('at once');
        },
      };
      assert.equal(await toldAfter(call('echo'), [tool]), 'Error: at once');
    });

    it('is told to the model as text: a tool that there is not', async () => {
      assert.equal(
        await toldAfter(call('rm'), [echo, failing('')]),
        'Error: there is no tool rm. The tools are: echo, fail.',
      );
      assert.equal(await toldAfter(call('rm'), []), 'Error: there is no tool rm. The tools are: none.');
    });

    it('is told to the model as text: an input that is wrong, with what would be right', async () => {
      let ran = 0;
      const inputSchema = { type: 'object', properties: { path: { type: 'string' } }, required: ['path'] };
      const tool: LoopTool = {
        spec: { name: 'read', description: '', inputSchema },
        run: () => Promise.resolve({ text: String(++ran) }),
      };
      assert.equal(
        await toldAfter(call('read', { path: 3 }), [tool]),
        `Error: read was not run: "path" must be string, and is number. Its input is described by ${JSON.stringify(inputSchema)}. Call it again with an input that fits.`,
      );
      assert.match(String(await toldAfter(call('read', {}), [tool])), /"path" is required/);
      assert.equal(ran, 0);
    });

    it('is left to a tool that says itself what is wrong with its input', async () => {
      const tool: LoopTool = {
        spec: { name: 'read', description: '', inputSchema: { type: 'object', required: ['path'] } },
        checksInput: true,
        run: () => Promise.reject(new Error('path is required. For example: README.md')),
      };
      assert.equal(await toldAfter(call('read'), [tool]), 'Error: path is required. For example: README.md');
    });

    it("ends it: the model's own error, with all that was said before", async () => {
      const events = await run(new FakeModel([call('echo')], [text('a'), new Error('quota')]));
      const last = events.at(-1);
      assert.ok(last?.kind === 'end' && last.reason === 'failed');
      assert.match(String(last.error), /quota/);
      assert.equal(last.messages.length, 3);
    });
  });

  describe('at the limit', () => {
    it('says so, and runs no call whose result nobody would read', async () => {
      let runs = 0;
      const counting = { ...echo, run: () => Promise.resolve({ text: String(++runs) }) };
      const model = new FakeModel([call('echo')]);
      const events = await run(model, { tools: [counting], limits: { rounds: 3 } });
      assert.deepEqual(endOf(events), ['limit', 3]);
      assert.equal(model.requests.length, 3);
      assert.equal(runs, 2);
    });

    it('counts an answer in the last round as an answer', async () => {
      assert.deepEqual(endOf(await run(new FakeModel([call('echo')], [text('ok')]), { limits: { rounds: 2 } })), [
        'answered',
        2,
      ]);
    });
  });
});
