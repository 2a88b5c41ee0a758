import assert from 'node:assert/strict';
import { listSkills } from '../../../../src/core/tools/listSkills';
import type { ToolContext } from '../../../../src/core/tools/tool';
import { makeConsent, makeFailure, makeRoot, makeSkill, makeSnapshot, projectRoot } from '../../../support/makeSkill';
import { MemoryFiles } from '../../../support/memoryFiles';

const API = projectRoot({ name: 'api', path: '/w/api' });
const WEB = projectRoot({ name: 'web', path: '/w/web' });
const BUNDLED = makeRoot('/ext/skills', { scope: 'bundled', source: 'bundled' });
const PLUGIN = makeRoot('/home/me/plugin', { source: 'plugin' });

const SKILLS = [
  makeSkill('zeta', { root: API }),
  makeSkill('alpha', { root: API }),
  makeSkill('beta', { root: WEB }),
  makeSkill('mine'),
  makeSkill('plugged', { root: PLUGIN }),
  makeSkill('write-a-skill', { root: BUNDLED }),
];

function contextWith(skills = SKILLS, over: Partial<ToolContext> = {}): ToolContext {
  return { snapshot: makeSnapshot(skills), files: new MemoryFiles(), consent: makeConsent(), ...over };
}

const list = (input: unknown = {}, context = contextWith()) => listSkills.run(input, context);

describe('list_skills', () => {
  it('tells name, description, scope and source, in groups, those that win first', async () => {
    assert.equal(
      await list(),
      `6 skills. Call load_skill with a name to get its instructions.

## Of the workspace folder api (scope project, source local): 2
- alpha: Does alpha.
- zeta: Does zeta.

## Of the workspace folder web (scope project, source local): 1
- beta: Does beta.

## From the person's home (scope user, source local): 1
- mine: Does mine.

## From the person's home (scope user, source plugin): 1
- plugged: Does plugged.

## Bundled with Skillshelf (scope bundled, source bundled): 1
- write-a-skill: Does write-a-skill.`,
    );
  });

  it('tells one skill of a name, the one that load_skill gives', async () => {
    const answer = await list({}, contextWith([makeSkill('deploy', { root: API }), makeSkill('deploy')]));
    assert.match(answer, /^1 skill\. /);
    assert.match(answer, /scope project/);
  });

  it('keeps to a scope and a source', async () => {
    assert.match(await list({ scope: 'user' }), /^2 skills\. .*mine.*plugged/s);
    assert.match(await list({ scope: 'user', source: 'plugin' }), /^1 skill\. .*plugged/s);
    assert.equal(await list({ scope: 'external' }), 'No skill is of that kind.');
  });

  it('keeps to a tag, however it is written', async () => {
    const skills = [
      makeSkill('one', { metadata: { tags: ['Docs', 'writing'] } }),
      makeSkill('two', { metadata: { category: 'docs, git' } }),
      makeSkill('three', { metadata: { tags: ['documents'] } }),
    ];
    assert.match(await list({ tag: 'docs' }, contextWith(skills)), /^2 skills\. .*one.*two/s);
    assert.equal(await list({ tag: 'none' }, contextWith(skills)), 'No skill is of that kind.');
  });

  it('says how many the person has switched off', async () => {
    const answer = await list({}, contextWith(SKILLS, { isEnabled: ({ name }) => name !== 'mine' }));
    assert.match(answer, /^5 skills\./);
    assert.match(answer, /## Not in this list\n- 1 switched off by the person\.$/);
    assert.doesNotMatch(answer, /mine/);
  });

  it('teaches what may be asked', async () => {
    await assert.rejects(list({ scope: 'galaxy' }), {
      message: 'Error: scope must be one of project, external, user, bundled. Without any input all skills are listed.',
    });
  });

  it('says so where there are none', async () => {
    assert.equal(await list({}, contextWith([])), 'There are no skills. Go on without one.');
  });

  it('says how many are withheld, by whom, and names none of them', async () => {
    const skills = [...SKILLS, makeSkill('by-hand', { modelInvocable: false })];
    const answer = await list(
      {},
      contextWith(skills, {
        snapshot: makeSnapshot(skills, [makeFailure('/home/me/.agents/skills/bad/SKILL.md')]),
        consent: makeConsent((skill) => skill.root === API),
      }),
    );
    assert.ok(
      answer.endsWith(`

## Not in this list
- 2 withheld from models: the person has not trusted them, or the audit blocks them.
- 1 withheld by their authors: the person starts them by hand.
- 1 could not be read; the person sees why in the Skills view.`),
    );
    assert.doesNotMatch(answer, /alpha|zeta|by-hand|bad/);
  });

  it('describes a skill without a description by its first sentence', async () => {
    const bare = makeSkill('bare', { description: '' });
    const files = new MemoryFiles({ [bare.path]: '---\nname: bare\n---\nWrites it down. More.' });
    assert.match(await list({}, contextWith([bare], { files })), /- bare: Writes it down\. \(The first sentence/);
  });

  it('shortens all descriptions alike where the budget is small, and at last gives names alone', async () => {
    const skills = Array.from({ length: 40 }, (_, index) =>
      makeSkill(`skill-${index}`, { description: 'Describes what it does in a good many words. '.repeat(20) }),
    );
    const at = (tokens: number) => list({}, contextWith(skills, { budget: { tokens } }));
    assert.match(await at(100_000), /skill-9: (?:Describes what it does in a good many words\. ?){20}$/m);
    assert.match(await at(5000), /skill-9: .{300,400}…$/m);
    assert.match(await at(1500), /skill-9: .{50,100}…$/m);
    assert.match(await at(200), /^skill-0, skill-1, skill-10, /m);
  });
});
