import assert from 'node:assert/strict';
import { failureMarkdown, type ShownSkill, showMarkdown } from '../../../../src/chat/layout/show';
import { finding } from '../../../../src/core/model/finding';
import { makeFailure, makeSkill, makeSnapshot, projectRoot } from '../../../support/makeSkill';
import { plainWords } from '../../../support/plainWords';
import { goes, restricted } from '../../../support/standing';

function show(skill = makeSkill('pdf'), over: Partial<ShownSkill> = {}): string {
  const cost = { catalogueTokens: 35, loadedTokens: 1234 };
  return showMarkdown({ skill, snapshot: makeSnapshot([skill]), standing: goes(), cost, ...over }, plainWords);
}

describe('a skill in chat', () => {
  it('says what it is, where it is and what it costs', () => {
    const skill = makeSkill('pdf', {
      version: '1.2',
      author: 'Ann',
      triggers: ['form'],
      patterns: ['/pdf'],
      tools: ['Read', 'Bash'],
    });
    assert.equal(
      show(skill),
      [
        '### **[pdf](command:skillshelf.show?%5B%22%2Fhome%2Fme%2F.agents%2Fskills%2Fpdf%2FSKILL.md%22%5D)**',
        '',
        'Does pdf.',
        '',
        '$(file) **Path** `/home/me/.agents/skills/pdf/SKILL.md`  ',
        '$(folder) **From** User · \\~/.agents/skills · dialect spec  ',
        '$(tag) **Version** 1.2 · Ann  ',
        '$(zap) **Triggers** form, `/pdf`  ',
        '$(tools) **Tools** `Read` `Bash`  ',
        '$(dashboard) **Cost** ≈ 35 tokens listed, ≈ 1,234 loaded  ',
        '$(shield) **Audit** nothing found  ',
        '$(sparkle) **Models** given to a model that asks',
      ].join('\n'),
    );
  });

  it('has one icon a line: two would become a formula', () => {
    const skill = makeSkill('x', { name: '$(star)', triggers: ['$(star)'], tools: ['$(star)'], version: '$1' });
    for (const line of show(skill).split('\n')) assert.ok((line.match(/\$/g) ?? []).length <= 1, line);
  });

  it('says what is wrong with it, where, and what to do', () => {
    const skill = makeSkill('x', { findings: [finding('description-missing', {}, 'a\nb', 2)] });
    assert.match(
      show(skill),
      /- \$\(warning\) There is no description, .* Add "description: …".* \(\[line 2\]\(command:skillshelf\.open\?/,
    );
  });

  it('says who may have it', () => {
    assert.match(show(makeSkill('x', { modelInvocable: false })), /\*\*Models\*\* by hand only/);
    assert.match(show(makeSkill('x'), { standing: restricted() }), /\*\*Models\*\* not given to models until/);
  });

  it('names those of the same name', () => {
    const winner = makeSkill('x', { root: projectRoot({ name: 'api', path: '/w/api' }) });
    const other = makeSkill('x');
    const snapshot = makeSnapshot([winner, other]);
    assert.match(show(winner, { snapshot }), /\*\*Shadows\*\* `\/home\/me\/\.agents\/skills\/x\/SKILL\.md`/);
    assert.match(show(other, { snapshot }), /\*\*Shadowed by\*\* `\/w\/api\/\.agents\/skills\/x\/SKILL\.md`/);
  });

  it('says so where there is no description, and nothing of a cost that is not known', () => {
    const markdown = show(makeSkill('x', { description: '' }), { cost: undefined });
    assert.match(markdown, /_It has no description\._/);
    assert.doesNotMatch(markdown, /Cost/);
  });
});

describe('a failed file in chat', () => {
  it('says why and where', () => {
    const markdown = failureMarkdown(makeFailure('/x/bad/SKILL.md'), plainWords);
    assert.match(markdown, /`\/x\/bad\/SKILL\.md`\n\n\$\(error\) The frontmatter is never closed\. .* \(\[line 1\]/);
  });
});
