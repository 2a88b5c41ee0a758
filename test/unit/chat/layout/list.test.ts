import assert from 'node:assert/strict';
import { listMarkdown } from '../../../../src/chat/layout/list';
import { makeFailure, makeRoot, makeSkill, makeSnapshot, projectRoot } from '../../../support/makeSkill';
import { plainWords } from '../../../support/plainWords';

const API = projectRoot({ name: 'api', path: '/w/api' });
const BUNDLED = makeRoot('/ext/skills', { scope: 'bundled', source: 'bundled' });

const list = (snapshot = makeSnapshot([]), mayList = () => true) => listMarkdown(snapshot, mayList, plainWords);
const headings = (markdown: string) => [...markdown.matchAll(/^#### (.*)$/gm)].map(([, heading]) => heading);

describe('the list in chat', () => {
  it('has the skills by whose they are, sorted by name, each with a link and what it costs', () => {
    const skills = [
      makeSkill('zeta', { root: API, size: 4000 }),
      makeSkill('alpha', { root: API }),
      makeSkill('mine'),
      makeSkill('write', { root: BUNDLED }),
    ];
    const markdown = list(makeSnapshot(skills));
    assert.deepEqual(headings(markdown), ['api', 'User', 'Bundled']);
    assert.match(
      markdown,
      /\| \*\*\[alpha\]\(command:skillshelf\.show\?[^)]*alpha[^)]*\)\*\*<br>Does alpha\. \| 100 \|\n\| \*\*\[zeta\].* \| 1,000 \|/,
    );
  });

  it('begins with how many there are, and what a model pays to know them', () => {
    assert.match(
      list(makeSnapshot([makeSkill('a')], [makeFailure('/x/bad/SKILL.md')])),
      /^\*\*1 skill\*\* · 1 failed · ≈ \d+ tokens/,
    );
    assert.match(list(makeSnapshot([makeSkill('a'), makeSkill('b')])), /^\*\*2 skills\*\* · ≈/);
    assert.equal(list(), '**No skills yet.**');
  });

  it('says why others are not used', () => {
    const skills = [makeSkill('deploy', { root: API }), makeSkill('deploy')];
    const markdown = list(makeSnapshot(skills, [makeFailure('/home/me/.agents/skills/bad/SKILL.md')]));
    const [, unused = ''] = markdown.split('#### Not used');
    assert.match(
      unused,
      /\$\(error\) \*\*\[bad\/SKILL\.md:1\]\(command:skillshelf\.open\?.*\)\*\* — The frontmatter is never closed\./,
    );
    assert.match(unused, /\$\(layers\) \*\*\[deploy\].*— `~\/\.agents\/skills`, shadowed by `\.agents\/skills`/);
  });

  it('marks what no model gets', () => {
    assert.match(list(makeSnapshot([makeSkill('a', { modelInvocable: false })])), /_by hand only_/);
    assert.match(
      list(makeSnapshot([makeSkill('a')]), () => false),
      /_withheld from models_/,
    );
  });

  it("shows a stranger's text and runs none of it", () => {
    const hostile = makeSkill('evil', {
      name: 'x](command:evil) | $(star)',
      description: '[run](command:evil) | <img src=x> $(star) **bold** `a|b`\n# Heading',
    });
    const markdown = list(makeSnapshot([hostile]));
    assert.equal(markdown.match(/\]\(command:/g)?.length, 1);
    assert.doesNotMatch(markdown, /<img|\$\(star|^# /m);
    assert.equal(markdown.split('\n').filter((line) => /(?<!\\)\|.*evil/.test(line)).length, 1);
  });

  it('shortens long descriptions and long tables', () => {
    const skills = Array.from({ length: 130 }, (_, i) => makeSkill(`s${i}`, { description: 'word '.repeat(60) }));
    const markdown = list(makeSnapshot(skills));
    assert.match(markdown, /<br>(?:word ?){17,18}… \|/);
    assert.equal(markdown.match(/<br>/g)?.length, 100);
    assert.match(markdown, /and 30 more: \[Show Skill…\]\(command:skillshelf\.show\?/);
  });
});
