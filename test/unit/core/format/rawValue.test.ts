// What an author meant by a value that YAML refuses.

import assert from 'node:assert/strict';
import { rawValue } from '../../../../src/core/format/rawValue';

describe('a value as it was meant', () => {
  for (const [written, value, code] of [
    ['Use when: x', 'Use when: x', 'yaml-colon'],
    ['Use when:', 'Use when:', 'yaml-colon'],
    ['a\n  b: c', 'a b: c', 'yaml-colon'],
    ['"a', 'a', 'yaml-quotes'],
    ["'it's'", "it's", 'yaml-quotes'],
    ['"a" b', '"a" b', 'yaml-quotes'],
    ['"a" "b"', '"a" "b"', 'yaml-quotes'],
    ['"Say "a" or "b""', 'Say "a" or "b"', 'yaml-quotes'],
    ['"', '', 'yaml-quotes'],
    ['[a] [b]', '[a] [b]', 'yaml-brackets'],
    ['{a: b', '{a: b', 'yaml-brackets'],
    ['@a', '@a', 'yaml-sign'],
    ['`a` b: c', '`a` b: c', 'yaml-sign'],
    ['plain', 'plain', undefined],
  ] as const) {
    it(JSON.stringify(written), () => {
      const raw = rawValue(written);
      assert.deepEqual([raw.value, raw.code], [value, code]);
    });
  }

  it('a list', () => assert.deepEqual(rawValue('- a\n  - b\n\n  -  c').value, ['a', 'b', 'c']));
});
