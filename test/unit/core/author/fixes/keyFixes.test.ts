// Fixes for keys and their values.

import assert from 'node:assert/strict';
import { doc, FINE, fixesIn, mended, titles } from './mending';

const NAME = 'name: my-skill';

describe('fixes for keys', () => {
  it('another spelling, another dialect’s word', () => {
    assert.equal(mended(doc('Name: my-skill', FINE), 'key-spelling'), doc(NAME, FINE));
    assert.deepEqual(titles(doc('Name: my-skill', FINE), 'key-spelling'), ['Write "name" instead of "Name" ✓']);
    assert.equal(mended(doc('slug: my-skill', FINE), 'key-foreign'), doc(NAME, FINE));
    assert.deepEqual(titles(doc('slug: my-skill', FINE), 'key-foreign'), ['Write "name" instead of "slug" ✓']);
  });

  it('a key that says again what another says is deleted safely, one that says something else is not', () => {
    const same = doc(NAME, FINE, 'Name: my-skill');
    assert.equal(mended(same, 'field-ignored'), doc(NAME, FINE));
    assert.deepEqual(titles(same, 'field-ignored'), ['Delete "Name" ✓']);
    assert.deepEqual(titles(doc(NAME, FINE, 'slug: other'), 'field-ignored'), ['Delete "slug"']);
  });

  it('a key that stands there twice, with all its lines', () => {
    const text = doc(NAME, FINE, 'triggers: [a]', 'triggers:', '  - b', '  - c', 'license: MIT');
    assert.equal(mended(text, 'key-twice'), doc(NAME, FINE, 'triggers: [a]', 'license: MIT'));
    assert.deepEqual(titles(text, 'key-twice'), ['Delete "triggers"']);
    assert.deepEqual(titles(doc(NAME, FINE, NAME), 'key-twice'), ['Delete "name" ✓']);
  });

  it('an unknown key goes under metadata, new or old', () => {
    assert.equal(
      mended(doc(NAME, 'tags:', '  - a', FINE), 'key-unknown'),
      doc(NAME, FINE, 'metadata:', '  tags:', '    - a'),
    );
    assert.equal(
      mended(doc(NAME, 'metadata:', '    a: b', FINE, 'tags: x'), 'key-unknown'),
      doc(NAME, 'metadata:', '    a: b', '    tags: x', FINE),
    );
    assert.equal(
      mended(doc(NAME, 'metadata:', FINE, 'tags: x'), 'key-unknown'),
      doc(NAME, 'metadata:', '  tags: x', FINE),
    );
    assert.deepEqual(titles(doc(NAME, FINE, 'metadata: {a: b}', 'tags: x'), 'key-unknown'), ['Delete "tags"']);
  });
});

describe('fixes for values', () => {
  it('a list where a text should be', () => {
    const text = doc(NAME, 'description:', '  - Use when', '  - testing');
    assert.equal(mended(text, 'description-list'), doc(NAME, 'description: Use when testing'));
    assert.deepEqual(titles(text, 'description-list'), ['Join the items of "description" to one text ✓']);
  });

  it('a number as a name', () => {
    assert.equal(
      mended(doc('name: 8004', FINE), 'field-type', undefined, { folderName: '8004' }),
      doc('name: "8004"', FINE),
    );
  });

  it('a boolean: what is meant, or both', () => {
    const text = (value: string) => doc(NAME, FINE, `user-invocable: ${value}`);
    assert.deepEqual(titles(text('never'), 'field-type'), ['Set "user-invocable" to false']);
    assert.deepEqual(titles(text('sometimes'), 'field-type'), [
      'Set "user-invocable" to true',
      'Set "user-invocable" to false',
    ]);
    assert.equal(mended(text('never'), 'field-type'), text('false'));
  });

  it('one of few values', () => {
    const text = doc(NAME, FINE, 'shell: zsh');
    assert.deepEqual(titles(text, 'field-value'), ['Set "shell" to bash', 'Set "shell" to powershell']);
    assert.equal(mended(text, 'field-value', 'Set "shell" to powershell'), doc(NAME, FINE, 'shell: powershell'));
  });

  it('a comment that cuts the description', () => {
    assert.equal(
      mended(doc(NAME, 'description: Use for issue #12 and #13'), 'field-cut'),
      doc(NAME, 'description: "Use for issue #12 and #13"'),
    );
  });

  it('too long a description: cut at a sentence, and the rest kept in the body', () => {
    const sentence = 'Use it when you test. ';
    const text = doc(NAME, `description: ${sentence.repeat(60).trim()}`);
    const kept = sentence.repeat(46).trim();
    assert.equal(
      mended(text, 'field-too-long'),
      `---\n${NAME}\ndescription: ${kept}\n---\n\n${sentence.repeat(14).trim()}\n\n# Steps\n\nDo it.\n`,
    );
    assert.equal(
      mended(text, 'field-too-long', 'Shorten "description" to 1024 characters'),
      doc(NAME, `description: ${kept}`),
    );
  });

  it('a description that is missing, or does not say when', () => {
    assert.equal(
      mended(doc(NAME, 'license: MIT'), 'description-missing', undefined, { summary: 'Tests it.' }),
      doc(NAME, 'description: Tests it. Use when …', 'license: MIT'),
    );
    assert.equal(
      mended(doc(NAME, 'description:', 'license: MIT'), 'description-missing'),
      doc(NAME, 'description: What the skill does. Use when …', 'license: MIT'),
    );
    const [fix] = fixesIn(doc(NAME, 'description: Runs tests'), 'description-when');
    assert.deepEqual(
      fix?.edits.map((edit) => [edit.text, edit.placeholder]),
      [[' Runs tests. Use when …', 'Use when …']],
    );
  });

  it('a tool without its closing bracket', () => {
    assert.equal(
      mended(doc(NAME, FINE, 'allowed-tools: Read, Bash(git:*'), 'tools-syntax'),
      doc(NAME, FINE, 'allowed-tools: Read, Bash(git:*)'),
    );
  });
});
