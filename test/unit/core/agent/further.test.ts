import assert from 'node:assert/strict';
import { textOf, userText } from '../../../../src/core/agent/chatModel';
import { converseFurther, type FurtherTurns } from '../../../../src/core/agent/further';
import { HookPipeline } from '../../../../src/core/agent/hooks';
import { TestToken } from '../../../support/cancellation';
import { call, FakeModel, text } from '../../../support/fakeModel';

const TURNS: FurtherTurns = { postExecute: 'Now check it.', onError: 'Tidy up.' };

async function run(model: FakeModel, turns = TURNS, token = new TestToken()): Promise<string[]> {
  const request = {
    model,
    tools: () => [],
    messages: [userText('go')],
    hooks: new HookPipeline([], { warn: assert.fail, error: assert.fail }),
    limits: { rounds: 2, inputTokens: 10_000 },
  };
  const told: string[] = [];
  for await (const event of converseFurther(request, turns, token)) {
    if (event.kind === 'text') told.push(event.text);
    if (event.kind === 'further') told.push(`${event.hook} after ${event.after.reason}`);
    if (event.kind === 'end') told.push(`end ${event.reason}`);
  }
  return told;
}

describe("a skill's further turn", () => {
  it('follows an answer: postExecute, with all that was said', async () => {
    const model = new FakeModel([text('Done.')], [text('Checked.')]);
    assert.deepEqual(await run(model), ['Done.', 'postExecute after answered', 'Checked.', 'end answered']);
    assert.deepEqual(model.requests[1]?.messages.map(textOf), ['go', 'Done.', 'Now check it.']);
  });

  it("follows the model's error: onError", async () => {
    const model = new FakeModel([text('I beg'), new Error('quota')], [text('Tidied.')]);
    assert.deepEqual(await run(model), ['I beg', 'onError after failed', 'Tidied.', 'end answered']);
    assert.deepEqual(model.requests[1]?.messages.map(textOf), ['go', 'Tidy up.']);
  });

  it('follows the limit: onError, without the calls that nobody answered', async () => {
    const model = new FakeModel([call('x', { a: 1 })], [text('More.'), call('x', { a: 2 })], [text('Tidied.')]);
    assert.deepEqual(await run(model), ['More.', 'onError after limit', 'Tidied.', 'end answered']);
    assert.deepEqual(model.requests[2]?.messages.slice(-2).map(textOf), ['More.', 'Tidy up.']);
    assert.ok(model.requests[2]?.messages.at(-2)?.parts.every(({ kind }) => kind === 'text'));
  });

  it('is one: no further turn follows upon it', async () => {
    const model = new FakeModel([new Error('quota')]);
    assert.deepEqual(await run(model), ['onError after failed', 'end failed']);
    assert.equal(model.requests.length, 2);
  });

  it('does not follow upon a cancel', async () => {
    const token = new TestToken();
    const never = new Promise<never>(() => undefined);
    const done = run(new FakeModel([text('a'), never]), TURNS, token);
    setImmediate(() => token.cancel());
    assert.deepEqual(await done, ['a', 'end cancelled']);
  });

  it('is left out where the skill has none', async () => {
    assert.deepEqual(await run(new FakeModel([text('Done.')]), { onError: 'x' }), ['Done.', 'end answered']);
    assert.deepEqual(await run(new FakeModel([new Error('quota')]), { postExecute: 'x' }), ['end failed']);
  });
});
