// The small parts: reports, characters that YAML forbids, ends that are missing.

import assert from 'node:assert/strict';
import { printable } from '../../../../src/core/format/printable';
import { Report } from '../../../../src/core/format/report';
import { endOfKeys } from '../../../../src/core/format/unclosed';
import { headOf, inShort, withHead } from './reading';

describe('a report', () => {
  it('is in the order of places', () => {
    const report = new Report('a\nb\nc');
    report.add('yaml-line', { start: 4, end: 5 });
    report.add('yaml-line', { start: 0, end: 1 });
    report.add('yaml-tab', { start: 2, end: 3 });
    assert.deepEqual(report.findings.map(inShort), ['1:1 yaml-line', '2:1 yaml-tab', '3:1 yaml-line']);
  });

  it('has an end', () => {
    const keys = Array.from({ length: 60 }, (_, index) => `k${index}: v\nk${index}: w`).join('\n');
    assert.equal(headOf(withHead(`name: a\n${keys}`)).findings.length, 100);
  });

  it('takes the top of the file for a place', () => {
    const report = new Report('abc');
    report.add('byte-order-mark');
    assert.deepEqual(report.findings.map(inShort), ['1:1 byte-order-mark']);
  });
});

describe('characters that YAML forbids', () => {
  function clean(text: string): [text: string, findings: string[]] {
    const report = new Report(text);
    return [printable(text, { start: 2, end: text.length - 2 }, report), report.findings.map(inShort)];
  }

  it('become blanks, inside of the block only', () => {
    assert.deepEqual(clean('\0\0a\0b\u0007\u0085c\0\0'), ['\0\0a b  c\0\0', ['1:4 control-character']]);
  });

  it('tabs and line ends are none', () => assert.deepEqual(clean('xxa\tb\r\ncxx'), ['xxa\tb\r\ncxx', []]));

  it('damage is left as it is, and said', () => {
    assert.deepEqual(clean('xxa\ufffdb\ufffdxx'), ['xxa\ufffdb\ufffdxx', ['1:4 text-damaged']]);
  });

  it('the character is named', () => {
    const { findings } = headOf(withHead('name: a\u0007b'));
    assert.equal(findings.find(({ code }) => code === 'control-character')?.data.code, 'U+0007');
  });
});

describe('keys that are never closed', () => {
  const end = (text: string) => {
    const at = endOfKeys(text, 0, text.length);
    return at === undefined ? undefined : text.slice(0, at);
  };

  for (const [text, keys] of [
    ['a: b\n\nwords', 'a: b\n'],
    ['a: b\n   \nwords', 'a: b\n'],
    ['a: b\n# Title\nwords', 'a: b\n'],
    ['a: b\n  # said\nc: d\n\nwords', 'a: b\n  # said\nc: d\n'],
    ['\n\na: b\n\nwords', '\n\na: b\n'],
    ['a: b\nc: d', 'a: b\nc: d'],
    ['a: b\r\n\r\nwords', 'a: b\r\n'],
    ['a:\n  - b\n\nwords', 'a:\n  - b\n'],
    ['words\na: b\n', undefined],
    ['# Title\na: b\n', undefined],
    [' a: b\n', undefined],
    ['\n\n', undefined],
    ['', undefined],
  ] as const) {
    it(JSON.stringify(text), () => assert.equal(end(text), keys));
  }
});
