import assert from 'node:assert/strict';
import { userText } from '../../../../src/core/agent/chatModel';
import type { AnyHook } from '../../../../src/core/agent/hookEvents';
import type { LoopTool } from '../../../../src/core/agent/toolRun';
import { TestToken } from '../../../support/cancellation';
import { echo, endOf, run } from '../../../support/conversation';
import { call, FakeModel, text } from '../../../support/fakeModel';

const never = new Promise<never>(() => undefined);

describe('the loop', () => {
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
