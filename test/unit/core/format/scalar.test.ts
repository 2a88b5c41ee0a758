// Values on one line, of which the fast path is sure.

import assert from 'node:assert/strict';
import { readScalar, UNSURE } from '../../../../src/core/format/scalar';

function assertRead(written: string, value: unknown): void {
  assert.deepEqual(readScalar(written), value, written);
}

describe('a value on one line', () => {
  it('is text, by and large', () => {
    for (const text of [
      'word',
      'Two words.',
      'a:b',
      'http://a.example/#x',
      'C#',
      'a - b',
      '代码',
      '1.0.0',
      'v1',
      '12px',
      'nullable',
      'Truely',
      'yes',
      'a[0]',
      'it’s',
    ]) {
      assertRead(text, text);
    }
  });

  it('is null, true, false or a number in the core schema’s spellings', () => {
    for (const text of ['~', 'null', 'Null', 'NULL']) assertRead(text, null);
    for (const text of ['true', 'True', 'TRUE']) assertRead(text, true);
    for (const text of ['false', 'False', 'FALSE']) assertRead(text, false);
    assertRead('12', 12);
    assertRead('1.50', 1.5);
    assertRead('1.', 1);
    assertRead('.5', 0.5);
    assertRead('1e3', 1000);
    assertRead('+7', 7);
  });

  it('is what stands in quotes', () => {
    assertRead('"a: b # c"', 'a: b # c');
    assertRead("'a: \\n'", 'a: \\n');
    assertRead('""', '');
    assertRead('"true"', 'true');
  });

  it('is a list of such', () => {
    assertRead('[]', []);
    assertRead('[ ]', []);
    assertRead('[a, b c ,1]', ['a', 'b c', 1]);
    assertRead('["a, b", \'c\', d]', ['a, b', 'c', 'd']);
  });

  for (const doubtful of [
    '- a',
    '? a',
    ':',
    'a: b',
    'a:',
    'a #b',
    '#a',
    '&a b',
    '*a',
    '!a b',
    '@a',
    '`a`',
    '%a',
    '|',
    '> a',
    '{a: b}',
    ', a',
    ']',
    '"a',
    '"a" b',
    '"a\\n"',
    '"',
    "'it''s'",
    "'a",
    '0x1f',
    '0o7',
    '.inf',
    '-.INF',
    '.nan',
    '-1',
    'a\tb',
    'a\u0000b',
    'a\u0085b',
    '\ufffd',
    '[a',
    '[a, b]]',
    '[a,]',
    '[,a]',
    '[a, [b]]',
    '[a: b]',
    '[-1]',
    '[a #b]',
    '[*a]',
    '["a" b]',
    '["a"b]',
    '[a, {b: c}]',
    '[a] [b]',
    '["a\\""]',
  ]) {
    it(`${JSON.stringify(doubtful)} is left to the parser`, () => assertRead(doubtful, UNSURE));
  }
});
