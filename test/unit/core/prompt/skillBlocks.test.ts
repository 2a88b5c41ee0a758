import assert from 'node:assert/strict';
import { joinBlocks } from '../../../../src/core/prompt/skillBlocks';

describe('skills joined in one text', () => {
  it('stand as the third seed has them', () => {
    const text = joinBlocks([
      { name: 'a', content: 'First.' },
      { name: 'b', content: 'Second.' },
    ]);
    assert.equal(text, '=== Skill: a ===\nFirst.\n\n\n=== Skill: b ===\nSecond.');
  });

  it('are nothing where there are none', () => {
    assert.equal(joinBlocks([]), '');
  });
});
