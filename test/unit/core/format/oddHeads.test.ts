// Heads that are YAML, and odd.

import assert from 'node:assert/strict';
import { assertSkill, headOf, withHead } from './reading';

const USUAL = 'name: my-skill\ndescription: Use when testing.';
const usual = { name: 'my-skill', description: 'Use when testing.' };

describe('heads that are YAML, and odd', () => {
  it('a number for a name is taken as it was written', () => {
    assertSkill(withHead('name: 8004\ndescription: Use when testing.'), { name: '8004' }, [
      '2:7 name-folder',
      '2:7 field-type',
    ]);
    assert.equal(headOf(withHead('name: 0x1F\ndescription: Use it.')).name, '0x1F');
    assert.equal(headOf(withHead(`${USUAL}\nversion: 1.10`)).version, '1.10');
  });

  it('a description that is a list', () => {
    assertSkill(
      withHead('name: my-skill\ndescription:\n  - Tests.\n  - Use when testing.'),
      {
        description: 'Tests. Use when testing.',
      },
      ['4:3 description-list'],
    );
  });

  it('a description that is a map', () => {
    assertSkill(withHead('name: my-skill\ndescription:\n  Use when: testing'), { description: 'Use when: testing' }, [
      '4:3 field-type',
    ]);
  });

  it('summary and slug in place of description and name', () => {
    assertSkill(withHead('slug: my-skill\ndescription: Use when testing.'), usual, ['2:1 key-foreign']);
    assertSkill(withHead('name: my-skill\nsummary: Use when testing.'), usual, ['3:1 key-foreign']);
  });

  it('both Name and name', () => {
    assertSkill(withHead('Name: Other\nname: my-skill\ndescription: Use when testing.'), usual, ['2:1 field-ignored']);
  });

  it('Name alone', () => {
    assertSkill(withHead('Name: my-skill\nDescription: Use when testing.'), usual, [
      '2:1 key-spelling',
      '3:1 key-spelling',
    ]);
  });

  it('a comment that cuts the description', () => {
    assertSkill(
      withHead('name: my-skill\ndescription: Use when writing C # and F #'),
      { description: 'Use when writing C' },
      ['3:32 field-cut'],
    );
    assertSkill(withHead('name: my-skill\ndescription: "Use when testing." # yes'), usual);
  });

  it('metadata that is empty or null', () => {
    assertSkill(withHead(`${USUAL}\nmetadata:`), { ...usual, metadata: {} });
    assertSkill(withHead(`${USUAL}\nmetadata: null`), { ...usual, metadata: {} });
  });

  it('a name that looks like an option', () => {
    assertSkill(
      withHead('name: --help\ndescription: Use when testing.'),
      { name: '--help' },
      ['1:1 folder-hyphen', '2:7 name-hyphens'],
      { folderName: '--help' },
    );
  });

  it('a description over the limit', () => {
    const description = `Use when ${'testing '.repeat(200)}`.trim();
    assertSkill(withHead(`name: my-skill\ndescription: ${description}`), { description }, ['3:14 field-too-long']);
  });

  it('no name, no description', () => {
    assertSkill(withHead('license: MIT'), { name: 'my-skill', description: '' }, [
      '1:1 name-missing',
      '1:1 description-missing',
    ]);
  });

  it('keys of the language’s own objects', () => {
    const head = headOf(withHead(`${USUAL}\nmetadata:\n  __proto__: x\n  constructor: y`));
    assert.deepEqual(Object.keys(head.metadata), ['__proto__', 'constructor']);
    assert.equal(Object.getPrototypeOf(head.metadata), Object.prototype);
  });
});
