import assert from 'node:assert/strict';
import { assistantText, type Message, userText } from '../../../../src/core/agent/chatModel';
import { fitMessages } from '../../../../src/core/agent/fitting';
import { TokenCounter } from '../../../../src/core/agent/tokenCounter';

const big = (mark: string) => `${mark} ${'x'.repeat(4000)}`; // ≈ 1,000 tokens
const result = (id: string, text: string): Message => ({ role: 'user', parts: [{ kind: 'result', id, text }] });
const SKILL = big('<skill_content name="a">');
const BLOCK = big('=== Skill: b ===');

const CONVERSATION = [
  userText(SKILL),
  userText('do it'),
  result('1', big('one')),
  result('2', 'small'),
  userText(BLOCK),
  result('3', big('three')),
  result('4', SKILL),
  assistantText(big('I say')),
];

/** How each part begins after fitting: kept texts by their first word, notes by "[". */
async function fitted(room: number): Promise<{ shown: string[]; dropped: string[] }> {
  const { messages, dropped } = await fitMessages(CONVERSATION, room, new TokenCounter({}));
  const first = (text: string) => (text.startsWith('[') ? '[' : (text.split(' ')[0] ?? ''));
  return {
    shown: messages.map(({ parts: [part] }) => first(part && 'text' in part ? part.text : '')),
    dropped: dropped.map(first),
  };
}

describe('keeping a conversation within its room', () => {
  it('leaves it alone while it fits', async () => {
    assert.equal((await fitMessages(CONVERSATION, 10_000, new TokenCounter({}))).messages, CONVERSATION);
  });

  it('drops the oldest result first', async () => {
    assert.deepEqual(await fitted(5500), {
      shown: ['<skill_content', 'do', '[', 'small', '===', 'three', '<skill_content', 'I'],
      dropped: ['one'],
    });
  });

  it('drops the bodies of skills last, and what a person or model said never', async () => {
    assert.deepEqual((await fitted(3700)).dropped, ['one', 'three', '<skill_content']);
    const none = await fitted(10);
    assert.deepEqual(none.dropped, ['one', 'three', '<skill_content', '===', '<skill_content']);
    assert.deepEqual(none.shown, ['[', 'do', '[', 'small', '[', '[', '[', 'I']);
  });

  it('leaves a note that says what to do, in place of each', async () => {
    const { messages } = await fitMessages(CONVERSATION, 10, new TokenCounter({}));
    const [skill, , one] = messages.map(({ parts }) => parts[0]);
    assert.ok(skill?.kind === 'text');
    assert.match(skill.text, /^\[The instructions of a skill were left out .* Load it again/);
    assert.ok(one?.kind === 'result');
    assert.equal(one.id, '1');
    assert.match(one.text, /^\[A result of 4004 characters was left out .* Call the tool again/);
  });

  it('counts each part once', async () => {
    let counted = 0;
    const counter = new TokenCounter({
      count: (text) => {
        counted++;
        return Promise.resolve(text.length / 4);
      },
    });
    await fitMessages(CONVERSATION, 10_000, counter);
    const before = counted;
    await fitMessages(CONVERSATION, 10_000, counter);
    assert.equal(counted, before);
  });
});
