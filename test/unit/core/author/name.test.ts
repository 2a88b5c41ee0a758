import assert from 'node:assert/strict';
import fc from 'fast-check';
import { checkName, nameAdvice } from '../../../../src/core/author/name';

const advice = (name: string) => {
  const verdict = checkName(name);
  return verdict && nameAdvice(verdict);
};

describe("A new skill's name", () => {
  it('is good as the specification has it', () => {
    for (const name of ['a', 'git-commit', '8004', 'a1-b2-c3', 'x'.repeat(64)]) assert.equal(advice(name), undefined);
  });

  it('is told what is wrong with it, and what would do', () => {
    assert.equal(advice(''), 'A name is needed.');
    assert.equal(
      advice('Release Notes'),
      'A name has small letters a–z, digits and hyphens only. "release-notes" would do.',
    );
    assert.equal(
      advice('-a--b-'),
      'A name neither begins nor ends with a hyphen, and has no two in a row. "a-b" would do.',
    );
    assert.equal(
      advice('a'.repeat(65)),
      `A name has at most 64 characters; this one has 65. "${'a'.repeat(64)}" would do.`,
    );
    assert.equal(advice('con'), 'Windows keeps the name con for itself.');
  });

  it('has no suggestion where none can be made', () => {
    assert.equal(advice('发布说明'), 'A name has small letters a–z, digits and hyphens only.');
    assert.equal(advice('Éa/../b'), 'A name has small letters a–z, digits and hyphens only. "ea-b" would do.');
  });

  it('is never suggested badly, whatever was typed', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 100 }), (typed) => {
        const suggestion = checkName(typed)?.suggestion;
        if (suggestion) assert.equal(checkName(suggestion), undefined);
      }),
    );
  });
});
