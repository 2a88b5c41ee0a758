// What is left of a file without its metadata.

import assert from 'node:assert/strict';
import { bodyOf } from '../../../../src/core/format/body';
import { withHead } from './reading';

function assertBody(text: string, body: string): void {
  const actual = bodyOf(text);
  assert.equal(actual.body, body);
  assert.ok(body === '' || text.startsWith(body.slice(0, 5), actual.start), 'the body begins where it says');
}

describe('the body of a file', () => {
  it('begins after the frontmatter, without blank lines', () => {
    assertBody(withHead('name: a'), '# Steps\n\nDo it.');
    assertBody('---\r\nname: a\r\n---\r\n\r\nDo it.\r\n', 'Do it.');
  });

  it('keeps the indentation of its first line', () => assertBody('---\nname: a\n---\n\n    code\n', '    code'));

  it('keeps a second block', () => assertBody('---\nname: a\n---\n---\nb: c\n---\n', '---\nb: c\n---'));

  it('is all of a file without frontmatter', () => {
    assertBody('Do it.\n', 'Do it.');
    assertBody('\ufeffDo it.\n', 'Do it.');
    assertBody('---js\n1\n---\n', '---js\n1\n---');
  });

  it('is empty where nothing follows', () => {
    assertBody('---\nname: a\n---', '');
    assertBody('', '');
  });

  it('begins where keys end that are never closed', () => {
    assertBody('---\nname: a\n\nDo it.\n', 'Do it.');
    assertBody('---\nname: a\n\nDo it.\n\n---\n\nMore.\n', 'Do it.\n\n---\n\nMore.');
  });
});
