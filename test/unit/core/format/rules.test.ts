// What is said of a head that could be read.

import assert from 'node:assert/strict';
import { messageOf, remedyOf } from '../../../../src/core/model/finding';
import { assertSkill, headOf, inShort, withHead } from './reading';

function found(head: string, context = {}): string[] {
  return headOf(withHead(head), context).findings.map(inShort);
}

function said(head: string, code: string, context = {}): string[] {
  const finding = headOf(withHead(head), context).findings.find((each) => each.code === code);
  return finding ? [messageOf(finding), remedyOf(finding)] : [];
}

const described = (name: string) => `name: ${name}\ndescription: Use when testing.`;

describe('rules on the name', () => {
  it('a good one is left alone', () => assert.deepEqual(found(described('my-skill')), []));

  for (const [name, code, suggestion] of [
    ['My Skill', 'name-characters', 'my-skill'],
    ['my_skill', 'name-characters', 'my-skill'],
    ['Prüfen', 'name-characters', 'prufen'],
    ['代码审查', 'name-characters', 'folder'],
    ['my--skill', 'name-hyphens', 'my-skill'],
    ['-my-skill', 'name-hyphens', 'my-skill'],
    ['my-skill-', 'name-hyphens', 'my-skill'],
  ] as const) {
    it(`${name}: ${code}`, () => {
      assert.ok(said(described(name), code, { folderName: 'folder' })[1]?.includes(`"${suggestion}"`));
    });
  }

  it('64 characters are enough', () => {
    assert.deepEqual(found(described('a'.repeat(64)), { folderName: 'a'.repeat(64) }), []);
    assert.deepEqual(found(described('a'.repeat(65)), { folderName: 'a'.repeat(65) }), ['2:7 field-too-long']);
  });

  it('characters are counted as people do', () => {
    assert.deepEqual(found(`name: my-skill\ndescription: Use ${'😀'.repeat(1020)}`), []);
  });

  it('it is the folder’s', () => {
    assert.deepEqual(said(described('my-skill'), 'name-folder', { folderName: 'other' }), [
      'The name is "my-skill" and the folder "other". VS Code takes the folder’s, other agents the name.',
      'Give both the same name.',
    ]);
  });

  it('it becomes one line', () =>
    assertSkill(withHead(`${described('"my\\n skill"')}`), { name: 'my skill' }, [
      '2:7 name-characters',
      '2:7 name-folder',
    ]));
});

describe('rules on the description', () => {
  for (const description of ['Use when testing.', 'For tests', '当需要测试时', 'Tests; triggers on "test"', 'Тесты']) {
    it(`${description} says when`, () => assert.deepEqual(found(`name: my-skill\ndescription: ${description}`), []));
  }

  for (const description of ['Expert Kubernetes architect.', '一个测试工具']) {
    it(`${description} doesn't`, () => {
      assert.deepEqual(found(`name: my-skill\ndescription: ${description}`), ['3:14 description-when']);
    });
  }

  it('it need not where triggers do, or where no model chooses', () => {
    assert.deepEqual(found('name: my-skill\ndescription: Tests.\ntriggers: [test]'), []);
    assert.deepEqual(found('name: my-skill\ndescription: Tests.\ndisable-model-invocation: true'), []);
  });
});

describe('rules on every key', () => {
  const also = (line: string) => found(`${described('my-skill')}\n${line}`);

  it('an unknown key is information', () => {
    const head = headOf(withHead(`${described('my-skill')}\ntags: [a]`));
    assert.deepEqual(
      head.findings.map((finding) => [finding.code, finding.severity]),
      [['key-unknown', 'info']],
    );
  });

  for (const [line, code] of [
    ['metadata: words', '4:11 field-type'],
    ['license: [MIT]', '4:10 field-type'],
    ['user-invocable: perhaps', '4:17 field-type'],
    ['read_when: {a: b}', '4:12 field-type'],
    ['hooks: 3', '4:8 field-type'],
    ['arguments: [[a]]', '4:12 field-type'],
    ['context: spoon', '4:10 field-value'],
    ['allowed-tools: Bash(git', '4:16 tools-syntax'],
    ['allowed-tools: Bash() Read', '4:16 tools-syntax'],
    ['allowed-tools: [Read, "Write)"]', '4:16 tools-syntax'],
  ] as const) {
    it(`${line}: ${code}`, () => assert.ok(also(line).includes(code), `${also(line)}`));
  }

  for (const line of [
    'metadata:',
    'version: 1.0',
    'user-invocable: no',
    'triggers: one',
    'triggers: [1, true]',
    'arguments: [a, b]',
    'arguments: [{name: a, description: b}]',
    'context: fork',
    'allowed-tools: Bash(git add:*) Read mcp__server__* *',
    'allowed-tools: Bash(npm run test:*), Read, github/*',
    'allowed-tools: [Bash, "Bash(echo (a):*)"]',
  ]) {
    it(`${line} is fine`, () => assert.deepEqual(also(line), []));
  }

  it('a type is said in words', () => {
    assert.deepEqual(said(`${described('my-skill')}\nmetadata: [a]`, 'field-type'), [
      '"metadata" should be a map of keys and values, and is a list.',
      'Write it as a map of keys and values.',
    ]);
  });

  for (const key of ['Allowed-Tools', 'allowed_tools', 'allowedTools', 'ALLOWED-TOOLS']) {
    it(`${key} is read as allowed-tools`, () => {
      assertSkill(withHead(`${described('my-skill')}\n${key}: Read`), { tools: ['Read'] }, ['4:1 key-spelling']);
    });
  }
});
