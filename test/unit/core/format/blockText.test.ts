// Block texts, folded and kept.

import assert from 'node:assert/strict';
import { readBlockText } from '../../../../src/core/format/blockText';
import { linesOf } from '../../../../src/core/format/lines';

function value(header: string, text: string, indent = 0): string | undefined {
  return readBlockText(text, linesOf(text, 0, text.length), 0, { header, indent })?.value;
}

describe('a block text', () => {
  it('keeps its lines, or folds them', () => {
    assert.equal(value('|', '  a\n  b\n'), 'a\nb\n');
    assert.equal(value('>', '  a\n  b\n'), 'a b\n');
  });

  it('ends with one line end, or with none', () => {
    assert.equal(value('|', '  a\n\n\n'), 'a\n');
    assert.equal(value('|-', '  a\n\n\n'), 'a');
    assert.equal(value('>-', '  a'), 'a');
  });

  it('keeps blank lines between; of those that are folded one is the line end', () => {
    assert.equal(value('|', '  a\n\n\n  b\n'), 'a\n\n\nb\n');
    assert.equal(value('>', '  a\n\n\n  b\n  c\n'), 'a\n\nb c\n');
  });

  it('keeps blanks behind its lines', () => assert.equal(value('|', '  a \n  b\n'), 'a \nb\n'));

  it('ends where a line is indented no more than its key', () => {
    const text = '    a\n  b: c\n';
    assert.deepEqual(readBlockText(text, linesOf(text, 0, text.length), 0, { header: '|', indent: 2 }), {
      value: 'a\n',
      end: 5,
      next: 1,
    });
  });

  for (const text of [
    '  a\n    b\n',
    '    a\n  b\n',
    '\n  a\n',
    'a\n',
    '',
    '  a\n   \n  b\n',
    '  \ta\n',
    '  a\u0000\n',
    '  \ufffd\n',
  ]) {
    it(`${JSON.stringify(text)} is left to the parser`, () => assert.equal(value('|', text), undefined));
  }
});
