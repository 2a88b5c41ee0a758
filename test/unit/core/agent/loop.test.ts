import assert from 'node:assert/strict';
import { assistantText, type Message, type ToolCall, textOf, userText } from '../../../../src/core/agent/chatModel';
import { converse, type LoopEvent, type LoopRequest, type LoopTool } from '../../../../src/core/agent/loop';
import { TestToken } from '../../../support/cancellation';
import { call, FakeModel, text } from '../../../support/fakeModel';

const echo: LoopTool = {
  spec: { name: 'echo', description: 'Says it again.' },
  run: ({ input }) => Promise.resolve({ text: `echo ${JSON.stringify(input)}` }),
};
const failing = (error: unknown): LoopTool => ({
  spec: { name: 'fail', description: 'Fails.' },
  run: () => Promise.reject(error),
});
const never = new Promise<never>(() => undefined);

async function run(model: FakeModel, over: Partial<LoopRequest> = {}, token = new TestToken()): Promise<LoopEvent[]> {
  const events: LoopEvent[] = [];
  const request = { model, tools: [echo], messages: [userText('hi')], leading: () => [], maxRounds: 15, ...over };
  for await (const event of converse(request, token)) events.push(event);
  return events;
}

const results = ({ parts }: Message) =>
  parts.map((part) => (part.kind === 'result' ? [part.id, part.text] : part.kind));
const endOf = (events: readonly LoopEvent[]) => {
  const last = events.at(-1);
  assert.ok(last?.kind === 'end');
  assert.equal(events.filter(({ kind }) => kind === 'end').length, 1);
  return [last.reason, last.rounds];
};

describe('the loop', () => {
  it('gives on the answer as it comes, and ends', async () => {
    const events = await run(new FakeModel([text('Hel'), text('lo')]));
    assert.deepEqual(events, [text('Hel'), text('lo'), { kind: 'end', reason: 'answered', rounds: 1 }]);
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

  describe('what stands first', () => {
    it('is in each request once, before the conversation, and is asked for anew', async () => {
      let asked = 0;
      const model = new FakeModel([call('echo')], [call('echo')], [text('ok')]);
      const history = [userText('before'), assistantText('earlier'), userText('now')];
      await run(model, { messages: history, leading: () => Promise.resolve([userText(`catalogue ${++asked}`)]) });
      assert.deepEqual(
        model.requests.map(({ messages }) => messages.map(textOf).filter((each) => each.startsWith('catalogue'))),
        [['catalogue 1'], ['catalogue 2'], ['catalogue 3']],
      );
      for (const { messages } of model.requests) assert.match(textOf(messages[0] as Message), /^catalogue/);
      assert.deepEqual(history.length, 3);
    });

    it('may be nothing', async () => {
      const model = new FakeModel([text('ok')]);
      await run(model);
      assert.deepEqual(model.requests[0]?.messages, [userText('hi')]);
    });
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

    it("is thrown: the model's own error", async () => {
      await assert.rejects(run(new FakeModel([text('a'), new Error('quota')])), /quota/);
    });
  });

  describe('at the limit', () => {
    it('says so, and runs no call whose result nobody would read', async () => {
      let runs = 0;
      const counting = { ...echo, run: () => Promise.resolve({ text: String(++runs) }) };
      const model = new FakeModel([call('echo')]);
      const events = await run(model, { tools: [counting], maxRounds: 3 });
      assert.deepEqual(endOf(events), ['limit', 3]);
      assert.equal(model.requests.length, 3);
      assert.equal(runs, 2);
    });

    it('counts an answer in the last round as an answer', async () => {
      assert.deepEqual(endOf(await run(new FakeModel([call('echo')], [text('ok')]), { maxRounds: 2 })), [
        'answered',
        2,
      ]);
    });
  });

  describe('when cancelled', () => {
    it('before it begins, asks no model', async () => {
      const token = new TestToken();
      token.cancel();
      const model = new FakeModel([text('never')]);
      assert.deepEqual(await run(model, {}, token), [{ kind: 'end', reason: 'cancelled', rounds: 0 }]);
      assert.equal(model.requests.length, 0);
    });

    it('while what stands first is made, ends', async () => {
      const token = new TestToken();
      const done = run(new FakeModel([text('never')]), { leading: () => never }, token);
      setImmediate(() => token.cancel());
      assert.deepEqual(endOf(await done), ['cancelled', 0]);
    });

    it('while a model is silent, ends and drops what comes later', async () => {
      const token = new TestToken();
      const done = run(new FakeModel([text('a'), never, text('b')]), {}, token);
      setImmediate(() => token.cancel());
      assert.deepEqual(await done, [text('a'), { kind: 'end', reason: 'cancelled', rounds: 1 }]);
    });

    it('while a tool runs, ends without its result and without a further call', async () => {
      const token = new TestToken();
      const ran: string[] = [];
      const hanging: LoopTool = {
        ...echo,
        run: ({ id }) => {
          ran.push(id);
          return never;
        },
      };
      const done = run(new FakeModel([call('echo', {}, '1'), call('echo', {}, '2')]), { tools: [hanging] }, token);
      setImmediate(() => token.cancel());
      const events = await done;
      assert.deepEqual(endOf(events), ['cancelled', 1]);
      assert.deepEqual(ran, ['1']);
      assert.ok(!events.some(({ kind }) => kind === 'done'));
    });

    it('takes the error that a model or tool throws then for the cancellation', async () => {
      const token = new TestToken();
      const cancel = Promise.resolve().then(() => token.cancel());
      assert.deepEqual(endOf(await run(new FakeModel([cancel, new Error('Canceled')]), {}, token)), ['cancelled', 1]);
    });

    it('passes the token on to model and tools', async () => {
      const token = new TestToken();
      let given: unknown;
      const tool: LoopTool = {
        ...echo,
        run: (_, tokenOfTool) => {
          given = tokenOfTool;
          return Promise.resolve({ text: '' });
        },
      };
      const model = new FakeModel([call('echo')], [text('ok')]);
      await run(model, { tools: [tool] }, token);
      assert.equal(given, token);
      assert.equal(model.requests[0]?.token, token);
    });
  });
});
