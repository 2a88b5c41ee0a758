// Lines that YAML refuses: what is read all the same, and what is said.

import assert from 'node:assert/strict';
import { assertFailure, assertSkill, headOf, withHead } from './reading';

const USUAL = 'name: my-skill\ndescription: Use when testing.';
const usual = { name: 'my-skill', description: 'Use when testing.' };

describe('lines that YAML refuses', () => {
  it('git conflict markers: the first side is read', () => {
    assertSkill(
      withHead('name: my-skill\n<<<<<<< HEAD\ndescription: Use when testing.\n=======\ndescription: Other.\n>>>>>>> b'),
      usual,
      ['3:1 conflict-markers'],
    );
  });

  it('a line without a colon', () => {
    assertSkill(withHead('name: my-skill\nsome words\ndescription: Use when testing.'), usual, ['3:1 yaml-line']);
  });

  it('a second key that is indented', () => {
    assertSkill(withHead('name: my-skill\n  description: Use when testing.'), usual, ['3:3 yaml-indent']);
  });

  it('a first key that is indented', () => {
    assertSkill(withHead('  name: my-skill\ndescription: Use when testing.'), usual);
  });

  it('a tab that indents', () => {
    assertSkill(withHead(`${USUAL}\nmetadata:\n\tauthor: Ann`), { ...usual, author: 'Ann' }, ['5:1 yaml-tab']);
  });

  it('a key that stands twice: the first counts', () => {
    assertSkill(withHead('name: my-skill\nname: other\ndescription: Use when testing.'), usual, ['3:1 key-twice']);
  });

  it('a key that stands twice beside another mistake', () => {
    assertSkill(withHead('name: my-skill\nname: other\ndescription: Use when: testing'), { name: 'my-skill' }, [
      '3:1 key-twice',
      '4:14 yaml-colon',
    ]);
  });

  it('a block that has no key at all', () => {
    assertFailure('---\n- one\n- two\n---\n', '2:1 frontmatter-not-mapping');
    assertFailure('---\njust words\n---\n', '2:1 frontmatter-not-mapping');
  });

  it('a head in JSON is YAML, and read as a whole or not at all', () => {
    assertSkill(withHead('{ "name": "my-skill",\n  "description": "Use when testing." }'), usual);
    assertFailure(withHead('{ "name": "my-skill",\n  "description": "Use when testing."'), '4:1 frontmatter-invalid');
  });

  it('a block of which nothing can be made', () => {
    assertFailure('---\n: : :\n[[{\n---\n', '2:3 frontmatter-invalid');
  });

  it('many broken keys are read in their order', () => {
    const keys = Array.from({ length: 200 }, (_, index) => `k${index}: a: b`).join('\n');
    assert.equal(headOf(withHead(`${USUAL}\n${keys}`)).name, 'my-skill');
  });
});
