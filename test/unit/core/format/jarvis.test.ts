// Jarvis' dialect: metadata in sections of Markdown.

import assert from 'node:assert/strict';
import { bodyOf } from '../../../../src/core/format/body';
import { assertSkill, headOf, read } from './reading';

const FILE = `# SKILL.md

## Skill Metadata
name: my-skill
description: Does something useful when asked
version: 2.0.0
author: Ann

## Triggers
- keywords: ["skill", "my"]
- patterns: ["/my-skill"]

## Capabilities
- tools: ["my_tool"]
- hooks: ["my_hook"]

## Configuration
\`\`\`json
{
  "option": "value"
}
\`\`\`

## Steps

Do it.
`;

describe('Jarvis', () => {
  it('fills the record', () => {
    assertSkill(FILE, {
      name: 'my-skill',
      description: 'Does something useful when asked',
      dialect: 'jarvis',
      version: '2.0.0',
      author: 'Ann',
      triggers: ['skill', 'my'],
      patterns: ['/my-skill'],
      tools: ['my_tool'],
      hooks: { kind: 'names', names: ['my_hook'] },
      configuration: { option: 'value' },
    });
  });

  it('has a version if none is given, and the folder’s name', () => {
    assertSkill('## Skill Metadata\ndescription: Use when testing\n', { name: 'my-skill', version: '1.0.0' }, [
      '1:1 name-missing',
    ]);
  });

  it('takes lists without quotes, brackets or list marks, in any case, at any level of heading', () => {
    const head = headOf(
      '# skill metadata\n- **Name:** my-skill\n\n### TRIGGERS\nkeywords: [one, "two three"]\n* patterns: /a, /b\n',
    );
    assert.equal(head.name, 'my-skill');
    assert.deepEqual(head.triggers, ['one', 'two three']);
    assert.deepEqual(head.patterns, ['/a', '/b']);
  });

  it('keeps a configuration that is no JSON as it was written', () => {
    const { configuration } = headOf('## Skill Metadata\nname: a\n## Configuration\n```\nkey = 1\n```\n');
    assert.equal(configuration, 'key = 1');
  });

  it('frontmatter goes before sections', () => {
    assertSkill(`---\nname: my-skill\ndescription: Use it.\n---\n${FILE}`, { dialect: 'spec', version: undefined });
  });

  it('lines that end with CR LF', () => {
    assertSkill(FILE.replaceAll('\n', '\r\n'), { name: 'my-skill', author: 'Ann', configuration: { option: 'value' } });
  });

  it('the whole file is needed', () => {
    assert.equal(read(FILE, { complete: false }).kind, 'incomplete');
    assert.equal(read(FILE + 'word '.repeat(2000), { complete: false }).kind, 'incomplete');
  });

  it('headings in a code fence are none', () => {
    const head = headOf('## Skill Metadata\nname: a\n```\n## Triggers\n- keywords: [x]\n```\n');
    assert.deepEqual(head.triggers, []);
  });
});

describe('the body of a Jarvis file', () => {
  it('is what is left without the sections', () => {
    assert.equal(bodyOf(FILE).body, '# SKILL.md\n\n## Steps\n\nDo it.');
    assert.equal(bodyOf(FILE).start, 0);
  });

  it('keeps sections of the same titles that hold no metadata', () => {
    const file = '## Skill Metadata\nname: a\n\n## Configuration\n\nSet it up.\n\n## Triggers\n\nPull them.\n';
    assert.equal(bodyOf(file).body, '## Configuration\n\nSet it up.\n\n## Triggers\n\nPull them.');
  });
});
