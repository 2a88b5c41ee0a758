import assert from 'node:assert/strict';
import { nearestNames } from '../../../../src/core/match/nearest';

const NAMES = ['git-commit', 'git-rebase', 'pdf', 'pdf-forms', 'code-review', 'commit-message', 'deploy'];

describe('nearest names', () => {
  const near = (name: string, limit = 5) => nearestNames(name, NAMES, limit);

  it('finds a name with a letter too few, too many, wrong or swapped', () => {
    for (const typed of ['deplo', 'deployy', 'deplay', 'delpoy']) assert.equal(near(typed)[0], 'deploy', typed);
  });

  it('does not count case, spaces and underscores', () => {
    for (const typed of ['Git Commit', 'GIT_COMMIT', 'git-commit/']) assert.equal(near(typed)[0], 'git-commit', typed);
  });

  it('puts names that contain the word, or share one, after those that are misspelt', () => {
    assert.deepEqual(near('commit', 2), ['git-commit', 'commit-message']);
    assert.deepEqual(near('pdf'), ['pdf', 'pdf-forms']);
    assert.deepEqual(near('review-all-the-code', 1), ['code-review']);
  });

  it('gives no more than it is asked for, each once', () => {
    assert.deepEqual(nearestNames('aa', ['ab', 'ab', 'ac', 'ad'], 2), ['ab', 'ac']);
  });

  it('gives nothing for a name that is like none', () => {
    assert.deepEqual(near('kubernetes'), []);
    assert.deepEqual(near(''), []);
    assert.deepEqual(near('---'), []);
  });

  it('knows Chinese names', () => {
    assert.deepEqual(nearestNames('代码审查', ['代码审核', '部署'], 3), ['代码审核']);
  });
});
