import assert from 'node:assert/strict';
import type { Message } from '../../../../src/core/agent/chatModel';
import type { LoopTool } from '../../../../src/core/agent/toolRun';
import { echo, results, run } from '../../../support/conversation';
import { call, FakeModel, text } from '../../../support/fakeModel';

describe('the loop', () => {
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
});
