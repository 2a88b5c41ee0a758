import assert from 'node:assert/strict';
import { padEnd, shorten, widthOf, wrap } from '../../../src/cli/width';

describe('a text on a screen', () => {
  for (const [text, width] of [
    ['abc', 3],
    ['', 0],
    ['中文', 4],
    ['カナ', 4],
    ['한글', 4],
    ['é', 1],
    ['e\u0301', 1],
    ['，', 2],
    ['…', 1],
    ['🦀', 2],
  ] as const) {
    it(`takes ${width} places: ${text}`, () => assert.equal(widthOf(text), width));
  }

  it('is padded by places', () => {
    assert.equal(padEnd('中', 4), '中  ');
    assert.equal(padEnd('long', 2), 'long');
  });

  it('is cut to its places, with an ellipsis', () => {
    assert.equal(shorten('abcdef', 6), 'abcdef');
    assert.equal(shorten('abcdefg', 6), 'abcde…');
    assert.equal(shorten('中文中文', 6), '中文…');
    assert.equal(shorten('ab cdefg', 4), 'ab…');
  });

  it('is wrapped at spaces', () => {
    assert.deepEqual(wrap('one two three', 8), ['one two', 'three']);
    assert.deepEqual(wrap('unbreakable word', 4), ['unbreakable', 'word']);
    assert.deepEqual(wrap('', 4), ['']);
  });
});
