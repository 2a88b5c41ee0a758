import assert from 'node:assert/strict';
import { shorten } from '../../../../src/core/prompt/shorten';

describe('a shortened description', () => {
  it('stays whole where it fits', () => {
    assert.equal(shorten('Short.', 6), 'Short.');
  });

  it('ends after a sentence where one ends in time', () => {
    assert.equal(shorten('Writes release notes. Use it before a release.', 30), 'Writes release notes. …');
    assert.equal(shorten('写发布说明。发布之前使用这个技能。', 10), '写发布说明。 …');
  });

  it('ends after a word where the sentence would leave too little', () => {
    assert.equal(shorten('Yes. It writes release notes for a version', 30), 'Yes. It writes release notes…');
  });

  it('ends anywhere in a text without words', () => {
    assert.equal(shorten('x'.repeat(50), 10), `${'x'.repeat(5)}…`);
  });

  it('is nothing where there is no room', () => {
    assert.equal(shorten('Something', 0), '');
  });
});
