// Where frontmatter begins and ends.

import assert from 'node:assert/strict';
import { bodyOf } from '../../../../src/core/format/body';
import { findFence } from '../../../../src/core/format/fence';

/** What stands between the dashes and what follows them. */
function cut(text: string): { kind: string; block: string; rest: string } | undefined {
  const fence = findFence(text);
  if (!fence || fence.kind === 'foreign') return fence && { kind: 'foreign', block: fence.engine, rest: '' };
  return { kind: fence.kind, block: text.slice(fence.start, fence.end), rest: text.slice(fence.after) };
}

describe('the lines of dashes', () => {
  for (const [what, text, kind, block, rest] of [
    ['LF', '---\na: b\n---\nBody', 'closed', 'a: b\n', 'Body'],
    ['CR LF', '---\r\na: b\r\n---\r\nBody', 'closed', 'a: b\r\n', 'Body'],
    ['the end of the file', '---\na: b\n---', 'closed', 'a: b\n', ''],
    ['nothing between', '---\n---\nBody', 'closed', '', 'Body'],
    ['blanks behind', '--- \t\na: b\n---\t \nBody', 'closed', 'a: b\n', 'Body'],
    ['four dashes to close', '---\na: b\n----\nBody', 'closed', 'a: b\n', 'Body'],
    ['words behind the closing', '---\na: b\n---x\nBody', 'closed', 'a: b\n', 'Body'],
    ['an indented line of dashes', '---\na: b\n ---\nc: d\n---\n', 'closed', 'a: b\n ---\nc: d\n', ''],
    ['no closing', '---\na: b\n', 'open', 'a: b\n', ''],
    ['the opening alone', '---', 'open', '', ''],
    ['a byte order mark', '\ufeff---\na: b\n---\n', 'closed', 'a: b\n', ''],
    ['yaml', '---YAML\na: b\n---\n', 'closed', 'a: b\n', ''],
    ['a language', '---js\n1\n---\n', 'foreign', 'js', ''],
    ['a language behind a blank', '--- json\n1\n---\n', 'foreign', 'json', ''],
  ] as const) {
    it(what, () => assert.deepEqual(cut(text), { kind, block, rest }));
  }

  for (const text of [
    '',
    'a: b\n',
    '----\na: b\n---\n',
    '--\na: b\n--\n',
    ' ---\na: b\n---\n',
    '--- some words ---\n',
    '\n\n---\n\nWords\n',
    '<!-- ---\na: b\n---\n',
    '```js\n---\na: b\n---\n',
  ]) {
    it(`${JSON.stringify(text)} has none`, () => assert.equal(findFence(text), undefined));
  }

  it('a code fence around the block is not left to the body', () => {
    assert.equal(bodyOf('```yaml\n---\na: b\n---\n```\n\nBody\n').body, 'Body');
    assert.equal(bodyOf('~~~\n---\na: b\n---\nBody\n~~~\n').body, 'Body\n~~~');
  });
});
