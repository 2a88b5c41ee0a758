// Fixes for what YAML forbids.

import assert from 'node:assert/strict';
import { doc, FINE, mended, titles } from './mending';

const NAME = 'name: my-skill';

describe('fixes for values that YAML forbids', () => {
  const quoting: readonly [what: string, line: string, code: Parameters<typeof mended>[1], after: string][] = [
    ['a colon', 'description: Use when: testing', 'yaml-colon', 'description: "Use when: testing"'],
    ['a colon and quotes', 'description: Use when: "a"', 'yaml-colon', `description: 'Use when: "a"'`],
    ['a sign', 'description: @use when testing', 'yaml-sign', 'description: "@use when testing"'],
    [
      'a quote that is never closed',
      'description: "Use when testing',
      'yaml-quotes',
      'description: "Use when testing"',
    ],
    ['brackets in a text', 'argument-hint: [file] [mode]', 'yaml-brackets', 'argument-hint: "[file] [mode]"'],
  ];
  for (const [what, line, code, after] of quoting) {
    it(`${what}: in quotes, safely`, () => {
      const rest = line.startsWith('description') ? [] : [FINE];
      const text = doc(NAME, line, ...rest);
      assert.equal(mended(text, code), doc(NAME, after, ...rest));
      assert.match(titles(text, code)[0] ?? '', /^Put the value of ".*" in quotes ✓$/);
    });
  }

  it('a backslash: out, or twice', () => {
    const text = doc(NAME, String.raw`description: "Use when it isn\'t done"`);
    assert.equal(mended(text, 'yaml-escape'), doc(NAME, 'description: "Use when it isn\'t done"'));
    const path = doc(NAME, String.raw`description: "Use in C:\my\new"`);
    assert.equal(
      mended(path, 'yaml-escape', 'Write the backslash in "description" twice'),
      doc(NAME, String.raw`description: "Use in C:\\my\new"`),
    );
  });

  it('a bracket that is never closed', () => {
    const text = doc(NAME, FINE, 'triggers: [a, b');
    assert.equal(mended(text, 'yaml-brackets', 'Close the bracket of "triggers"'), doc(NAME, FINE, 'triggers: [a, b]'));
  });

  it('JSON that is one brace short', () => {
    const text = doc(NAME, 'metadata: {"a": {"b": "c"}', FINE);
    assert.equal(mended(text, 'yaml-brackets'), doc(NAME, 'metadata: {"a": {"b": "c"}}', FINE));
    assert.deepEqual(titles(text, 'yaml-brackets'), ['Close the bracket of "metadata" ✓']);
  });

  it('a list on its key’s line', () => {
    const text = doc(NAME, FINE, 'triggers: - a: b', '- c');
    assert.equal(mended(text, 'yaml-item'), doc(NAME, FINE, 'triggers:', '  - "a: b"', '  - c'));
    assert.deepEqual(titles(text, 'yaml-item'), ['Write each item of "triggers" on a line of its own ✓']);
  });

  it('an anchor', () => {
    const text = doc(NAME, 'description: &a Use when testing.');
    assert.equal(mended(text, 'yaml-anchor'), doc(NAME, 'description: Use when testing.'));
    assert.equal(
      mended(text, 'yaml-anchor', 'Put the value of "description" in quotes'),
      doc(NAME, 'description: "&a Use when testing."'),
    );
  });

  it('a tab: spaces, in all lines', () => {
    const text = doc(NAME, FINE, 'metadata:', '\ta: b', '\tc: d');
    assert.equal(mended(text, 'yaml-tab'), doc(NAME, FINE, 'metadata:', '  a: b', '  c: d'));
  });

  it('a key that is indented', () => {
    const text = doc(NAME, `  ${FINE}`);
    assert.equal(mended(text, 'yaml-indent'), doc(NAME, FINE));
    assert.deepEqual(titles(text, 'yaml-indent'), ['Put "description" at the beginning of the line ✓']);
  });

  it('lines without a key: comments, or part of the value above, or gone', () => {
    const text = doc(NAME, FINE, 'and more', 'license: MIT', 'stray');
    assert.equal(mended(text, 'yaml-line'), doc(NAME, FINE, '# and more', 'license: MIT', '# stray'));
    assert.equal(
      mended(text, 'yaml-line', 'Indent the line, so that it goes on with the value above'),
      doc(NAME, FINE, '  and more', 'license: MIT', 'stray'),
    );
    assert.equal(mended(text, 'yaml-line', 'Delete the line'), doc(NAME, FINE, 'license: MIT', 'stray'));
    assert.deepEqual(
      titles(text, 'yaml-line').map((title) => title.endsWith('✓')),
      [true, false, false],
    );
  });

  it('a conflict: one side or the other, everywhere', () => {
    const text = doc(NAME, '<<<<<<< HEAD', FINE, '=======', 'description: Use it.', '>>>>>>> other');
    assert.equal(mended(text, 'conflict-markers'), doc(NAME, FINE));
    assert.equal(
      mended(text, 'conflict-markers', 'Resolve the conflict: keep the second side'),
      doc(NAME, 'description: Use it.'),
    );
    assert.ok(titles(text, 'conflict-markers').every((title) => !title.endsWith('✓')));
  });

  it('a control character', () => {
    const text = doc(NAME, 'description: Use \u0007when testing.');
    assert.equal(mended(text, 'control-character'), doc(NAME, 'description: Use when testing.'));
  });

  it('keeps Windows’ line ends', () => {
    const text = doc(NAME, FINE, 'triggers: - a', '- c').replaceAll('\n', '\r\n');
    const after = doc(NAME, FINE, 'triggers:', '  - a', '  - c').replaceAll('\n', '\r\n');
    assert.equal(mended(text, 'yaml-item'), after);
  });
});
