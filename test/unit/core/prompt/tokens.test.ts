import assert from 'node:assert/strict';
import { estimateTokens, estimateTokensOfBytes } from '../../../../src/core/prompt/tokens';

describe('the estimate of tokens', () => {
  it('is a quarter of the Latin characters, rounded up', () => {
    assert.equal(estimateTokens(''), 0);
    assert.equal(estimateTokens('abcd'), 1);
    assert.equal(estimateTokens('abcde'), 2);
    assert.equal(estimateTokens('Ünïcödé!'), 2);
  });

  it('is one for each Chinese, Japanese and Korean character', () => {
    assert.equal(estimateTokens('提交代码'), 4);
    assert.equal(estimateTokens('コード'), 3);
    assert.equal(estimateTokens('코드'), 2);
    assert.equal(estimateTokens('𠮷'), 1);
    assert.equal(estimateTokens('用 git 提交。'), 4 + 2);
  });

  it('knows a size only where the text was not read', () => {
    assert.equal(estimateTokensOfBytes(4001), 1001);
  });
});
