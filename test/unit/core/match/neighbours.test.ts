import assert from 'node:assert/strict';
import { Entries } from '../../../../src/core/match/entries';
import { pairsOf, togetherness } from '../../../../src/core/match/neighbours';
import { readRequest } from '../../../../src/core/match/request';

/** What the words of a request that stand together count in the one skill of that description and body. */
function together(request: string, description: string, body = ''): number {
  const entries = new Entries();
  entries.add({ id: 'x', name: 'x', description, body });
  entries.add({ id: 'y', name: 'y', description: 'alpha beta gamma delta back up to test unit' });
  const entry = entries.get('x');
  return entry ? togetherness(pairsOf(readRequest(request), entries), entry) : Number.NaN;
}

describe('words that stand together', () => {
  it('count where the one follows the other', () => {
    assert.ok(together('alpha beta', 'an alpha beta') > 0);
    assert.equal(together('alpha beta', 'beta alpha'), 0);
    assert.equal(together('alpha beta', 'alpha and then some beta'), 0);
  });

  it('may have one word between them', () => {
    assert.ok(together('alpha beta', 'alpha or beta') > 0);
  });

  it('count in the body too', () => {
    assert.ok(together('alpha beta', 'nothing', 'alpha beta') > 0);
  });

  it('do not reach from the head into the body', () => {
    assert.equal(together('alpha beta', 'ends with alpha', 'beta begins'), 0);
  });

  it('count once, however often they stand there', () => {
    assert.equal(together('alpha beta', 'alpha beta'), together('alpha beta', 'alpha beta, alpha beta, alpha beta'));
  });

  it('count pair by pair', () => {
    const all = together('alpha beta gamma', 'alpha beta gamma');
    assert.ok(all > together('alpha beta gamma', 'alpha beta then gamma'.replace('then', 'then then')));
  });

  it('may be small words', () => {
    assert.ok(together('back up', 'back up') > together('back up', 'back and then up'));
  });

  it('are those of the English for Chinese', () => {
    assert.ok(together('单元测试', 'a unit test') > 0);
  });
});
