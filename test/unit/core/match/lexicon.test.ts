import assert from 'node:assert/strict';
import { Lexicon } from '../../../../src/core/match/lexicon';
import { stem } from '../../../../src/core/match/stem';

function read(lexicon: Lexicon, text: string): { ids: number[]; loudness: number[] } {
  const ids: number[] = [];
  const loudness: number[] = [];
  lexicon.read(text, (id, loud) => {
    ids.push(id);
    loudness.push(loud);
  });
  return { ids, loudness };
}

describe('the lexicon', () => {
  it('numbers words by their stems, from 1', () => {
    const lexicon = new Lexicon();
    assert.deepEqual(read(lexicon, 'deploy, deployed; DEPLOYMENT').ids, [1, 1, 1]);
    assert.deepEqual(read(lexicon, 'review deploys').ids, [2, 1]);
    assert.equal(lexicon.idOf('deploy'), 1);
    assert.equal(lexicon.idOf('zebra'), 0);
    assert.equal(lexicon.size, 3);
  });

  it('reads the parts of an identifier, and Chinese', () => {
    const lexicon = new Lexicon();
    assert.equal(read(lexicon, 'applyTo').ids.length, 3);
    read(lexicon, '单元测试');
    assert.ok(lexicon.idOf('单元测试') > 0 && lexicon.idOf('测试') > 0);
  });

  it('tells how much each word says', () => {
    assert.deepEqual(read(new Lexicon(), 'the app, please').loudness, [0, 1, 0.4]);
  });

  it('reads a text the second time as the first', () => {
    const lexicon = new Lexicon();
    const text = 'git-commit: Committing what C++20 and myTool2 did, 部署 ＡＰＩ café';
    assert.deepEqual(read(lexicon, text), read(lexicon, text));
  });

  it('reads a word of any length', () => {
    const lexicon = new Lexicon();
    const long = 'a'.repeat(500);
    assert.deepEqual(read(lexicon, `${long} ${long}`).ids, [1, 1]);
    assert.equal(lexicon.idOf(stem(long)), 1);
  });
});
