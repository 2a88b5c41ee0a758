// Properties that hold for every text whatever: nothing is thrown, every place lies in the text, time is linear.

import assert from 'node:assert/strict';
import fc from 'fast-check';
import { bodyOf } from '../../../../src/core/format/body';
import { validateBody } from '../../../../src/core/format/validateBody';
import { type Finding, positionAt } from '../../../../src/core/model/finding';
import { files } from './blocks';
import { read } from './reading';

/** What is said of a text, from head and body. */
function findingsOf(text: string): readonly Finding[] {
  const result = read(text);
  if (result.kind === 'failure') return [result.finding];
  if (result.kind !== 'skill') return [];
  const { head } = result;
  return [...head.findings, ...validateBody(text, { head, files: [], tokens: ({ length }) => length })];
}

function assertPlaced({ start, end, line, column }: Finding, text: string): void {
  assert.ok(0 <= start && start <= end && end <= text.length, `${start}–${end} of ${text.length}`);
  assert.deepEqual({ line, column }, positionAt(text, start));
}

describe('any text', function () {
  this.timeout(20_000);

  it('is a skill or a failure, with every place inside', () => {
    fc.assert(
      fc.property(files, (text) => {
        assert.ok(['skill', 'failure'].includes(read(text).kind));
        for (const finding of findingsOf(text)) assertPlaced(finding, text);
      }),
      { numRuns: 500 },
    );
  });

  it('has a name of one line, and a body that stands in it', () => {
    fc.assert(
      fc.property(files, (text) => {
        const result = read(text);
        if (result.kind === 'skill') assert.match(result.head.name, /^\S(?:.*\S)?$/u);
        const { body, start } = bodyOf(text);
        assert.ok(start <= text.length && body.length <= text.length + 2);
      }),
      { numRuns: 300 },
    );
  });

  it('gives the same, however it was cut before', () => {
    fc.assert(
      fc.property(files, fc.nat(300), (text, length) => {
        const early = read(text.slice(0, length), { complete: false });
        if (early.kind === 'skill') assert.deepEqual(early, read(text));
      }),
      { numRuns: 500 },
    );
  });
});

/** Texts that grow by repetition and that cost more than linear time in a careless reader. */
const GROWING: Readonly<Record<string, (times: number) => string>> = {
  keys: (times) => `---\n${'k: v\n'.repeat(times)}---\n`,
  'different keys': (times) => `---\n${Array.from({ length: times }, (_, at) => `k${at}: v\n`).join('')}---\n`,
  'broken keys': (times) => `---\n${Array.from({ length: times }, (_, at) => `k${at}: a: b\n`).join('')}---\n`,
  'opening brackets': (times) => `---\nk: ${'['.repeat(times)}\n---\n`,
  'opening braces': (times) => `---\nk: ${'{a: '.repeat(times)}\n---\n`,
  quotes: (times) => `---\n${'k: "\n'.repeat(times)}---\n`,
  'deep maps': (times) =>
    `---\n${Array.from({ length: Math.sqrt(times) }, (_, at) => `${' '.repeat(at)}k:\n`).join('')}---\n`,
  tabs: (times) => `---\nk:\n${'\tv: a\n'.repeat(times)}---\n`,
  'folded lines': (times) => `---\nk: >\n${'  a\n\n'.repeat(times)}---\n`,
  'never closed': (times) => `---\nk: v\n${'word '.repeat(times)}`,
  'never closed, no key': (times) => `---\n${'word\n'.repeat(times)}`,
  'blank lines before': (times) => '\n'.repeat(times),
  'comments before': (times) => '<!---->\n'.repeat(times),
  'unclosed comments': (times) => '<!--\n'.repeat(times),
  'Jarvis headings': (times) => `## Skill Metadata\nname: a\n${'## Triggers\n- keywords: [a\n'.repeat(times)}`,
  'signs of a heading': (times) => `## Skill Metadata\nname: a\n# ${'#'.repeat(times)}x`,
  'blanks in a broken value': (times) => `---\nk: a${' '.repeat(times)}b: c\n---\n`,
  links: (times) => `---\nname: a\n---\n${'[a]('.repeat(times)}`,
  'brackets in the body': (times) => `---\nname: a\n---\n${'['.repeat(times)}`,
  backticks: (times) => `---\nname: a\n---\n${'` `` '.repeat(times)}`,
  'code fences': (times) => `---\nname: a\n---\n${'```\n'.repeat(times)}`,
  comments: (times) => `---\nname: a\n---\n${'<!-- '.repeat(times)}`,
  dollars: (times) => `---\nname: a\n---\n${'$1 '.repeat(times)}`,
  'a second block': (times) => `---\nname: a\n---\n---\n${'k: v\n'.repeat(times)}`,
  tools: (times) => `---\nallowed-tools: ${'('.repeat(times)}\n---\n`,
  'blanks in a name': (times) => `---\nname: "a${' '.repeat(times)}b"\n---\n`,
  'a title': (times) => `---\nname: a\n---\n# ${'# '.repeat(times)}`,
};

/** As many as YAML is read of, and many more. */
const TIMES = [2000, 40_000];

describe('time is linear in', function () {
  // Generous: quadratic time would be minutes.
  this.timeout(20_000);
  for (const [what, text] of Object.entries(GROWING)) {
    it(what, () => {
      for (const times of TIMES) findingsOf(text(times));
    });
  }
});
