// Lines, logical lines and joined paths: what keeps offsets true.

import assert from 'node:assert/strict';
import fc from 'fast-check';
import { AuditDocument } from '../../../../../src/core/policy/audit/document';
import { fold } from '../../../../../src/core/policy/audit/fold';
import { joinPaths } from '../../../../../src/core/policy/audit/joinedPaths';
import { lineIndexAt, lineStarts, lowerBound } from '../../../../../src/core/policy/audit/lines';

describe('lineStarts', () => {
  it('ends lines at \\n, \\r\\n and a lone \\r', () => {
    assert.deepEqual(lineStarts('a\nb\r\nc\rd'), [0, 2, 5, 7]);
    assert.deepEqual(lineStarts(''), [0]);
    assert.deepEqual(lineStarts('\n'), [0, 1]);
  });

  it('is found again by lineIndexAt', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('a', '\n', '\r') }), (text) => {
        const starts = lineStarts(text);
        starts.forEach((start, i) => {
          assert.equal(lineIndexAt(starts, start), i);
        });
      }),
    );
  });
});

describe('lowerBound', () => {
  it('is the first place that is not below', () => {
    assert.equal(lowerBound([1, 3, 3, 5], 3), 1);
    assert.equal(lowerBound([1, 3], 9), 2);
    assert.equal(lowerBound([], 1), 0);
  });
});

describe('fold', () => {
  it('keeps the length of any text', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => fold(text).length === text.length));
    assert.equal(fold('İI').length, 2);
  });

  it('writes look-alikes, full width, curly quotes and odd spaces plainly', () => {
    const cyrillic = String.fromCharCode(0x441, 0x75, 0x72, 0x6c);
    assert.equal(fold(cyrillic), 'curl');
    assert.equal(fold('Ａｂ'), 'ab');
    assert.equal(fold('don’t\u00a0“x”'), 'don\'t "x"');
  });

  it('leaves other letters as they are, in lower case', () => {
    assert.equal(fold('ÄÖ 中文 É'), 'äö 中文 é');
  });
});

describe('joinPaths', () => {
  it('writes a path that code puts together as one, in the same length', () => {
    const by = (text: string) => joinPaths(text).replace(/\/+/g, '/');
    assert.equal(by('home() / ".aws" / "credentials"'), 'home() / ".aws/credentials"');
    assert.equal(by("join(home, '.aws', 'credentials')"), "join(home, '.aws/credentials')");
    assert.equal(by('path.join(os.homedir(), ".a", "b")'), 'path.join(os.homedir(), ".a/b")');
    const text = 'x = join("a", "b") / "c"';
    assert.equal(joinPaths(text).length, text.length);
  });

  it('leaves lists and a lone slash as they are', () => {
    for (const text of ['["a", "b"]', 'rmtree("/")', 'a / b']) assert.equal(joinPaths(text), text);
  });
});

describe('logical lines', () => {
  const lines = (text: string, path = 'SKILL.md') =>
    new AuditDocument(path, text).text.split('\n').map((line) => line.replace(/ +/g, ' ').trim());

  it('join a paragraph and a list item, and part one from the next', () => {
    assert.deepEqual(lines('a\nb\n\n- c\n  d\n- e'), ['a b', '', '- c d', '- e']);
  });

  it('join a command that goes on: behind a backslash, a pipe, an operator', () => {
    assert.deepEqual(lines('```sh\na \\\n  b |\n  c &&\n  d\ne\n```'), ['```sh', 'a b | c && d', 'e', '```']);
  });

  it('join a call whose bracket or list is open', () => {
    assert.deepEqual(lines('f(\n  "a",\n  b)\ng()', 'a.py'), ['f( "a", b)', 'g()']);
  });

  it('join PowerShell at its own sign', () => {
    assert.deepEqual(lines('a `\n b', 'a.ps1'), ['a ` b']);
  });

  it('join a folded value of the frontmatter', () => {
    assert.deepEqual(lines('---\nname: x\ndescription: >\n  a\n  b\n---'), [
      '---',
      'name: x',
      'description: > a b',
      '---',
    ]);
  });

  it('leave data and tables as they are', () => {
    assert.deepEqual(lines('{\n"a": 1,\n"b": 2\n}', 'a.json'), ['{', '"a": 1,', '"b": 2', '}']);
    assert.deepEqual(lines('| a |\n| b |'), ['| a |', '| b |']);
  });

  it('keep every offset', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom('a', '\n', '\r\n', '- ', '```sh\n', ' \\\n', '| ', ',') }),
        (text) => {
          assert.equal(new AuditDocument('SKILL.md', text).text.length, text.length);
        },
      ),
    );
  });
});
