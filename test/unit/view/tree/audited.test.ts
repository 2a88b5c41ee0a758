import assert from 'node:assert/strict';
import { Snapshot } from '../../../../src/core/catalog/snapshot';
import type { Skill } from '../../../../src/core/model/skill';
import type { Standing } from '../../../../src/core/policy/trust/standing';
import { buildTree } from '../../../../src/view/tree/build';
import { auditNodes } from '../../../../src/view/tree/items';
import { rowOf } from '../../../../src/view/tree/row';
import { makeRoot, makeSkill } from '../../../support/makeSkill';
import { plainWords } from '../../../support/plainWords';
import { goes, makeAuditFinding, makeStanding } from '../../../support/standing';

const folder = { name: 'app', path: '/app' };
const APP = makeRoot('/app/.agents/skills', { label: '.agents/skills', scope: 'project', folder });

function treeOf(skills: Skill[], standingOf: (skill: Skill) => Standing) {
  return buildTree(new Snapshot({ roots: [APP], skills, failures: [], problems: [], complete: true }), standingOf);
}

describe('the tree’s skills, audited', () => {
  it('say what the audit found before the description, and which skill it has not looked at', () => {
    const skills = ['a', 'b', 'c', 'd', 'e'].map((name) => makeSkill(name, { root: APP }));
    const p0 = makeAuditFinding({ level: 'P0' });
    const p1 = makeAuditFinding();
    const standings: Readonly<Record<string, Standing>> = {
      a: makeStanding('blocked', [p0]),
      b: makeStanding('asks', [p1, p1]),
      c: makeStanding('goes', [p1]),
      d: { kind: 'asks', changed: false },
      e: makeStanding('never'),
    };
    const [group] = treeOf(skills, ({ name }) => standings[name] ?? goes());
    const lines = group?.children.map((child) => {
      const { label, description, icon } = rowOf(child, plainWords);
      return `${icon?.id} ${label} | ${description}`;
    });
    assert.deepEqual(lines, [
      'shield a | blocked · Does a.',
      'shield b | 2 risks · Does b.',
      'check c | Does c.',
      'circle-outline d | Does d.',
      'lock e | kept from models · Does e.',
    ]);
  });
});

describe('the tree’s audit findings', () => {
  const nodes = (...findings: ReturnType<typeof makeAuditFinding>[]) => {
    const skill = treeOf([makeSkill('x', { root: APP })], () => makeStanding('asks', findings))[0]?.children[0];
    return skill?.kind === 'skill' ? auditNodes(skill) : [];
  };

  it('are those that block or ask, with their place', () => {
    const [node, ...others] = nodes(makeAuditFinding(), makeAuditFinding({ level: 'P2' }));
    assert.ok(node);
    assert.equal(others.length, 0);
    assert.equal(node.path, '/app/.agents/skills/x/scripts/run.sh');
    const { label, description, spoken } = rowOf(node, plainWords);
    assert.deepEqual([label, description], ['A script is loaded and run.', 'scripts/run.sh:3']);
    assert.equal(spoken, 'P1, A script is loaded and run., scripts/run.sh:3');
  });

  it('hold no hidden characters', () => {
    const [node] = nodes(makeAuditFinding({ file: 'a\u202eb.sh', message: 'x\u200by' }));
    assert.ok(node);
    const { label, description } = rowOf(node, plainWords);
    assert.deepEqual([label, description], ['xy', 'ab.sh:3']);
  });
});
