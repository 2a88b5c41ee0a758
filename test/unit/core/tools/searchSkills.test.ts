import assert from 'node:assert/strict';
import { searchSkills } from '../../../../src/core/tools/searchSkills';
import type { ToolContext } from '../../../../src/core/tools/tool';
import { makeConsent, makeSkill, makeSnapshot } from '../../../support/makeSkill';
import { MemoryFiles } from '../../../support/memoryFiles';

const SKILLS = [
  makeSkill('release-notes', { description: 'Writes release notes from commits.' }),
  makeSkill('git-commit', { description: 'Writes commit messages.' }),
  makeSkill('pdf', { description: 'Reads PDF files and fills forms.' }),
  makeSkill('secret-notes', { description: 'Writes release notes in secret.', modelInvocable: false }),
];

const contextWith = (over: Partial<ToolContext> = {}): ToolContext => ({
  snapshot: makeSnapshot(SKILLS),
  files: new MemoryFiles(),
  consent: makeConsent(),
  ...over,
});
const search = (input: unknown, context = contextWith()) => searchSkills.run(input, context);

describe('search_skills', () => {
  it('tells what fits, best first, with the words that hit', async () => {
    const answer = await search({ query: 'write the release notes' });
    assert.match(answer, /^\d of 3 skills, best first; .* Call load_skill with a name to get its instructions\.\n\n/);
    assert.match(answer, /\n- release-notes: Writes release notes from commits\. \(.*release.*\)/);
  });

  it('tells nothing of what a model may not hear of', async () => {
    const refused = contextWith({ consent: makeConsent(({ name }) => name === 'git-commit') });
    const off = contextWith({ isEnabled: ({ name }) => name !== 'git-commit' });
    for (const context of [refused, off]) {
      const answer = await search({ query: 'release notes and commit messages' }, context);
      assert.doesNotMatch(answer, /git-commit|secret/);
    }
  });

  it('asks the host’s index where there is one, and looks past what may not be told', async () => {
    const asked: unknown[] = [];
    const context = contextWith({
      search: (query, options) => {
        asked.push([query, options]);
        return [...SKILLS].reverse().map((skill) => ({ skill, score: 1, why: ['word'] }));
      },
    });
    const answer = await search({ query: 'x', limit: 2 }, context);
    assert.deepEqual(asked, [['x', { limit: 8 }]]);
    assert.match(answer, /\n- pdf: .*\n- git-commit: [^\n]*$/);
  });

  it('says so where nothing fits, or there is nothing', async () => {
    assert.match(await search({ query: 'zebra crossing' }), /^None of the 3 skills fits these words\. Try other words/);
    assert.match(await search({ query: 'x' }, contextWith({ snapshot: makeSnapshot([]) })), /^There are no skills\./);
  });

  it('shortens long descriptions at a sentence', async () => {
    const long = makeSkill('long', {
      description: `Reads invoices. ${'It reads them well, all of them. '.repeat(30)}`,
    });
    const answer = await search({ query: 'reads invoices' }, contextWith({ snapshot: makeSnapshot([long]) }));
    assert.match(answer, /all of them\. … \(/);
    assert.ok(answer.length < 700);
  });

  it('teaches how to ask', async () => {
    await assert.rejects(search({}), { message: 'Error: query is required. Call search_skills with {"query": "…"}.' });
    await assert.rejects(search({ query: 'x', limit: 0 }), /limit must be at least 1/);
  });

  it('tells a person what is going on', () => {
    assert.deepEqual(searchSkills.progress({ q: 'release\n<b>notes' }), {
      message: 'Searching skills for {query}',
      data: { query: 'release notes' },
    });
    assert.deepEqual(searchSkills.progress(undefined), { message: 'Searching skills', data: {} });
  });
});
