// Each dialect's own example gives the one record, wherever it lies.

import assert from 'node:assert/strict';
import { assertFailure, assertSkill, headOf, read, withHead } from './reading';

describe('the open specification', () => {
  it('fills the record', () => {
    const head = [
      'name: my-skill',
      'description: Use when testing.',
      'license: MIT',
      'compatibility: Needs git',
      'metadata:',
      '  author: Ann',
      '  version: "1.2"',
      'allowed-tools: Bash(git add:*) Read',
    ].join('\n');
    assertSkill(withHead(head), {
      name: 'my-skill',
      description: 'Use when testing.',
      dialect: 'spec',
      author: 'Ann',
      version: '1.2',
      metadata: { author: 'Ann', version: '1.2' },
      tools: ['Bash(git add:*)', 'Read'],
      triggers: [],
      modelInvocable: true,
      userInvocable: true,
      agentCreated: false,
    });
  });
});

describe('Claude Code’s keys', () => {
  it('are read', () => {
    const head = headOf(
      withHead(
        [
          'name: my-skill',
          'description: Use when testing.',
          'when_to_use: Somebody says "test it"',
          'argument-hint: [file] [mode]',
          'arguments: file mode',
          'disable-model-invocation: yes',
          'user-invocable: "off"',
          'allowed-tools: Bash(npm run *), Read',
          'disallowed-tools: [Write]',
          'model: opus',
          'hooks:',
          '  PreToolUse:',
          '    - matcher: Bash',
        ].join('\n'),
      ),
    );
    assert.deepEqual(head.triggers, ['Somebody says "test it"']);
    assert.equal(head.argumentHint, '[file] [mode]');
    assert.deepEqual(head.arguments, [
      { name: 'file', description: '' },
      { name: 'mode', description: '' },
    ]);
    assert.equal(head.modelInvocable, false);
    assert.equal(head.userInvocable, false);
    assert.deepEqual(head.tools, ['Bash(npm run *)', 'Read']);
    assert.deepEqual(head.disallowedTools, ['Write']);
    assert.equal(head.model, 'opus');
    assert.deepEqual(head.hooks, { kind: 'commands', events: { PreToolUse: [{ matcher: 'Bash' }] } });
  });

  it('“inherit” is no model', () => {
    assertSkill(withHead('name: my-skill\ndescription: Use it.\nmodel: inherit'), { model: undefined });
  });
});

describe('cat-code', () => {
  const strict = { strictName: true };

  it('is told by its root', () => {
    assertSkill(withHead("name: my-skill\ndescription: 'Use: when testing.'"), { dialect: 'cat-code' }, [], strict);
  });

  it('wants a name', () => {
    assertFailure(withHead('description: Use when testing.'), '1:1 name-required', strict);
    assertFailure(withHead('name:\ndescription: Use when testing.'), '2:5 name-required', strict);
    assertFailure(withHead('name: " "\ndescription: Use when testing.'), '2:7 name-required', strict);
  });

  it('wants no description', () => {
    assertSkill(withHead('name: my-skill'), { description: '' }, ['1:1 description-missing'], strict);
  });
});

describe('free-code', () => {
  const anyMarkdown = { anyMarkdown: true, fileName: 'review.md', folderName: 'skills' };
  const head = [
    'name: my-skill',
    'description: Use when testing.',
    'tools:',
    '  - Bash',
    '  - Read',
    'model: haiku',
    'arguments:',
    '  branch: The branch to test',
    'hooks:',
    '  preExecute: Look first.',
    '  PostExecute: Say what was done.',
    '  OnError: Stop.',
  ].join('\n');

  it('is told by a list of tools beside a map of arguments or hooks', () => {
    assertSkill(withHead(head), {
      dialect: 'free-code',
      tools: ['Bash', 'Read'],
      model: 'haiku',
      arguments: [{ name: 'branch', description: 'The branch to test' }],
      hooks: { kind: 'prompts', preExecute: 'Look first.', postExecute: 'Say what was done.', onError: 'Stop.' },
    });
    assertSkill(withHead('name: my-skill\ndescription: Use it.\ntools: [Bash]'), { dialect: 'spec', tools: ['Bash'] });
  });

  it('any Markdown file counts that opens with frontmatter, by its own name', () => {
    assertSkill(withHead('description: Use when testing.'), { name: 'review' }, ['1:1 name-missing'], anyMarkdown);
    assertSkill(withHead('name: other\ndescription: Use when testing.'), { name: 'other' }, [], anyMarkdown);
  });

  for (const [what, text] of [
    ['has none', '# Notes\n'],
    ['is empty', ''],
    ['opens with a rule', '---\nOnce upon a time\n'],
    ['has words between two rules', '---\nOnce upon a time\n---\n'],
    ['has a blank line first', '\n---\nname: x\n---\n'],
    ['has another language there', '---js\n{}\n---\n'],
  ] as const) {
    it(`another Markdown file that ${what} is no skill and no failure`, () => {
      assert.deepEqual(read(text, anyMarkdown), { kind: 'none' });
    });
  }

  it('another Markdown file whose frontmatter is broken beyond repair is a failure', () => {
    assertFailure('---\n: : :\n[[{\n---\n', '2:3 frontmatter-invalid', anyMarkdown);
  });
});

describe('WorkBuddy', () => {
  const head = [
    'title: my-skill',
    'summary: Tests things',
    'read_when:',
    '  - run the tests',
    '  - 测试',
    'agent_created: true',
    'permissions:',
    '  tools: [bash, read_file]',
    '  network: false',
    '  paths:',
    '    read: ["**"]',
    '    write: []',
    'depends_on: [other]',
  ].join('\n');

  it('fills the record', () => {
    assertSkill(withHead(head), {
      name: 'my-skill',
      description: 'Tests things',
      dialect: 'workbuddy',
      triggers: ['run the tests', '测试'],
      agentCreated: true,
      tools: ['bash', 'read_file'],
      permissions: { tools: ['bash', 'read_file'], network: false, paths: { read: ['**'], write: [] } },
      dependencies: ['other'],
    });
  });

  it('takes the folder’s name where it has no title', () => {
    assertSkill(withHead('summary: Tests things when asked'), { name: 'my-skill', dialect: 'workbuddy' }, [
      '1:1 name-missing',
    ]);
  });

  it('name wins over title, and description over summary', () => {
    assertSkill(
      withHead('title: other\nname: my-skill\nsummary: Other.\ndescription: Use when testing.'),
      { name: 'my-skill', description: 'Use when testing.', dialect: 'workbuddy' },
      ['2:1 field-ignored', '4:1 field-ignored'],
    );
  });

  it('an empty key gives way to one that isn’t', () => {
    assertSkill(withHead('name:\ntitle: my-skill\nsummary: Use when testing.'), { name: 'my-skill' });
  });

  it('all that asks for tools is asked together', () => {
    const { tools } = headOf(withHead('name: my-skill\npermissions: {tools: [a, b]}\nallowed-tools: b c\ntools: [d]'));
    assert.deepEqual(tools, ['a', 'b', 'c', 'd']);
  });
});
