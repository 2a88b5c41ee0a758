// Each finding of head and body: a document that gives it, and sentences without a gap.

import assert from 'node:assert/strict';
import { validateBody } from '../../../../src/core/format/validateBody';
import { type Finding, messageOf, remedyOf } from '../../../../src/core/model/finding';
import type { FindingCode } from '../../../../src/core/model/findings';
import { type Changes, read, withHead } from './reading';

const USUAL = 'name: my-skill\ndescription: Use when testing.';
const body = (text: string) => withHead(USUAL) + text;

const SAMPLES: Partial<Record<FindingCode, readonly [text: string, context?: Changes]>> = {
  'no-frontmatter': ['# Steps\n'],
  'frontmatter-not-closed': ['---\nwords\n'],
  'frontmatter-invalid': ['---\n: : :\n[[{\n---\n'],
  'frontmatter-not-mapping': ['---\n- a\n---\n'],
  'frontmatter-engine': ['---js\n---\n'],
  'frontmatter-too-long': [withHead(`a: {${'b'.repeat(40_000)}`)],
  'name-required': [withHead('description: a'), { strictName: true }],
  'file-empty': [''],
  'file-not-text': ['\0-\0-\0-'],
  'name-missing': [withHead('description: Use it.')],
  'description-missing': [withHead('name: my-skill')],
  'field-ignored': [withHead(`${USUAL}\ntitle: other`)],
  'field-type': [withHead(`${USUAL}\nmetadata: words`)],
  'description-list': [withHead('name: my-skill\ndescription: [a, b]')],
  'frontmatter-late': [`\n${withHead(USUAL)}`],
  'frontmatter-open': [`---\n${USUAL}\n\nDo it.\n`],
  'byte-order-mark': [`\ufeff${withHead(USUAL)}`],
  'conflict-markers': [withHead(`<<<<<<< a\n${USUAL}\n=======\n>>>>>>> b`)],
  'control-character': [withHead('name: my\u0007skill')],
  'text-damaged': [withHead('name: my\ufffdskill')],
  'yaml-colon': [withHead('name: my-skill\ndescription: Use: when')],
  'yaml-sign': [withHead('name: my-skill\ndescription: @when')],
  'yaml-quotes': [withHead('name: "my-skill')],
  'yaml-escape': [withHead('name: "my\\-skill"')],
  'yaml-brackets': [withHead('name: [my] [skill]')],
  'yaml-item': [withHead('name: my-skill\ntriggers: - a')],
  'yaml-tab': [withHead('name: my-skill\nmetadata:\n\ta: b')],
  'yaml-indent': [withHead('name: my-skill\n  description: a')],
  'yaml-line': [withHead('name: my-skill\nwords\ndescription: a: b')],
  'yaml-value': [withHead('name: my-skill\ntriggers:\n  - a\n - b')],
  'yaml-anchor': [withHead('name: &a my-skill')],
  'closing-line': [`---\n${USUAL}\n----\n`],
  'opening-line': [`---yaml\n${USUAL}\n---\n`],
  'key-twice': [withHead('name: my-skill\nname: a')],
  'key-spelling': [withHead('Name: my-skill')],
  'key-unknown': [withHead(`${USUAL}\ntags: a`)],
  'key-foreign': [withHead('slug: my-skill')],
  'field-value': [withHead(`${USUAL}\ncontext: spoon`)],
  'field-too-long': [withHead(`name: ${'a'.repeat(65)}`)],
  'field-cut': [withHead('name: my-skill\ndescription: Use # when')],
  'name-characters': [withHead('name: My Skill')],
  'name-hyphens': [withHead('name: my--skill')],
  'name-folder': [withHead('name: other')],
  'folder-hyphen': [withHead(USUAL), { folderName: '-my-skill' }],
  'file-spelling': [withHead(USUAL), { fileName: 'skill.md' }],
  'description-when': [withHead('name: my-skill\ndescription: Tests.')],
  'tools-syntax': [withHead(`${USUAL}\nallowed-tools: Bash(`)],
  'body-empty': [`---\n${USUAL}\n---\n`],
  'body-long': [body('line\n'.repeat(500))],
  'body-damaged': [body('\ufffd')],
  'second-block': [`---\n${USUAL}\n---\n---\nlicense: MIT\n---\n`],
  'link-dead': [body('[a](b.md)')],
  'reference-deep': [body('[a](references/a.md)')],
  'argument-in-code': [body("```\nawk '{print $1}'\n```\n")],
  'argument-base': [body('Move $1 to $2.')],
  'argument-zero': [body('Move $0, $1 and $2.')],
};

function findingsOf(text: string, context: Changes = {}): readonly Finding[] {
  const result = read(text, context);
  if (result.kind === 'failure') return [result.finding];
  if (result.kind !== 'skill') return [];
  const { head } = result;
  const files = ['references/a.md', 'references/b.md'];
  const references = new Map([['references/a.md', 'See [b](b.md).']]);
  return [...head.findings, ...validateBody(text, { head, files, references, tokens: ({ length }) => length / 4 })];
}

describe('the words of', () => {
  for (const [code, [text, context]] of Object.entries(SAMPLES)) {
    it(code, () => {
      const found = findingsOf(text, context);
      const finding = found.find((each) => each.code === code);
      assert.ok(finding, `found: ${found.map((each) => each.code).join(', ') || 'nothing'}`);
      for (const sentence of [messageOf(finding), remedyOf(finding)]) {
        assert.match(sentence, /^[A-Z"≈].*[.:)]$|: /u);
        assert.doesNotMatch(sentence, /\{\w+\}|undefined|\[object/);
      }
    });
  }
});

describe('an error', () => {
  it('is said of what no skill comes from, and of conflicts and frontmatter without an end', () => {
    const errors = Object.values(SAMPLES).flatMap(([text, context]) => {
      const isSkill = read(text, context).kind === 'skill';
      return isSkill ? findingsOf(text, context).filter((finding) => finding.severity === 'error') : [];
    });
    assert.deepEqual([...new Set(errors.map((finding) => finding.code))].sort(), [
      'conflict-markers',
      'frontmatter-open',
    ]);
  });
});
