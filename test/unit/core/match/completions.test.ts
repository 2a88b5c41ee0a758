import assert from 'node:assert/strict';
import { Completions } from '../../../../src/core/match/completions';
import type { Alternative } from '../../../../src/core/match/request';
import { stem } from '../../../../src/core/match/stem';

const words = (alternatives: readonly Alternative[]) => alternatives.map(({ stems }) => stems.join(' '));
const stems = (...all: string[]) => all.map(stem);

function completions(...descriptions: string[]): Completions {
  const made = new Completions();
  for (const [at, description] of descriptions.entries()) made.add({ id: String(at), name: `skill${at}`, description });
  return made;
}

describe('what a word may become', () => {
  const made = completions('deploy a database', 'deploy and delete', 'commit messages');

  it('begins with it, the commonest first', () => {
    assert.deepEqual(words(made.begunBy('de')), stems('deploy', 'delete'));
    assert.deepEqual(words(made.begunBy('data')), stems('database'));
    assert.deepEqual(made.begunBy('x'), []);
  });

  it('is not the word itself', () => assert.deepEqual(made.begunBy('deploy'), []));

  it('is near it, where no skill has the word and it is not too short', () => {
    assert.deepEqual(words(made.misspeltAs('comit')), stems('commit'));
    assert.deepEqual(words(made.misspeltAs('mesages')), stems('messages'));
    assert.deepEqual(words(made.misspeltAs('messsagess')), stems('messages'));
    assert.deepEqual(made.misspeltAs('commit'), []);
    assert.deepEqual(made.misspeltAs('ad'), []);
  });

  it('goes with the last skill that has it', () => {
    const changing = completions('deploy this', 'deploy that');
    changing.remove({ id: '0', name: 'skill0', description: 'deploy this' });
    assert.deepEqual(words(changing.begunBy('dep')), stems('deploy'));
    changing.remove({ id: '1', name: 'skill1', description: 'deploy that' });
    assert.deepEqual(changing.begunBy('dep'), []);
  });
});
