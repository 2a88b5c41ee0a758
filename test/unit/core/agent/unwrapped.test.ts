import assert from 'node:assert/strict';
import { unwrapped } from '../../../../src/core/agent/unwrapped';

function expectLines(markdown: readonly string[], lines: readonly string[]): void {
  assert.deepEqual(unwrapped(markdown.join('\n')).split('\n'), lines);
}

describe('Markdown without its line ends', () => {
  it('has each paragraph and list item on one line', () => {
    expectLines(
      ['One', 'two', '  three.', '', '- a', '  b', '- c', '1. d', '   e'],
      ['One two three.', '', '- a b', '- c', '1. d e'],
    );
  });

  it('keeps headings, tables, quotes and rules apart', () => {
    const lines = [
      '# Heading',
      'Text',
      '',
      '| a | b |',
      '|--|--|',
      '| c | d |',
      'after',
      '> q',
      '> r',
      '',
      'x',
      '---',
      'y',
    ];
    expectLines(lines, lines);
  });

  it('keeps code as it is', () => {
    const lines = ['```sh', 'a', 'b', '', '# c', '```', 'text', '', '~~~', 'd', 'e', '~~~'];
    expectLines(lines, lines);
  });

  it('keeps the line ends that the author meant', () => {
    expectLines(['a  ', 'b\\', 'c', 'd'], ['a  ', 'b\\', 'c d']);
  });
});
