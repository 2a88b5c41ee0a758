import assert from 'node:assert/strict';
import { type MatchDocument, SkillIndex } from '../../../../src/core/match/search';

const doc = (name: string, description: string, rest: Partial<MatchDocument> = {}): MatchDocument => ({
  id: `/skills/${name}/SKILL.md`,
  name,
  description,
  ...rest,
});

const SKILLS = [
  doc('git-commit', 'Write a commit message from the staged changes.'),
  doc('unit-tests', 'Write unit tests for functions and classes.'),
  doc('deploy', 'Deploy a web app to production servers.'),
  doc('pdf', 'Fill forms in PDF files, split and merge them.'),
];

function indexOf(documents: readonly MatchDocument[]): SkillIndex {
  const index = new SkillIndex();
  for (const document of documents) index.add(document);
  return index;
}

const names = (index: SkillIndex, query: string, options = {}) =>
  index.search(query, options).map(({ id }) => id.split('/')[2]);

describe('search', () => {
  it('puts the skill that the words fit best first', () => {
    const index = indexOf(SKILLS);
    assert.equal(names(index, 'deploying my apps')[0], 'deploy');
    assert.equal(names(index, 'a message for this commit')[0], 'git-commit');
  });

  it('puts an exact name before all else, however it is written', () => {
    const index = indexOf([...SKILLS, doc('git', 'Git commit, git commit, git commit.')]);
    for (const query of ['git-commit', 'Git Commit', '/git-commit', 'git_commit']) {
      assert.equal(names(index, query)[0], 'git-commit', query);
    }
  });

  it('says which of the words hit', () => {
    assert.deepEqual(indexOf(SKILLS).search('Deploying to Mars')[0]?.why, ['deploying']);
  });

  it('gives nothing where no word fits', () => {
    assert.deepEqual(indexOf(SKILLS).search('the weather on Sunday'), []);
    assert.deepEqual(indexOf(SKILLS).search(''), []);
  });

  it('replaces a skill that is added again, and forgets one that is removed', () => {
    const index = indexOf(SKILLS);
    index.add(doc('deploy', 'Publish to the moon.'));
    assert.deepEqual(names(index, 'production servers'), []);
    assert.deepEqual(names(index, 'moon'), ['deploy']);
    index.remove('/skills/deploy/SKILL.md');
    index.remove('/skills/never-there/SKILL.md');
    assert.deepEqual(names(index, 'moon'), []);
    assert.deepEqual(names(index, 'deploy'), []);
  });

  it('finds words of the body, triggers, tags and tools', () => {
    const index = indexOf([
      doc('a', 'one', { body: 'about kangaroos' }),
      doc('b', 'two', { triggers: ['koala bear'] }),
      doc('c', 'three', { tags: ['wombat'] }),
      doc('d', 'four', { tools: ['Platypus'] }),
    ]);
    assert.deepEqual(names(index, 'kangaroo'), ['a']);
    assert.deepEqual(names(index, 'koalas'), ['b']);
    assert.deepEqual(names(index, 'wombat'), ['c']);
    assert.deepEqual(names(index, 'platypus'), ['d']);
  });

  it('takes the last word as a beginning while a person types, and only then', () => {
    const index = indexOf(SKILLS);
    assert.deepEqual(names(index, 'dep', { typing: true }), ['deploy']);
    assert.deepEqual(names(index, 'dep'), []);
  });

  it('gives no more than the limit', () => {
    assert.equal(indexOf(SKILLS).search('write', { limit: 1 }).length, 1);
  });
});
