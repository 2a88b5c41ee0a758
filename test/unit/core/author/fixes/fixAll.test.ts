// What holds for every safe fix, and what all of them together make of a file.

import assert from 'node:assert/strict';
import fc from 'fast-check';
import { applyEdits, difference, type TextEdit } from '../../../../../src/core/author/fixes/fix';
import { FIXES, fixAll, fixesFor } from '../../../../../src/core/author/fixes/fixes';
import { readHead } from '../../../../../src/core/format/document';
import type { Finding } from '../../../../../src/core/model/finding';
import { FINDINGS } from '../../../../../src/core/model/findings';
import { contextOf, doc, FINE, findingsIn } from './mending';

/** Lines of which heads are made up, good and bad. */
const LINES = [
  'name: my-skill',
  'name: My Skill',
  'Name: my-skill',
  'slug: x',
  FINE,
  '  description: indented: twice',
  'description: Use when: "testing"',
  'description: "Use when testing',
  'description: - a',
  '- b',
  'summary: Use it. # not this',
  'license: MIT',
  'stray words',
  '\ttab: 1',
  'triggers: [a, b',
  'argument-hint: [a] [b]',
  'metadata: {',
  '  "a": "b"',
  '}',
  'allowed-tools: *',
  'user-invocable: nope',
  'version: &v 1.0',
  'tags: x',
  '# comment',
  '<<<<<<< HEAD',
  '=======',
  '>>>>>>> b',
];

const text = fc
  .tuple(
    fc.constantFrom('', '\ufeff', '\n', '<!-- c -->\n', '```yaml\n'),
    fc.constantFrom('---', '---yaml', '---js'),
    fc.array(fc.constantFrom(...LINES), { maxLength: 6 }),
    fc.constantFrom('---', '-----', '--- x', ''),
    fc.constantFrom('\n', '\r\n'),
  )
  .map(([lead, opening, lines, closing, newline]) =>
    `${lead}${[opening, ...lines, closing, '', '# Steps', '', 'Do it.', ''].join('\n')}`.replaceAll('\n', newline),
  );

const recordOf = (whole: string) => {
  const result = readHead(whole, { ...contextOf(), complete: true });
  if (result.kind !== 'skill') return undefined;
  const { findings, dialect, ownWords, ...record } = result.head;
  return JSON.stringify(record);
};

/** What of a safe fix's promise is not kept. */
function broken(before: string, finding: Finding, edits: readonly TextEdit[]): string[] {
  const after = applyEdits(before, edits);
  const number = (all: readonly Finding[], code: string) => all.filter((each) => each.code === code).length;
  const [was, is] = [findingsIn(before), findingsIn(after)];
  const came = is.filter(({ code, severity }) => severity !== 'info' && number(is, code) > number(was, code));
  const record = recordOf(before);
  return [
    ...(number(is, finding.code) < number(was, finding.code) ? [] : [`${finding.code} is still there`]),
    ...came.map(({ code }) => `${code} came`),
    ...(record === undefined || record === recordOf(after) ? [] : ['the head says something else']),
  ];
}

describe('a safe fix', () => {
  it('takes its finding away, brings no warning or error, and keeps what the head says', () => {
    fc.assert(
      fc.property(text, (before) => {
        for (const finding of findingsIn(before)) {
          const safe = fixesFor(before, finding, contextOf()).filter((fix) => fix.safe);
          for (const { edits } of safe) assert.deepEqual(broken(before, finding, edits), []);
        }
      }),
      { numRuns: 100 },
    );
  });

  it('has edits in order, inside of the text, and none over another', () => {
    fc.assert(
      fc.property(text, (before) => {
        for (const { edits } of findingsIn(before).flatMap((each) => fixesFor(before, each, contextOf()))) {
          let last = 0;
          for (const { start, end } of edits) {
            assert.ok(last <= start && start <= end && end <= before.length);
            last = end;
          }
        }
      }),
      { numRuns: 100 },
    );
  });
});

describe('all safe fixes together', () => {
  it('mend what can be mended unseen, in one edit', () => {
    const before = `\n---yaml\nName: my-skill\ndescription: Use when: testing\nallowed-tools: @all\n-----\n\nDo it.\n`;
    const edit = fixAll(before, contextOf());
    assert.ok(edit);
    assert.equal(
      applyEdits(before, [edit]),
      '---\nname: my-skill\ndescription: "Use when: testing"\nallowed-tools: "@all"\n---\n\nDo it.\n',
    );
  });

  it('leave a good file alone, and one that needs its author', () => {
    assert.equal(fixAll(doc('name: my-skill', FINE), contextOf()), undefined);
    assert.equal(fixAll(doc('name: other', FINE), contextOf()), undefined);
    assert.equal(fixAll('no frontmatter', contextOf()), undefined);
  });

  it('end, and say what was said, whatever the file', () => {
    fc.assert(
      fc.property(text, (before) => {
        const edit = fixAll(before, contextOf());
        if (!edit) return;
        const after = applyEdits(before, [edit]);
        assert.equal(fixAll(after, contextOf()), undefined);
        if (recordOf(before) !== undefined) assert.equal(recordOf(after), recordOf(before));
      }),
      { numRuns: 60 },
    );
  });
});

describe('the difference of two texts', () => {
  it('is the one edit between them, and nothing for the same', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (before, after) => {
        const edit = difference(before, after);
        assert.equal(edit ? applyEdits(before, [edit]) : before, after);
      }),
    );
    assert.deepEqual(difference('abcd', 'abxcd'), { start: 2, end: 2, text: 'x' });
  });
});

describe('the table of fixes', () => {
  /** What no edit and no rename can mend. */
  const NONE = [
    'frontmatter-invalid',
    'frontmatter-not-mapping',
    'frontmatter-too-long',
    'file-not-text',
    'file-too-large',
    'file-unreadable',
    'file-is-folder',
    'link-broken',
    'link-loop',
    'text-damaged',
    'permissions-key',
    'permissions-value',
    'body-long',
    'body-damaged',
    'argument-base',
    'argument-zero',
    'name-shadowed',
    'name-duplicate',
    'description-rival',
    'description-same',
  ];

  it('has a row for every finding of a file but those that need something else', () => {
    const codes = Object.keys(FINDINGS).filter((code) => !code.startsWith('root-') && !(code in FIXES));
    assert.deepEqual(codes, NONE);
  });
});
