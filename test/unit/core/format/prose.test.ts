// Code and comments blanked out, and links in what is left.

import assert from 'node:assert/strict';
import { fileOf, linksOf } from '../../../../src/core/format/links';
import { proseOf } from '../../../../src/core/format/prose';

function prose(text: string, start = 0, end = text.length): string {
  const blanked = proseOf(text, [{ start, end }]).prose;
  assert.equal(blanked.length, text.length);
  return blanked;
}

describe('prose', () => {
  for (const [text, expected] of [
    ['plain words', 'plain words'],
    ['a `b` c', 'a     c'],
    ['a ``b ` c`` d', 'a           d'],
    ['a `b c', 'a `b c'],
    ['a `b`` c` d', 'a         d'],
    ['a <!-- b --> c', 'a            c'],
    ['a <!-- b\nc', 'a       \n '],
    ['`<!--` a -->', '       a -->'],
    ['```\na\n```\nb', '   \n \n   \nb'],
    ['~~~js\n```\n~~~\nb', '     \n   \n   \nb'],
    ['````\n```\n````\nb', '    \n   \n    \nb'],
    ['```\na', '   \n '],
    ['- ```\n  a\n  ```\nb', '     \n   \n     \nb'],
  ] as const) {
    it(JSON.stringify(text), () => assert.equal(prose(text), expected.padEnd(text.length)));
  }

  it('is blank outside of the body', () => assert.equal(prose('head\nbody\ntail', 5, 9), '    \nbody\n    '));

  it('tells what stands in fences', () => {
    const text = 'a\n```sh\nb\nc\n```\n~~~\nd\n~~~\n```\ne';
    const { fences } = proseOf(text, [{ start: 0, end: text.length }]);
    assert.deepEqual(
      fences.map(({ start, end }) => text.slice(start, end)),
      ['\nb\nc\n', '\nd\n', '\ne'],
    );
  });
});

describe('links', () => {
  it('stand where they say', () => {
    const text = 'See [a](b.md), ![c]( <d e.png> "f") and\n[g]: h.md\n';
    assert.deepEqual(
      linksOf(text).map(({ target, start, end }) => [target, text.slice(start, end)]),
      [
        ['b.md', 'b.md'],
        ['d e.png', 'd e.png'],
        ['h.md', 'h.md'],
      ],
    );
  });

  for (const [target, folder, file] of [
    ['a.md', '', 'a.md'],
    ['./a/./b.md', '', 'a/b.md'],
    ['a%20b.md#c', '', 'a b.md'],
    ['a.md?b', '', 'a.md'],
    ['b.md', 'references', 'references/b.md'],
    ['a\\b.md', '', 'a/b.md'],
    ['a/../b.md', '', 'b.md'],
    ['100%.md', '', '100%.md'],
    ['', '', undefined],
    ['#a', '', undefined],
    ['https://a.example', '', undefined],
    ['//a.example/b', '', undefined],
    ['~/a', '', undefined],
    ['{a}.md', '', undefined],
    ['../a.md', '', undefined],
  ] as const) {
    it(`${target} from "${folder}" is ${file}`, () => assert.equal(fileOf(target, folder), file));
  }
});
