import assert from 'node:assert/strict';
import { assistantText, type Message, textOf, userText } from '../../../../src/core/agent/chatModel';
import type { AnyHook } from '../../../../src/core/agent/hookEvents';
import { echo, results, run } from '../../../support/conversation';
import { call, FakeModel, text } from '../../../support/fakeModel';

describe('the loop with hooks', () => {
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
