import assert from 'node:assert/strict';
import type { Skill } from '../../../../src/core/model/skill';
import type { Decision } from '../../../../src/core/policy/trust/decision';
import type { Standing, StandingKind } from '../../../../src/core/policy/trust/standing';
import { skillCard } from '../../../../src/view/card/card';
import { previewText } from '../../../../src/view/preview/document';
import type { SkillNode } from '../../../../src/view/tree/nodes';
import { makeSkill } from '../../../support/makeSkill';
import { plainWords } from '../../../support/plainWords';
import { makeAuditFinding, makeStanding } from '../../../support/standing';

function nodeOf(skill: Skill, standing: Standing): SkillNode {
  const parent = { kind: 'group', by: 'scope', id: 'group:user', scope: 'user', roots: [], children: [] } as const;
  return {
    kind: 'skill',
    id: skill.path,
    parent,
    owner: parent,
    skill,
    state: 'ok',
    standing,
    twins: [],
    otherPaths: [],
  };
}

/** The addresses that Markdown's links lead to. */
const targets = (markdown: string) => [...markdown.matchAll(/(?<!\\)\]\(([^)]*)\)/g)].map(([, target]) => target ?? '');

const NOTHING = { body: '', catalogueTokens: 0, loadedTokens: 0 };

describe('the audit in hover and preview', () => {
  const standing = (kind: StandingKind, decided?: Decision['answer']): Standing => ({
    ...makeStanding(kind, [makeAuditFinding()]),
    ...(decided && { decision: { path: '', answer: decided, level: 'P1', manifest: {}, decided: 0 } }),
  });
  const of = (over: Standing) => skillCard(nodeOf(makeSkill('pdf'), over), undefined, plainWords);

  it('tells levels, how the skill stands, and each finding with a link to its place', () => {
    const text = of(standing('asks'));
    assert.match(
      text,
      /\| Audit&nbsp;&nbsp; \| 1 × P1 \|\n\| Models&nbsp;&nbsp; \| you are asked before a model gets it \|/,
    );
    assert.match(
      text,
      /\$\(warning\) P1 A script is loaded and run\. \(\[scripts\/run\.sh:3\]\(command:skillshelf\.open\?/,
    );
    const [place] = targets(text).map((target) => decodeURIComponent(target.split('?')[1] ?? ''));
    assert.equal(place, '[{"path":"/home/me/.agents/skills/pdf/scripts/run.sh","line":3,"column":5}]');
  });

  it('says so before it has looked', () => {
    assert.match(of({ kind: 'asks', changed: false }), /\| Audit&nbsp;&nbsp; \| not checked yet \|/);
  });

  it('offers what can be decided', () => {
    const offers = (over: Standing) =>
      [...of(over).matchAll(/\[(Allow…|Never|Take Back)\]/g)].map(([, offer]) => offer);
    assert.deepEqual(offers(standing('asks')), ['Allow…', 'Never']);
    assert.deepEqual(offers(standing('blocked')), ['Allow…', 'Never']);
    assert.deepEqual(offers(standing('goes', 'always')), ['Never', 'Take Back']);
    assert.deepEqual(offers(standing('never', 'never')), ['Take Back']);
    assert.deepEqual(offers(standing('restricted')), []);
  });

  it('stands in the preview without links, which would do nothing there', () => {
    const text = previewText(nodeOf(makeSkill('pdf'), standing('asks')), NOTHING, plainWords);
    assert.match(text, /- ⚠️ P1 A script is loaded and run\. \(`scripts\/run\.sh:3`\)/);
  });
});
