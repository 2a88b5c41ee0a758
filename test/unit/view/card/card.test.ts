import assert from 'node:assert/strict';
import { finding } from '../../../../src/core/model/finding';
import type { Skill } from '../../../../src/core/model/skill';
import { failureCard, skillCard } from '../../../../src/view/card/card';
import { linesAround } from '../../../../src/view/card/excerpt';
import type { Reading } from '../../../../src/view/card/facts';
import { previewText } from '../../../../src/view/preview/document';
import type { SkillNode } from '../../../../src/view/tree/nodes';
import { makeFailure, makeRoot, makeSkill } from '../../../support/makeSkill';
import { plainWords } from '../../../support/plainWords';
import { goes, makeAuditFinding, makeStanding } from '../../../support/standing';

const PROJECT = makeRoot('/app/.claude/skills', {
  label: '.claude/skills',
  scope: 'project',
  folder: { name: 'app', path: '/app' },
});
const GROUP = { kind: 'group', by: 'scope', id: 'group:project', scope: 'project', roots: [], children: [] } as const;

function node(skill: Skill, over: Partial<SkillNode> = {}): SkillNode {
  return {
    kind: 'skill',
    id: `skill:${skill.path}`,
    parent: GROUP,
    owner: GROUP,
    skill,
    state: 'ok',
    standing: goes(),
    twins: [],
    otherPaths: [],
    ...over,
  };
}

const reading = (body: string): Reading => ({ body, catalogueTokens: 12, loadedTokens: 1234 });

const card = (over: Partial<Skill>, body = 'Do it.') =>
  skillCard(node(makeSkill('pdf', { root: PROJECT, ...over })), reading(body), plainWords);
const preview = (over: Partial<Skill>, body = 'Do it.') =>
  previewText(node(makeSkill('pdf', { root: PROJECT, ...over })), reading(body), plainWords);

/** The addresses that Markdown's links lead to, escaped brackets aside. */
const targets = (markdown: string) => [...markdown.matchAll(/(?<!\\)\]\(([^)]*)\)/g)].map(([, target]) => target ?? '');

describe('the hover of a skill', () => {
  it('tells name, state, description and where it is from', () => {
    const text = card({ description: 'Fills forms.' });
    assert.match(text, /\$\(check\) \*\*pdf\*\* — ok\n\nFills forms\./);
    assert.match(text, /\| From&nbsp;&nbsp; \| Workspace · `\.claude\/skills\/pdf` \|/);
  });

  it('tells a lone file by its name, and a folder of the home by the root’s', () => {
    assert.match(card({ path: '/app/.claude/skills/lone.md' }), /Workspace · `\.claude\/skills\/lone\.md`/);
    const home = { ...GROUP, scope: 'user' } as const;
    const text = skillCard(node(makeSkill('pdf'), { owner: home }), undefined, plainWords);
    assert.match(text, /User · `~\/\.agents\/skills\/pdf`/);
  });

  it('tells triggers, tools and what the skill costs', () => {
    const text = card({ triggers: ['fill a form', 'PDF'], patterns: ['/pdf'], tools: ['Read', 'Bash(git:*)'] });
    assert.match(text, /\| Triggers&nbsp;&nbsp; \| fill a form, PDF, `\/pdf` \|/);
    assert.match(text, /\| Tools&nbsp;&nbsp; \| `Read` `Bash\(git:\*\)` \|/);
    assert.match(text, /\| Cost&nbsp;&nbsp; \| ≈ 12 tokens listed, ≈ 1,234 loaded \|/);
  });

  it('tells where links lead to it', () => {
    const text = skillCard(node(makeSkill('pdf'), { otherPaths: ['/real/pdf/SKILL.md'] }), undefined, plainWords);
    assert.match(text, /\| Linked at&nbsp;&nbsp; \| `\/real\/pdf\/SKILL\.md` \|/);
  });

  it('leaves out what the skill says nothing of', () => assert.doesNotMatch(card({}), /Triggers|Tools|Version|Author/));

  it('lists the findings, the worst first, each with a link to its line', () => {
    const text = card({
      findings: [
        { ...finding('description-list'), line: 3, start: 20 },
        { ...finding('description-missing'), severity: 'error', line: 2 },
      ],
    });
    assert.ok(text.indexOf('$(error) There is no description') < text.indexOf('$(warning) The description is a list'));
    const [first] = targets(text).filter((target) => target.includes('line'));
    assert.deepEqual(JSON.parse(decodeURIComponent(first?.split('?')[1] ?? '')), [
      { path: '/app/.claude/skills/pdf/SKILL.md', line: 2, column: 1 },
    ]);
  });

  it('shows the first lines of the text, no heading larger than the hover’s own, and that there is more', () => {
    const text = card({}, `# Title\n\nFirst.\n${'More.\n'.repeat(40)}`);
    assert.match(text, /\*\*Title\*\*\n\n\nFirst\./);
    assert.match(text, /\n\n…$/);
    assert.ok((text.match(/More\./g) ?? []).length < 12);
  });

  it('is there without the text, when the file can’t be read any more', () => {
    const text = skillCard(node(makeSkill('pdf')), undefined, plainWords);
    assert.match(text, /\*\*pdf\*\*/);
    assert.doesNotMatch(text, /Cost/);
  });

  it('links to the file and to the preview, and to nothing else', () => {
    const commands = targets(card({})).map((target) => target.split('?')[0]);
    assert.deepEqual(
      commands,
      ['open', 'show', 'audit', 'trust'].map((name) => `command:skillshelf.${name}`),
    );
  });

  it('keeps paths with brackets, spaces and quotes inside their link', () => {
    const path = '/app/.claude/skills/a (b) "c"/SKILL.md';
    const [open] = targets(card({ path }));
    assert.deepEqual(JSON.parse(decodeURIComponent(open?.split('?')[1] ?? '')), [{ path }]);
  });
});

describe('a hostile skill', () => {
  const evil =
    '[click](command:workbench.action.terminal.new) ![x](https://e.example/p.png) <img src=x> $(trash) | a\n\n| b |\u202e';
  const hostile: Partial<Skill> = {
    name: evil,
    description: evil,
    version: evil,
    author: evil,
    model: evil,
    triggers: [evil],
    patterns: [evil],
    tools: [evil, '`<b>`'],
    dependencies: [evil],
    argumentHint: evil,
    findings: [finding('field-type', { field: evil, expected: evil, actual: evil })],
  };
  const hostileFinding = makeAuditFinding({ file: `${evil}.sh`, message: evil, evidence: evil });
  const hostileNode = node(makeSkill('pdf', { root: PROJECT, ...hostile }), {
    standing: makeStanding('asks', [hostileFinding]),
  });
  const body = evil.replace('| b |', '');

  for (const [where, text] of [
    ['hover', skillCard(hostileNode, reading(body), plainWords)],
    ['preview', previewText(hostileNode, reading(body), plainWords)],
  ] as const) {
    it(`gets no link, image, tag or icon into the ${where}`, () => {
      const allowed = /^command:skillshelf\.(open|show|audit|trust)\?/;
      assert.deepEqual(
        targets(text).filter((target) => !allowed.test(target)),
        [],
      );
      assert.doesNotMatch(text, /(?<!\\)!\[/);
      assert.doesNotMatch(text, /<(?!br>)/);
      assert.doesNotMatch(text, /\$\(trash\)/);
      assert.doesNotMatch(text, /\u202e/);
    });

    it(`can’t break the ${where}’s table`, () => {
      for (const line of text.split('\n').filter((each) => each.startsWith('| '))) {
        assert.equal(line.replace(/\\./g, '').match(/\|/g)?.length, 3, line);
      }
    });
  }

  it('gets no icon into the hover from its code', () => {
    assert.doesNotMatch(card({}, '```sh\necho $(trash)\n```\n`$(trash)`'), /\$\(trash\)/);
  });
});

describe('the hover of a failed file', () => {
  const failure = { ...makeFailure('/x/bad/SKILL.md'), finding: finding('frontmatter-not-closed') };
  const text = 'a\nb\nc: <x>\nd\ne\nf';

  it('says why, what to do, and where', () => {
    const shown = failureCard({ kind: 'failure', id: '', parent: GROUP, failure }, 'bad', '', plainWords);
    assert.match(shown, /\$\(error\) \*\*bad\*\* — no skill came from this file/);
    assert.match(shown, /The frontmatter is never closed\. {2}\n/);
    assert.match(shown, /Put a line of three dashes/);
    assert.match(shown, /\[\$\(go-to-file\) Open at line 1\]\(command:skillshelf\.open\?/);
  });

  it('shows the lines around, the line itself marked', () => {
    assert.equal(linesAround(text, 3), '```yaml\n   1  a\n   2  b\n▸  3  c: <x>\n   4  d\n   5  e\n```');
    assert.equal(linesAround(text, 1).split('\n').length, 5);
    assert.equal(linesAround('', 1), '');
  });

  it('lets no line close the block', () => {
    assert.match(linesAround('~~~\n```\n[x](command:y)', 2), /^`{4}yaml\n[\s\S]*\n`{4}$/);
  });
});

describe('the preview', () => {
  it('has the whole text below a table of what is known', () => {
    const body = `# Title\n\n${'More.\n\n'.repeat(100)}`;
    const text = preview({ description: 'One.\nTwo.' }, body);
    assert.match(text, /^# pdf\n\n> One\\?\. {2}\n> Two/);
    assert.match(text, /\| \*\*State\*\* \| ok \|/);
    assert.equal((text.match(/^More\.$/gm) ?? []).length, 100);
  });

  it('says what to do about each finding', () => {
    assert.match(
      preview({ findings: [finding('description-list')] }),
      /⚠️ The description is a list.*\n {2}Write the description as one text\./,
    );
  });

  it('shows hooks, permissions and configuration as data, out of which nothing breaks', () => {
    const text = preview({
      permissions: { network: true },
      configuration: { note: '~~~\n```\n[x](command:y)' },
      hooks: { kind: 'names', names: ['audit'] },
    });
    assert.match(text, /\*\*Hooks\*\*\n\n```json\n[^`]*"audit"/);
    assert.match(text, /\*\*Permissions\*\*\n\n```json\n\{\n {2}"network": true\n\}\n```/);
    assert.match(text, /\*\*Configuration\*\*\n\n````json\n.*\n.*command:y.*\n\}\n````\n/);
  });

  it('says where there are no instructions', () => assert.match(preview({}, ' \n'), /\*No instructions yet\.\*$/));

  it('says which skills only a person can ask for', () => {
    assert.match(preview({ modelInvocable: false }), /\*\*Loads\*\* \| only when a person asks for it/);
  });
});
