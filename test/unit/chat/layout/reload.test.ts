import assert from 'node:assert/strict';
import { reloadMarkdown } from '../../../../src/chat/layout/reload';
import { makeFailure, makeSkill, makeSnapshot } from '../../../support/makeSkill';
import { plainWords } from '../../../support/plainWords';

describe('a reload in chat', () => {
  const same = makeSkill('same');
  const before = makeSnapshot([same, makeSkill('changed'), makeSkill('gone')]);

  it('counts, and names what is new, changed, gone or failed', () => {
    const after = makeSnapshot([same, makeSkill('changed'), makeSkill('new')], [makeFailure('/x/bad/SKILL.md')]);
    const markdown = reloadMarkdown(before, after, plainWords);
    assert.match(markdown, /^\*\*3 ok, 1 failed\*\*\n\n#### New\n\n- \*\*\[new\]/);
    assert.match(markdown, /#### Changed\n\n- \*\*\[changed\]/);
    assert.match(markdown, /#### Gone\n\n- \*\*gone\*\*/);
    assert.match(markdown, /#### Failed\n\n- `\/x\/bad\/SKILL\.md` \(\[line 1\]\(.*\)\): The frontmatter/);
    assert.doesNotMatch(markdown, /same|nothing/);
  });

  it('says so where nothing has changed', () => {
    assert.equal(reloadMarkdown(before, before, plainWords), '**3 ok, 0 failed** · nothing has changed');
  });

  it('names no more than a screenful', () => {
    const many = makeSnapshot(Array.from({ length: 50 }, (_, index) => makeSkill(`s${index}`)));
    const markdown = reloadMarkdown(makeSnapshot([]), many, plainWords);
    assert.equal(markdown.match(/^- /gm)?.length, 21);
    assert.ok(markdown.endsWith('\n- …'));
  });
});
