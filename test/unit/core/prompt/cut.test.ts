import assert from 'node:assert/strict';
import { cutToBytes, cutToLength } from '../../../../src/core/prompt/cut';

describe('cutting a text', () => {
  it('leaves one that fits as it is', () => {
    assert.equal(cutToLength('abc', 3), 'abc');
    assert.equal(cutToBytes('äé', 4), 'äé');
    assert.equal(cutToBytes('', 0), '');
  });

  it('ends after a paragraph', () => {
    assert.equal(cutToLength('first paragraph\n\nsecond one', 20), 'first paragraph');
    assert.equal(cutToLength('first paragraph\r\n \r\nsecond one', 22), 'first paragraph');
  });

  it('ends after a line where no paragraph ends late enough', () => {
    assert.equal(cutToLength('a\n\nlong line here\nand the next', 25), 'a\n\nlong line here');
  });

  it('ends anywhere where there is neither, but not inside a character', () => {
    assert.equal(cutToLength('abcdefgh', 5), 'abcde');
    assert.equal(cutToLength('abc😀d', 4), 'abc');
    assert.equal(cutToLength('abc', -1), '');
  });

  it('counts bytes as UTF-8 has them', () => {
    assert.equal(cutToBytes('aé中😀', 1 + 2 + 3 + 4), 'aé中😀');
    assert.equal(cutToBytes('aé中😀', 9), 'aé中');
    assert.equal(cutToBytes('中中中', 8), '中中');
    assert.equal(cutToBytes('éé', 1), '');
  });
});
