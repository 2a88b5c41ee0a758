import assert from 'node:assert/strict';
import fc from 'fast-check';
import { type Draft, oneLine, skillText } from '../../../../src/core/author/create';
import { TEMPLATES } from '../../../../src/core/author/templates';
import { bodyOf } from '../../../../src/core/format/body';
import { readHead } from '../../../../src/core/format/document';
import type { SkillHead } from '../../../../src/core/model/skill';

const DRAFT: Draft = {
  name: 'release-notes',
  description: 'Write release notes. Use before a release.',
  triggers: [],
  body: '# Steps\n\n1. Look.',
  agentCreated: false,
};

const text = (over: Partial<Draft> = {}) => skillText({ ...DRAFT, ...over });

/** The head as the catalog will read it; nothing may be wrong with it. */
function headOf(written: string, folderName = DRAFT.name): SkillHead {
  const context = { fileName: 'SKILL.md', folderName, strictName: true, anyMarkdown: false, complete: true };
  const result = readHead(written, context);
  if (result.kind !== 'skill') return assert.fail(JSON.stringify(result));
  return result.head;
}

describe('A new SKILL.md', () => {
  it('has a head and instructions', () => {
    assert.equal(
      text({ triggers: ['release', '发布说明'], agentCreated: true }),
      `---
name: release-notes
description: Write release notes. Use before a release.
triggers:
  - release
  - 发布说明
agent_created: true
---

# Steps

1. Look.
`,
    );
  });

  it('has no more than is needed', () => {
    assert.equal(
      text({ body: ' \n' }),
      '---\nname: release-notes\ndescription: Write release notes. Use before a release.\n---\n',
    );
  });

  it('puts into quotes what YAML would take for something else', () => {
    const line = (description: string) => /^description: (.*)$/m.exec(text({ description }))?.[1];
    assert.equal(line('Use when: asked'), '"Use when: asked"');
    assert.equal(line('Say "yes": always'), `'Say "yes": always'`);
    assert.equal(line(`It's "so": \\d`), `'It''s "so": \\d'`);
    assert.equal(line('true'), '"true"');
    assert.equal(line('[a]'), '"[a]"');
    assert.equal(line('a # b'), '"a # b"');
    assert.equal(line(''), '""');
    assert.match(text({ name: '8004' }), /^name: "8004"$/m);
  });

  it('is one line where a line is wanted', () => {
    assert.match(text({ description: ' a\n---\nname: evil\r\n\u200bb ' }), /^description: "a --- name: evil b"$/m);
    assert.match(text({ triggers: ['x\n- y', ' ', 'x - y'] }), /^triggers:\n {2}- x - y\n---$/m);
  });

  it('takes the head off instructions that bring one', () => {
    const body = '---\nname: other\ndescription: d\n---\n\n# Steps\n';
    assert.equal(text({ body }), text({ body: '# Steps' }));
    assert.equal(text({ body: body.replaceAll('\n', '\r\n') }), text({ body: '# Steps' }));
  });

  it('leaves a line of dashes in the instructions', () => {
    const body = '---\n\nFirst.\n\n---\n\nSecond.';
    assert.equal(bodyOf(text({ body })).body, body);
  });

  it('reads back as it was meant, whatever it holds', () => {
    const words = fc.string({ unit: 'binary', maxLength: 60 });
    const oddities = fc.constantFrom(
      '- a',
      'k: v',
      ' # x',
      '*a',
      '&a',
      '!t',
      '%',
      '@',
      '`',
      "'",
      '"',
      '\\',
      '{',
      '[x',
      '|',
      '>',
      '?',
      '~',
      'no',
      '1e3',
      '\t',
      'null',
    );
    const any = fc.oneof(
      words,
      fc.array(fc.oneof(oddities, fc.string())).map((parts) => parts.join('')),
    );
    fc.assert(
      fc.property(any, fc.array(any, { maxLength: 3 }), fc.boolean(), (description, triggers, agentCreated) => {
        const head = headOf(text({ description, triggers, agentCreated }));
        assert.equal(head.name, DRAFT.name);
        assert.equal(head.description, oneLine(description));
        assert.deepEqual(head.triggers, [...new Set(triggers.map(oneLine).filter(Boolean))]);
        assert.equal(head.agentCreated, agentCreated);
        const told = head.findings
          .map(({ code }) => code)
          .filter((code) => !/^description-|^text-damaged|^field-too-long/.test(code));
        assert.deepEqual(told, []);
      }),
      { numRuns: 500 },
    );
  });
});

describe('The templates', () => {
  it('make skills with which nothing is wrong', () => {
    for (const { body, label } of TEMPLATES) {
      const written = text({ body: body('release-notes') });
      assert.deepEqual(headOf(written).findings, [], label);
      assert.match(bodyOf(written).body, /^# Release notes/);
    }
  });
});
