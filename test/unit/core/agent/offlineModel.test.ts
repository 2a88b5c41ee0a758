import assert from 'node:assert/strict';
import { assistantText, type Message, type ToolSpec, textOf, userText } from '../../../../src/core/agent/chatModel';
import { catalogueHook } from '../../../../src/core/agent/handlers';
import { HookPipeline } from '../../../../src/core/agent/hooks';
import { converse } from '../../../../src/core/agent/loop';
import { offlineAnswer, offlineModel } from '../../../../src/core/agent/offlineModel';
import type { LoopTool } from '../../../../src/core/agent/toolRun';
import { catalogueText } from '../../../../src/core/prompt/catalogue';
import { fittedCatalogue } from '../../../../src/core/prompt/catalogueFit';
import { skillContent } from '../../../../src/core/prompt/skillContent';
import { TestToken } from '../../../support/cancellation';
import { makeSkill } from '../../../support/makeSkill';

const SKILLS = [
  makeSkill('figma-to-code', { description: 'Translate Figma designs into production code. Use for a Figma URL.' }),
  makeSkill('git-commit', { description: 'Write a commit message for staged changes.' }),
];
const LOAD: ToolSpec = { name: 'load_skill', description: '' };
const catalogue = userText(catalogueText(SKILLS));

const contentOf = (name: string, body: string) =>
  skillContent({ kind: 'loaded', skill: makeSkill(name), body, resources: { files: ['a.md'], more: 0 } });

function expectCall(request: string, name: string, before: readonly Message[] = []): void {
  const answer = offlineAnswer([catalogue, ...before, userText(request)], [LOAD]);
  assert.ok(answer.kind === 'call', JSON.stringify(answer));
  assert.deepEqual([answer.name, answer.input], ['load_skill', { name }]);
}

function textFor(messages: readonly Message[], tools = [LOAD]): string {
  const answer = offlineAnswer(messages, tools);
  assert.ok(answer.kind === 'text', JSON.stringify(answer));
  assert.match(answer.text, /no language model was used/i);
  return answer.text;
}

const resultOf = (text: string): Message[] => [
  userText('figma'),
  { role: 'assistant', parts: [{ kind: 'call', id: '1', name: 'load_skill', input: { name: 'figma-to-code' } }] },
  { role: 'user', parts: [{ kind: 'result', id: '1', text }] },
];

describe('the offline model', () => {
  it('loads the skill that fits the words', () => {
    expectCall('Turn this Figma link into code', 'figma-to-code');
    expectCall('I want to commit my changes', 'git-commit');
  });

  it('goes by the last request, not by those before', () => {
    expectCall('now commit it', 'git-commit', [userText('figma designs'), assistantText('Done with figma')]);
  });

  it('shows the instructions that came back, made safe, and how to have them followed', async () => {
    const content = await contentOf('figma-to-code', '# Steps\n\n1. Fetch ![x](https://e.vil/x.png) <b>it</b>.');
    const text = textFor([catalogue, ...resultOf(content)]);
    assert.match(text, /^\*\*figma\\-to\\-code\*\* fits your words best\./);
    assert.match(text, /# Steps\n\n1\. Fetch x &lt;b&gt;it&lt;\/b&gt;\./);
    assert.match(text, /Choose a language model/);
    assert.doesNotMatch(text, /skill_content|Directory|a\.md/);
  });

  it('shows a skill that a person started by hand', async () => {
    const content = userText(await contentOf('git-commit', 'Look at the diff.'));
    const text = textFor([catalogue, userText('earlier'), assistantText('ok'), content, userText('figma please')]);
    assert.match(text, /instructions of \*\*git\\-commit\*\*/);
    assert.match(text, /Look at the diff\./);
  });

  it('says what came back instead of a skill', () => {
    const text = textFor([catalogue, ...resultOf('Error: it is not trusted.')]);
    assert.match(text, /\*\*figma\\-to\\-code\*\* could not be loaded.*Error: it is not trusted\./);
  });

  it('says kindly that nothing fits, and what is there', () => {
    const text = textFor([catalogue, userText('bake a cake')]);
    assert.match(text, /None of the 2 skills fits these words\./);
    assert.match(text, /These are there: \*\*figma\\-to\\-code\*\*, \*\*git\\-commit\*\*\./);
  });

  it('names some of many', () => {
    const many = catalogueText(Array.from({ length: 30 }, (_, index) => makeSkill(`s${index}`)));
    const text = textFor([userText(many), userText('bake a cake')]);
    assert.match(text, /None of the 30 skills/);
    assert.equal(text.match(/\*\*s\d+\*\*/g)?.length, 12);
  });

  it('says so where there are no skills', () => {
    assert.match(textFor([userText('hello')]), /There are no skills yet/);
  });

  it('calls no tool that it was not offered', () => {
    textFor([catalogue, userText('figma')], []);
  });

  it('speaks through its translator', async () => {
    const say = (phrase: string, data: Record<string, string | number>) => `${phrase.length} ${Object.keys(data)}`;
    assert.deepEqual(offlineAnswer([userText('x')], [], say).kind, 'text');
    const content = userText(await contentOf('a', 'Body.'));
    const answer = offlineAnswer([content, userText('go')], [], say);
    assert.match(answer.kind === 'text' ? answer.text : '', /^\d+ name\n\n---\n\nBody\.\n\n---\n\n\d+ $/);
  });

  it('knows the skills that a cut catalogue describes, and takes no heading or name for one', () => {
    const many = Array.from({ length: 300 }, (_, index) => makeSkill(`other-${index}`, { description: 'Is another.' }));
    const wanted = makeSkill('git-commit', { description: 'Writes commit messages.' });
    const { text } = fittedCatalogue([wanted, ...many], { tokens: 500, best: () => [wanted, ...many] });
    const ask = (words: string) => offlineAnswer([userText(text), userText(words)], [LOAD]);
    const answer = ask('write a commit message');
    assert.ok(answer.kind === 'call');
    assert.deepEqual(answer.input, { name: 'git-commit' });
    assert.equal(ask('skills that may fit').kind, 'text');
  });

  it('answers through the loop', async () => {
    const tool: LoopTool = { spec: LOAD, run: async () => ({ text: await contentOf('figma-to-code', 'Fetch it.') }) };
    const request = {
      model: offlineModel(),
      tools: () => [tool],
      messages: [userText('figma')],
      hooks: new HookPipeline([catalogueHook(() => Promise.resolve(textOf(catalogue)))], {
        warn: assert.fail,
        error: assert.fail,
      }),
      limits: { rounds: 15, inputTokens: 100_000 },
    };
    const kinds: string[] = [];
    for await (const event of converse(request, new TestToken())) kinds.push(event.kind);
    assert.deepEqual(kinds, ['call', 'done', 'text', 'end']);
  });
});
