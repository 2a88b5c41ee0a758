import assert from 'node:assert/strict';
import fc from 'fast-check';
import { Best } from '../../../../src/core/match/best';

function bestOf(scores: readonly number[], count: number): number[] {
  const best = new Best(count);
  for (const [slot, score] of scores.entries()) best.offer(slot, score);
  return best.inOrder().map(({ slot }) => slot);
}

describe('the best few', () => {
  it('come in their order', () => assert.deepEqual(bestOf([1, 5, 3, 4], 3), [1, 3, 2]));

  it('keep to the order in which they came where they are equal', () => {
    assert.deepEqual(bestOf([2, 1, 2, 2], 2), [0, 2]);
  });

  it('are all where there are few', () => assert.deepEqual(bestOf([1, 2], 5), [1, 0]));

  it('are those that sorting would give', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(20)), fc.integer({ min: 1, max: 10 }), (scores, count) => {
        const sorted = scores
          .map((score, slot) => ({ score, slot }))
          .sort((a, b) => b.score - a.score || a.slot - b.slot);
        assert.deepEqual(
          bestOf(scores, count),
          sorted.slice(0, count).map(({ slot }) => slot),
        );
      }),
    );
  });
});
