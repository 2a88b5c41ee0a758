import assert from 'node:assert/strict';
import { calledBy, loadAutomatically } from '../../../../src/core/tools/automatic';
import type { ToolContext } from '../../../../src/core/tools/tool';
import { makeConsent, makeSkill, makeSnapshot } from '../../../support/makeSkill';
import { MemoryFiles } from '../../../support/memoryFiles';

const commit = makeSkill('git-commit', { triggers: ['commit', '提交代码'] });
const review = makeSkill('code-review', { triggers: ['review'], patterns: ['/cr'] });
const helper = makeSkill('helper');
const needy = makeSkill('needy', { triggers: ['needy'], dependencies: ['helper'] });
const SKILLS = [commit, review, helper, needy];
const body = (skill: { name: string }, text = `Of ${skill.name}.`) => `---\nname: x\n---\n${text}`;

const contextWith = (over: Partial<ToolContext> = {}): ToolContext => ({
  snapshot: makeSnapshot(SKILLS),
  files: new MemoryFiles(Object.fromEntries(SKILLS.map((skill) => [skill.path, body(skill)]))),
  consent: makeConsent(),
  ...over,
});
const called = (message: string, over: Partial<ToolContext> = {}) =>
  calledBy(message, contextWith(over)).map(({ skill, kind, by }) => `${skill.name} by ${kind} ${by}`);

describe('the skills that a message calls', () => {
  it('are told with why', () => {
    assert.deepEqual(called('帮我提交代码'), ['git-commit by trigger 提交代码']);
    assert.deepEqual(called('/cr then commit'), ['code-review by pattern /cr', 'git-commit by trigger commit']);
    assert.deepEqual(called('nothing of the kind'), []);
  });

  it('are none that a model may not have, or has already', () => {
    assert.deepEqual(called('commit', { consent: makeConsent((skill) => skill === commit) }), []);
    assert.deepEqual(called('commit', { isEnabled: (skill) => skill !== commit }), []);
    assert.deepEqual(called('commit', { isLoaded: (skill) => skill === commit }), []);
    const hidden = makeSkill('hidden', { triggers: ['commit'], modelInvocable: false });
    assert.deepEqual(called('commit', { snapshot: makeSnapshot([hidden]) }), []);
  });
});

describe('their contents', () => {
  const load = (over: Partial<ToolContext> = {}, tokens = 10_000, skills = [commit, review]) =>
    loadAutomatically(skills, contextWith(over), { tokens });

  it('are joined in one text', async () => {
    const { text, loads, left } = await load();
    assert.match(
      text,
      /^=== Skill: git-commit ===\n<skill_content name="git-commit">.*Of git-commit\..*\n\n\n=== Skill: code-review ===\n<skill_content/s,
    );
    assert.deepEqual([loads.length, left], [2, []]);
  });

  it('keep to the room that they have together', async () => {
    const files = new MemoryFiles(
      Object.fromEntries(SKILLS.map((skill) => [skill.path, body(skill, 'Paragraph.\n\n'.repeat(500))])),
    );
    const { text, loads, left } = await load({ files }, 600);
    assert.deepEqual(
      loads.map(({ skill }) => skill.name),
      ['git-commit'],
    );
    assert.match(text, /\[Cut here: /);
    assert.ok(text.length <= 620 * 4);
    assert.deepEqual(
      left.map(({ skill, reason }) => [skill.name, reason]),
      [['code-review', 'room']],
    );
  });

  it('are without one that consent refuses, with its reason', async () => {
    const { loads, left } = await load({ consent: makeConsent((skill) => skill === commit) });
    assert.deepEqual(
      loads.map(({ skill }) => skill.name),
      ['code-review'],
    );
    assert.deepEqual(left, [{ skill: commit, reason: 'refused', advice: '"git-commit" is not trusted.' }]);
  });

  it('hold no skill twice', async () => {
    const { loads } = await load({}, 10_000, [needy, helper]);
    assert.deepEqual(
      loads.map(({ skills }) => skills.map(({ name }) => name)),
      [['helper', 'needy']],
    );
  });

  it('are nothing for none', async () => {
    assert.equal((await load({}, 10_000, [])).text, '');
  });
});
