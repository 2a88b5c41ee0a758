// One mistake costs one key at most: all others are read as if nothing were.

import assert from 'node:assert/strict';
import { recover } from '../../../../src/core/format/recover';
import { Report } from '../../../../src/core/format/report';
import { headOf, inShort, withHead } from './reading';

const GOOD = [
  'name: my-skill',
  'description: "Use: when testing."',
  'license: MIT',
  'metadata:\n  author: Ann\n  "deep key":\n    - 1',
  'triggers:\n  - one\n  - two',
  'argument-hint: [file]',
  'model: opus # said',
];

const BROKEN: Readonly<Record<string, string>> = {
  'a colon': 'x: a: b',
  'a colon on the second line': 'x: a\n  b: c',
  'a quote that is never closed': 'x: "a',
  'a single quote that is never closed': "x: 'a",
  'words behind quotes': 'x: "a" b',
  'brackets behind brackets': 'x: [a] [b]',
  'a bracket that is never closed': 'x: [a, b',
  'a brace that is never closed': 'x: {a: {b: c}',
  'a brace too many': 'x: {a: b}}',
  'an alias': 'x: *a',
  'a star': 'x: *',
  'a tag': 'x: !a b',
  'an at sign': 'x: @a',
  'a backtick': 'x: `a`',
  'a percent sign': 'x: %a',
  'an item on the key’s line': 'x: - a\n  - b',
  'a tab': 'x:\n\ta: b',
  'items that are indented in two ways': 'x:\n  - a\n - b',
  'a colon further in': 'x:\n  y: a: b\n  z:\n    - c',
  'an unknown escape': 'x: "\\d"',
  'a line without a key': 'some words',
  'a key that stands twice': 'license: GPL',
  'deep nesting': `x: ${'['.repeat(100)}`,
};

function valuesOf(head: string): Record<string, unknown> {
  const { name, description, metadata, triggers, argumentHint, model } = headOf(withHead(head));
  return { name, description, metadata, triggers, argumentHint, model };
}

describe('a head with', () => {
  const whole = valuesOf(GOOD.join('\n'));

  for (const [what, line] of Object.entries(BROKEN)) {
    it(`${what} keeps all other keys, wherever it stands`, () => {
      for (let at = 0; at <= GOOD.length; at++) {
        const head = GOOD.toSpliced(at, 0, line).join('\n');
        assert.deepEqual(valuesOf(head), whole, head);
        const { findings } = headOf(withHead(head));
        assert.ok(
          findings.some(({ code }) => /^(?:yaml|key-twice)/.test(code)),
          `nothing is said of ${what}`,
        );
      }
    });
  }

  it('all mistakes at once keeps the good keys', () => {
    const lines = Object.values(BROKEN).map((line, index) => line.replace(/^x/, `x${index}`));
    assert.deepEqual(valuesOf([...GOOD, ...lines].join('\n')), whole);
    assert.deepEqual(valuesOf([...lines, ...GOOD].join('\n')), { ...whole });
  });
});

describe('a recovered value', () => {
  function recovered(block: string): [entries: unknown[], findings: string[]] {
    const report = new Report(block);
    const entries = recover(block, { start: 0, end: block.length }, report);
    return [
      entries.map(({ key, value, start, end }) => [key, value, block.slice(start, end)]),
      report.findings.map(inShort),
    ];
  }

  it('knows its place', () => {
    assert.deepEqual(recovered('a: b: c  \nd:   "e\nf: g\n'), [
      [
        ['a', 'b: c', 'b: c'],
        ['d', 'e', '"e'],
        ['f', 'g', 'g'],
      ],
      ['1:4 yaml-colon', '2:6 yaml-quotes'],
    ]);
  });

  it('goes on over lines that are indented', () => {
    assert.deepEqual(recovered('a: b: c\n  d\n\n  e\nf: g: h\n')[0], [
      ['a', 'b: c d e', 'b: c\n  d\n\n  e'],
      ['f', 'g: h', 'g: h'],
    ]);
  });

  it('is a text of several lines if its header says so', () => {
    assert.deepEqual(recovered('a: |\n  b: c\n  name: d\ne: f: g\n')[0], [
      ['a', 'b: c\nname: d\n', '|\n  b: c\n  name: d'],
      ['e', 'f: g', 'f: g'],
    ]);
  });

  it('is what YAML makes of it where only the neighbours are broken', () => {
    const [entries] = recovered('a: [1, {b: c}]\nd: "\\u0041"\ne: f: g\nh:\n  i:\n    - j\n');
    assert.deepEqual(entries.slice(0, 2), [
      ['a', [1, { b: 'c' }], '[1, {b: c}]'],
      ['d', 'A', '"\\u0041"'],
    ]);
    assert.deepEqual(entries[3], ['h', { i: ['j'] }, 'i:\n    - j']);
  });

  it('an unknown key that is indented belongs to the value above', () => {
    assert.deepEqual(recovered('description: a\n  note: b\nc: d: e')[0], [
      ['description', 'a note: b', 'a\n  note: b'],
      ['c', 'd: e', 'd: e'],
    ]);
  });

  it('a map keeps all that is right in it', () => {
    const [entries, findings] = recovered('m:\n  a: b: c\n  d: [1]\n\n  e:\n    f: "g\n    h: i\nj: k\n');
    assert.deepEqual(entries, [
      ['m', { a: 'b: c', d: [1], e: { f: 'g', h: 'i' } }, 'a: b: c\n  d: [1]\n\n  e:\n    f: "g\n    h: i'],
      ['j', 'k', 'k'],
    ]);
    assert.deepEqual(findings, ['2:6 yaml-colon', '6:8 yaml-quotes']);
  });

  it('a list that is broken below its key', () => {
    assert.deepEqual(recovered('a:\n  - b\n - c\nd: e'), [
      [
        ['a', ['b', 'c'], '- b\n - c'],
        ['d', 'e', 'e'],
      ],
      ['3:1 yaml-value'],
    ]);
  });
});
