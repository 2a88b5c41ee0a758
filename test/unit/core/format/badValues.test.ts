// Values that YAML refuses: what is read all the same, and what is said.

import assert from 'node:assert/strict';
import { assertSkill, headOf, withHead } from './reading';

const USUAL = 'name: my-skill\ndescription: Use when testing.';
const usual = { name: 'my-skill', description: 'Use when testing.' };

describe('values that YAML refuses', () => {
  it('an unquoted colon costs nothing but a finding', () => {
    assertSkill(
      withHead('name: my-skill\ndescription: Use when: testing\nlicense: MIT'),
      { name: 'my-skill', description: 'Use when: testing' },
      ['3:14 yaml-colon'],
    );
  });

  it('an unquoted colon in a value of several lines', () => {
    assertSkill(
      withHead('name: my-skill\ndescription: Tests things.\n  Use when: testing'),
      { description: 'Tests things. Use when: testing' },
      ['3:14 yaml-colon'],
    );
  });

  it('a hint of several brackets is taken as written', () => {
    assertSkill(withHead(`${USUAL}\nargument-hint: [file] [mode]`), { ...usual, argumentHint: '[file] [mode]' }, [
      '4:16 yaml-brackets',
    ]);
  });

  it('a hint of one bracket is a list to YAML, and taken as written without a word', () => {
    assertSkill(withHead(`${USUAL}\nargument-hint: [file]`), { ...usual, argumentHint: '[file]' });
  });

  it('metadata in JSON that is one brace short keeps what it holds', () => {
    assertSkill(
      withHead('name: my-skill\nmetadata: {"tool":{"emoji":"x"}\ndescription: Use when testing.'),
      { ...usual, metadata: { tool: { emoji: 'x' } } },
      ['3:11 yaml-brackets'],
    );
  });

  it('metadata in JSON that is closed at the beginning of a line', () => {
    assertSkill(withHead('name: my-skill\nmetadata: {\n  "a": "b"\n}\ndescription: Use when testing.'), {
      ...usual,
      metadata: { a: 'b' },
    });
  });

  it('metadata in JSON on the lines below its key, closed at the beginning of a line', () => {
    assertSkill(withHead('name: my-skill\nmetadata:\n  {\n    "a": "b"\n}\ndescription: Use when testing.'), {
      ...usual,
      metadata: { a: 'b' },
    });
  });

  it('a list that begins on its key’s line', () => {
    assertSkill(withHead(`${USUAL}\ntriggers: - one\n  - two`), { ...usual, triggers: ['one', 'two'] }, [
      '4:11 yaml-item',
    ]);
  });

  it('a double quote that is never closed swallows no other key', () => {
    assertSkill(withHead('name: "my-skill\ndescription: Use when testing.'), usual, ['2:7 yaml-quotes']);
  });

  it('words behind closed quotes', () => {
    assertSkill(withHead('name: my-skill\ndescription: "Tests" when asked'), { description: '"Tests" when asked' }, [
      '3:14 yaml-quotes',
    ]);
  });

  it('a single quote inside single quotes', () => {
    assertSkill(
      withHead("name: my-skill\ndescription: 'Use it when it's late'"),
      { description: "Use it when it's late" },
      ['3:14 yaml-quotes'],
    );
  });

  it('an escape that YAML does not know', () => {
    assertSkill(
      withHead('name: my-skill\ndescription: "Use when it\\\'s late"'),
      { description: "Use when it's late" },
      ['3:14 yaml-escape'],
    );
  });

  for (const sign of ['@', '`', '%', '*', '!', '|', '>', ',', ']', '}']) {
    it(`a value that begins with ${sign}`, () => {
      const description = `${sign}x is what to use when testing`;
      assertSkill(withHead(`name: my-skill\ndescription: ${description}`), { description }, ['3:14 yaml-sign']);
    });
  }

  it('a star for all tools', () => {
    assertSkill(withHead(`${USUAL}\nallowed-tools: *`), { ...usual, tools: ['*'] }, ['4:16 yaml-sign']);
  });

  it('an anchor is YAML, and its name no part of the value', () => {
    assertSkill(withHead('name: my-skill\ndescription: &x Use when testing.'), usual, ['3:17 yaml-anchor']);
  });

  it('aliases are never expanded', () => {
    const bomb = 'a: &a [x, x]\nb: &b [*a, *a]\nmetadata: [*b, *b]';
    const head = headOf(withHead(`${USUAL}\n${bomb}`));
    assert.deepEqual(head.metadata, {});
    assert.ok(head.findings.some((finding) => finding.code === 'yaml-brackets'));
  });

  it('a tag runs nothing', () => {
    assertSkill(
      withHead('name: my-skill\ndescription: !!js/function "function () {}"'),
      {
        description: '!!js/function "function () {}"',
      },
      ['3:14 yaml-sign', '3:14 description-when'],
    );
  });
});
