import assert from 'node:assert/strict';
import { isEveryday } from '../../../../src/core/match/everyday';
import { loudnessOf } from '../../../../src/core/match/stopWords';

describe('words of life away from the desk', () => {
  it('are known in both languages, one and many', () => {
    for (const word of ['dinner', 'cat', 'cats', '天气', '婚礼']) assert.ok(isEveryday(word), word);
  });

  it('are none that work has a use for', () => {
    const work =
      'deploy test tree table cookie fish forest spider sleep seed soap salt boot shell branch cache 部署 测试 树 节省';
    for (const word of work.split(' ')) assert.ok(!isEveryday(word), word);
  });

  it('are none that the index passes over', () => {
    for (const word of ['the', 'my', 'please', '今天', '怎么']) {
      assert.ok(loudnessOf(word) < 1);
      assert.ok(!isEveryday(word), word);
    }
  });
});
