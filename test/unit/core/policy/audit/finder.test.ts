// The one pass that tells on which lines a pattern may match, held against trying each pattern on each line.

import assert from 'node:assert/strict';
import { AuditDocument } from '../../../../../src/core/policy/audit/document';
import { LineFinder } from '../../../../../src/core/policy/audit/finder';
import { lineStarts } from '../../../../../src/core/policy/audit/lines';
import { requiredLiterals } from '../../../../../src/core/policy/audit/literals';
import { lineFinder } from '../../../../../src/core/policy/audit/matcher';
import '../../../../../src/core/policy/audit/rules';
import { readFixtures } from './fixtures';

const literals = (pattern: RegExp) => requiredLiterals(pattern.source).map(({ text }) => text);

describe('requiredLiterals', () => {
  it('are what every match must hold', () => {
    assert.deepEqual(literals(/curl\s/), ['curl']);
    assert.deepEqual(literals(/(?:curl|wget) x/), ['curl', 'wget']);
    assert.deepEqual(literals(/a{0,3}bcd[xy]e/), ['bcd']);
    assert.deepEqual(literals(/ab?cdef/), ['cdef']);
    assert.deepEqual(literals(/\/dev\/tcp/), ['/dev/tcp']);
    assert.deepEqual(literals(/\x60cmd\x60/), ['`cmd`']);
  });

  it('are those of every alternative, at the top and in groups', () => {
    assert.deepEqual(literals(/first|second/), ['first', 'second']);
    assert.deepEqual(literals(/(?:a(?:bcd|efg)|xyz)/).sort(), ['bcd', 'efg', 'xyz']);
  });

  it('are none where a match may do without', () => {
    assert.deepEqual(literals(/[ab]{1,3}/), []);
    assert.deepEqual(literals(/(?:abc)?\d/), []);
    assert.deepEqual(literals(/abc|\d/), []);
  });

  it('take nothing from what is only looked at', () => {
    assert.deepEqual(literals(/(?!curl)wget(?=x)(?<!y)/), ['wget']);
  });

  it('know where a word must stand alone', () => {
    assert.deepEqual(requiredLiterals('\\brm\\s'), [{ text: 'rm', alone: [true, true] }]);
    assert.deepEqual(requiredLiterals('rm[a-z]'), [{ text: 'rm', alone: [false, false] }]);
    assert.deepEqual(requiredLiterals('[\\s"\',]{1,4}sh\\b'), [{ text: 'sh', alone: [true, true] }]);
  });
});

describe('LineFinder', () => {
  const a = /curl\s/g;
  const b = /\brm\s/g;
  const finder = new LineFinder([a, b]);

  it('gives each pattern the lines on which it may match', () => {
    const text = 'x\ncurl y\nz rm \nform y\n';
    const lines = finder.linesOf(text);
    assert.deepEqual(
      lines.get(a)?.map(([start, end]) => text.slice(start, end)),
      ['curl y\n'],
    );
    assert.deepEqual(
      lines.get(b)?.map(([start, end]) => text.slice(start, end)),
      ['z rm \n'],
    );
  });

  it('has nothing for a text that holds none of them', () => {
    assert.equal(finder.linesOf('xx\nyy').size, 0);
  });

  it('tries a pattern without a literal everywhere', () => {
    const any = /\d{2}/g;
    assert.equal(new LineFinder([any]).linesOf('a\nb').get(any)?.length, 2);
  });

  it('misses no line of the fixtures on which one of the rules’ patterns matches', () => {
    const texts = readFixtures().flatMap(({ folder }) =>
      folder.files.map(({ path, text = '' }) => new AuditDocument(path, text).text),
    );
    assert.deepEqual(texts.flatMap(missed), []);
  }).timeout(60_000);
});

/** Lines of a folded text on which a pattern matches that the finder did not offer for it. */
function missed(text: string): string[] {
  const all = lineFinder();
  const offered = all.linesOf(text);
  return all.patterns.flatMap((pattern) => {
    const starts = new Set(offered.get(pattern)?.map(([start]) => start));
    return linesOf(text)
      .filter(({ start, line }) => !starts.has(start) && matches(pattern, line))
      .map(({ line }) => `${pattern.source} in ${line}`);
  });
}

function linesOf(text: string): { start: number; line: string }[] {
  return lineStarts(text).map((start, i, starts) => ({ start, line: text.slice(start, starts[i + 1]) }));
}

function matches(pattern: RegExp, line: string): boolean {
  pattern.lastIndex = 0;
  return pattern.test(line);
}
