import assert from 'node:assert/strict';
import { assistantText, type Message, type ToolCall, textOf, userText } from '../../../../src/core/agent/chatModel';
import type { AnyHook } from '../../../../src/core/agent/hookEvents';
import { HookPipeline } from '../../../../src/core/agent/hooks';
import { converse, type LoopEvent, type LoopLimits, type LoopRequest } from '../../../../src/core/agent/loop';
import type { LoopTool } from '../../../../src/core/agent/toolRun';
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

interface Given {
  readonly tools?: readonly LoopTool[];
  readonly messages?: readonly Message[];
  readonly hooks?: readonly AnyHook[];
  readonly limits?: Partial<LoopLimits>;
}

async function run(model: FakeModel, given: Given = {}, token = new TestToken()): Promise<LoopEvent[]> {
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

  describe('its hooks', () => {
    const append = (text: () => string, place?: 'first'): AnyHook => ({
      type: 'preLlmRequest',
      name: 'test',
      handle: () => ({ kind: 'appendMessages', messages: [userText(text())], ...(place && { place }) }),
    });

    it('are asked before each request; what they append is in that request alone', async () => {
      let asked = 0;
      const model = new FakeModel([call('echo')], [call('echo', { b: 2 })], [text('ok')]);
      const history = [userText('before'), assistantText('earlier'), userText('now')];
      const hooks = [append(() => `catalogue ${++asked}`, 'first'), append(() => 'note')];
      await run(model, { messages: history, hooks });
      assert.deepEqual(
        model.requests.map(({ messages }) => messages.map(textOf).filter((each) => /catalogue|note/.test(each))),
        [
          ['catalogue 1', 'note'],
          ['catalogue 2', 'note'],
          ['catalogue 3', 'note'],
        ],
      );
      for (const { messages } of model.requests) {
        assert.match(textOf(messages[0] as Message), /^catalogue/);
        assert.equal(textOf(messages.at(-1) as Message), 'note');
      }
      assert.equal(history.length, 3);
    });

    it('see the conversation as it stands', async () => {
      const seen: number[] = [];
      const hook: AnyHook = {
        type: 'preLlmRequest',
        name: 'test',
        handle: ({ messages }) => void seen.push(messages.length),
      };
      await run(new FakeModel([call('echo')], [text('ok')]), { hooks: [hook] });
      assert.deepEqual(seen, [1, 3]);
    });

    it('can block a call, which is told to the model with the reason', async () => {
      const hooks: AnyHook[] = [
        { type: 'preToolUse', name: 'gate', handle: () => ({ kind: 'block', reason: 'Network is off.' }) },
      ];
      let ran = false;
      const tool = {
        ...echo,
        run: () => {
          ran = true;
          return Promise.resolve({ text: '' });
        },
      };
      const model = new FakeModel([call('echo')], [text('ok')]);
      const events = await run(model, { hooks, tools: [tool] });
      assert.ok(!ran);
      assert.deepEqual(results(model.requests[1]?.messages.at(-1) as Message), [
        ['echo', 'Error: the call was blocked. Network is off.'],
      ]);
      assert.ok(events.some((event) => event.kind === 'done' && event.failed));
    });

    it('can replace a result', async () => {
      const hooks: AnyHook[] = [
        {
          type: 'postToolUse',
          name: 'redact',
          handle: ({ result }) => ({ kind: 'replace', result: { text: result.text.toUpperCase() } }),
        },
      ];
      const model = new FakeModel([call('echo')], [text('ok')]);
      await run(model, { hooks });
      assert.deepEqual(results(model.requests[1]?.messages.at(-1) as Message), [['echo', 'ECHO {}']]);
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

  describe('the same call again', () => {
    const lastResults = async (tool: LoopTool, times: number, input: () => unknown = () => ({ a: 1, b: 2 })) => {
      const model = new FakeModel(...Array.from({ length: times }, () => [call('echo', input())]), [text('ok')]);
      await run(model, { tools: [tool] });
      return model.requests
        .slice(1)
        .map(({ messages }) => String((results(messages.at(-1) as Message)[0] as string[])[1]));
    };

    it('is told the second time that nothing is new, and from the third on not run', async () => {
      let ran = 0;
      const tool: LoopTool = {
        ...echo,
        run: () => {
          ran++;
          return Promise.resolve({ text: 'same' });
        },
      };
      const orders = [
        { a: 1, b: 2 },
        { b: 2, a: 1 },
        { a: 1, b: 2 },
        { b: 2, a: 1 },
      ];
      const told = await lastResults(tool, 4, () => orders.shift());
      assert.equal(told[0], 'same');
      assert.equal(told[1], 'same\n\n[The same call gave the same result before.]');
      assert.match(told[2] ?? '', /^Error: you have called echo with this input 2 times, .*do something else\.$/);
      assert.match(told[3] ?? '', /^Error: you have called echo/);
      assert.equal(ran, 2);
    });

    it('runs as long as its result changes, as when a model waits for something', async () => {
      let ran = 0;
      const told = await lastResults({ ...echo, run: () => Promise.resolve({ text: String(++ran) }) }, 4);
      assert.deepEqual(told, ['1', '2', '3', '4']);
    });

    it('is another call with another input', async () => {
      let step = 0;
      const tool = { ...echo, run: () => Promise.resolve({ text: 'same' }) };
      assert.deepEqual(await lastResults(tool, 3, () => ({ step: ++step })), ['same', 'same', 'same']);
    });
  });

  describe('a conversation that grows too long', () => {
    const big = 'word '.repeat(400); // ≈ 500 tokens
    const tool: LoopTool = { ...echo, run: ({ id }) => Promise.resolve({ text: `${id} ${big}` }) };

    it('loses its oldest results first, and says so', async () => {
      const calls = [1, 2, 3].map((a) => [call('echo', { a }, String(a))]);
      const model = new FakeModel(...calls, [text('ok')]);
      const events = await run(model, { tools: [tool], limits: { inputTokens: 1000 } });
      const sent = model.requests[3]?.messages.flatMap(results) as string[][];
      const texts = sent.filter(Array.isArray).map(([id, words = '']) => [id, words.slice(0, 24)]);
      assert.deepEqual(texts, [
        ['1', '[A result of 1604 charac'],
        ['2', '2 word word word word wo'],
        ['3', '3 word word word word wo'],
      ]);
      const dropped = events.find((event) => event.kind === 'dropped');
      assert.ok(dropped?.texts[0]?.startsWith('1 word'));
      const last = events.at(-1);
      assert.ok(last?.kind === 'end' && last.messages.some((message) => results(message).flat().includes('1')));
    });

    it('cuts a result that is too large alone, with a word', async () => {
      const model = new FakeModel([call('echo')], [text('ok')]);
      await run(model, {
        tools: [{ ...echo, run: () => Promise.resolve({ text: big.repeat(3), native: [big] }) }],
        limits: { inputTokens: 1000 },
      });
      const [part] = model.requests[1]?.messages.at(-1)?.parts ?? [];
      assert.ok(part?.kind === 'result');
      assert.match(part.text, /\n\n\[Cut here: 1\d\d\d of 6000 characters are shown\. Ask for less at once/);
      assert.equal(part.native, undefined);
    });

    it('counts as the model does, if it can', async () => {
      const model = Object.assign(new FakeModel([call('echo')], [text('ok')]), {
        count: (words: string) => Promise.resolve(words.length * 10),
      });
      await run(model, { tools: [tool], limits: { inputTokens: 1000 } });
      const [part] = model.requests[1]?.messages.at(-1)?.parts ?? [];
      assert.ok(part?.kind === 'result' && /^1? ?\w.*\[Cut here: \d\d of/s.test(part.text));
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

  describe('when cancelled', () => {
    it('before it begins, asks no model', async () => {
      const token = new TestToken();
      token.cancel();
      const model = new FakeModel([text('never')]);
      const messages = [userText('hi')];
      assert.deepEqual(await run(model, {}, token), [{ kind: 'end', reason: 'cancelled', rounds: 0, messages }]);
      assert.equal(model.requests.length, 0);
    });

    it('while a hook takes its time, ends', async () => {
      const token = new TestToken();
      const hook: AnyHook = { type: 'preLlmRequest', name: 'slow', handle: () => never };
      const done = run(new FakeModel([text('never')]), { hooks: [hook] }, token);
      setImmediate(() => token.cancel());
      assert.deepEqual(endOf(await done), ['cancelled', 0]);
    });

    it('while a model is silent, ends and drops what comes later', async () => {
      const token = new TestToken();
      const done = run(new FakeModel([text('a'), never, text('b')]), {}, token);
      setImmediate(() => token.cancel());
      const events = await done;
      assert.deepEqual(events[0], text('a'));
      assert.deepEqual(endOf(events), ['cancelled', 1]);
      assert.equal(events.length, 2);
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
      const cancel = new Promise((resolve) => setImmediate(() => resolve(token.cancel())));
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
