import assert from 'node:assert/strict';
import { closeToBest } from '../../../../src/core/match/close';

const kept = (...scores: number[]) => closeToBest(scores.map((score) => ({ score }))).map(({ score }) => score);

describe('what is close to the best', () => {
  it('fits at least half as well', () => assert.deepEqual(kept(0.8, 0.4, 0.39, 0.1), [0.8, 0.4]));

  it('is measured by words, not by a name or trigger that called a skill', () => {
    assert.deepEqual(kept(2.9, 1.4, 0.4, 0.3, 0.1), [2.9, 1.4, 0.4, 0.3]);
  });

  it('is all that a name or trigger called', () => assert.deepEqual(kept(2.5, 1.1), [2.5, 1.1]));

  it('is nothing of nothing', () => assert.deepEqual(kept(), []));
});
