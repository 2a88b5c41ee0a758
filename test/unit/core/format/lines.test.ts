// Lines that know their place.

import assert from 'node:assert/strict';
import { lineEnd, linesOf, nextLine } from '../../../../src/core/format/lines';

function texts(text: string, start = 0, end = text.length): string[] {
  return linesOf(text, start, end).map((line) => line.text);
}

describe('the lines of a block', () => {
  it('end with either line end, or with the block', () => {
    assert.deepEqual(texts('a\nb\r\nc'), ['a', 'b', 'c']);
    assert.deepEqual(texts('a\n'), ['a']);
    assert.deepEqual(texts('a\n\n'), ['a', '']);
    assert.deepEqual(texts(''), []);
  });

  it('stop at the block’s end', () => assert.deepEqual(texts('xx\na\nb\nyy', 3, 7), ['a', 'b']));

  it('know their blanks and their places', () => {
    const text = 'x\n   a b \t \r\n\t c\n  \n';
    assert.deepEqual(linesOf(text, 2, text.length), [
      { start: 5, end: 8, rawEnd: 11, indent: 3, text: 'a b' },
      { start: 13, end: 16, rawEnd: 16, indent: 0, text: '\t c' },
      { start: 17, end: 17, rawEnd: 19, indent: 0, text: '' },
    ]);
  });

  it('a lone carriage return ends none', () => assert.deepEqual(texts('a\rb\n'), ['a\rb']));
});

describe('the line of an offset', () => {
  it('ends before its line end', () => {
    assert.equal(lineEnd('ab\r\nc', 0), 2);
    assert.equal(lineEnd('ab\nc', 1), 2);
    assert.equal(lineEnd('ab', 0), 2);
    assert.equal(lineEnd('\r\n', 0), 0);
  });

  it('is followed by the next', () => {
    assert.equal(nextLine('ab\r\nc', 0), 4);
    assert.equal(nextLine('ab', 0), 2);
  });
});
