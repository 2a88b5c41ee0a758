import assert from 'node:assert/strict';
import { fill, finding, messageOf, positionAt, remedyOf } from '../../../../src/core/model/finding';
import { FINDINGS, type FindingCode } from '../../../../src/core/model/findings';

describe('finding', () => {
  it('counts lines and columns from 1, whatever ends the lines', () => {
    assert.deepEqual(positionAt('ab\ncd', 0), { line: 1, column: 1 });
    assert.deepEqual(positionAt('ab\ncd', 4), { line: 2, column: 2 });
    assert.deepEqual(positionAt('ab\r\ncd', 5), { line: 2, column: 2 });
    assert.deepEqual(positionAt('ab\rcd', 4), { line: 2, column: 2 });
  });

  it('counts on from a place that is known, and from the top where that lies behind', () => {
    const text = 'ab\r\ncd\nef';
    for (let known = 0; known <= text.length; known++) {
      for (let offset = 0; offset <= text.length; offset++) {
        const place = { start: known, ...positionAt(text, known) };
        assert.deepEqual(positionAt(text, offset, place), positionAt(text, offset), `${known} ${offset}`);
      }
    }
  });

  it('keeps a position past the end at the end', () => {
    assert.deepEqual(positionAt('ab', 99), { line: 1, column: 3 });
  });

  it('stands at line 1 where there is no better place', () => {
    const { line, column, start, end } = finding('file-empty');
    assert.deepEqual({ line, column, start, end }, { line: 1, column: 1, start: 0, end: 0 });
  });

  it('takes its severity from the table', () => {
    assert.equal(finding('description-missing').severity, FINDINGS['description-missing'].severity);
  });

  it('fills the places of its sentence and leaves those without a value', () => {
    const invalid = finding('frontmatter-invalid', { reason: 'a colon' });
    assert.equal(messageOf(invalid), 'The frontmatter is not valid YAML: a colon');
    assert.equal(fill('{a} and {b}', { a: 1 }), '1 and {b}');
  });

  it('does not fill places again that a value brings in', () => {
    assert.equal(fill('{a}', { a: '{b}', b: 'x' }), '{b}');
  });

  it('has a sentence and a remedy that end with a full stop or a filled place', () => {
    for (const code of Object.keys(FINDINGS) as FindingCode[]) {
      assert.match(messageOf(finding(code)), /[.}]$/, code);
      assert.match(remedyOf(finding(code)), /[.}]$/, code);
    }
  });
});
