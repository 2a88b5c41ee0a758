import assert from 'node:assert/strict';
import { Snapshot } from '../../../../src/core/catalog/snapshot';
import { finding } from '../../../../src/core/model/finding';
import type { Root } from '../../../../src/core/model/root';
import type { Failure, Skill } from '../../../../src/core/model/skill';
import type { Standing } from '../../../../src/core/policy/trust/standing';
import { buildTree } from '../../../../src/view/tree/build';
import { findingNodes, itemAt, labelOf } from '../../../../src/view/tree/items';
import { rowOf } from '../../../../src/view/tree/row';
import { HOME_ROOT, makeFailure, makeRoot, makeSkill } from '../../../support/makeSkill';
import { plainWords } from '../../../support/plainWords';
import { goes, makeStanding, restricted } from '../../../support/standing';

const app = { name: 'app', path: '/app' };
const web = { name: 'web', path: '/web' };
const root = (folder: typeof app, agent = '.agents') =>
  makeRoot(`${folder.path}/${agent}/skills`, { label: `${agent}/skills`, scope: 'project', folder });
const APP = root(app);
const APP_CLAUDE = root(app, '.claude');
const WEB = root(web);
const BUNDLED = makeRoot('/ext/skills', { label: 'bundled', scope: 'bundled', source: 'bundled' });

function snapshot(roots: Root[], skills: Skill[], failures: Failure[] = [], problems: Snapshot['problems'] = []) {
  return new Snapshot({ roots, skills, failures, problems, complete: true });
}

/** The tree as indented lines: what a person reads. */
function lines(of: Snapshot, standingOf: (skill: Skill) => Standing = goes): string[] {
  return buildTree(of, standingOf).flatMap((group) =>
    [group, ...group.children].map((node) => {
      const { label, description, icon } = rowOf(node, plainWords);
      return `${node === group ? '' : '  '}${icon?.id} ${label} | ${description}`;
    }),
  );
}

describe('the tree’s groups', () => {
  it('stand in the order of precedence, each with its count and the folders that have something', () => {
    const of = snapshot(
      [APP, APP_CLAUDE, root(app, '.jarvis'), HOME_ROOT, BUNDLED],
      [
        makeSkill('guide', { root: BUNDLED }),
        makeSkill('mine'),
        makeSkill('b', { root: APP_CLAUDE }),
        makeSkill('a', { root: APP }),
      ],
    );
    assert.deepEqual(lines(of), [
      'root-folder Workspace | 2 skills · .agents .claude',
      '  check a | Does a.',
      '  check b | Does b.',
      'account User | 1 skill · ~/.agents',
      '  check mine | Does mine.',
      'package Bundled | 1 skill',
      '  check guide | Does guide.',
    ]);
  });

  it('are one for each folder of a multi-root workspace, by its name', () => {
    const of = snapshot([APP, WEB], [makeSkill('a', { root: APP }), makeSkill('b', { root: WEB })]);
    assert.deepEqual(
      lines(of).filter((line) => !line.startsWith(' ')),
      ['root-folder app | 1 skill · .agents', 'root-folder web | 1 skill · .agents'],
    );
  });

  it('say how many files failed', () => {
    const failure = makeFailure('/app/.agents/skills/x/SKILL.md', APP);
    assert.equal(
      lines(snapshot([APP], [makeSkill('a', { root: APP })], [failure]))[0],
      'root-folder Workspace | 1 skill · 1 failed · .agents',
    );
    assert.equal(lines(snapshot([APP], [], [failure]))[0], 'root-folder Workspace | 1 failed · .agents');
  });

  it('are left out while they are empty', () => assert.deepEqual(lines(snapshot([APP, HOME_ROOT], [])), []));
});

describe('the tree’s items', () => {
  it('show what needs a hand first, then skills by name without regard to case', () => {
    const of = snapshot(
      [APP],
      [makeSkill('Zebra', { root: APP }), makeSkill('ant', { root: APP })],
      [makeFailure('/app/.agents/skills/zz/SKILL.md', APP)],
      [{ root: APP, finding: finding('root-unreadable', { reason: 'no' }) }],
    );
    assert.deepEqual(buildTree(of, goes)[0]?.children.map(labelOf), ['.agents/skills', 'zz', 'ant', 'Zebra']);
  });

  it('name a failed file after its folder, with the reason in the first words, and the line', () => {
    const [, row] = lines(snapshot([APP], [], [makeFailure('/app/.agents/skills/broken/SKILL.md', APP)]));
    assert.equal(row, '  error broken | not closed · line 1');
  });

  it('name a failed file after itself where it is not a SKILL.md', () => {
    const [, row] = lines(snapshot([APP], [], [makeFailure('/app/.free-code/skills/fix.md', APP)]));
    assert.match(row ?? '', /error fix\.md/);
  });

  it('show a shadowed skill after its winner, and by what it is shadowed', () => {
    const of = snapshot([APP, HOME_ROOT], [makeSkill('review', { root: APP }), makeSkill('Review')]);
    assert.deepEqual(lines(of).slice(1), [
      '  check review | Does review.',
      'account User | 1 skill · ~/.agents',
      '  layers Review | shadowed by .agents/skills',
    ]);
  });

  it('name the other folder where both lie in one root', () => {
    const of = snapshot(
      [APP],
      [
        makeSkill('x', { root: APP, path: '/app/.agents/skills/one/SKILL.md' }),
        makeSkill('x', { root: APP, path: '/app/.agents/skills/two/SKILL.md' }),
      ],
    );
    assert.deepEqual(lines(of).slice(1), ['  check x | Does x.', '  layers x | shadowed by one']);
  });

  it('don’t shadow one another across the folders of a workspace, but say where the other is', () => {
    const of = snapshot(
      [APP, APP_CLAUDE, WEB],
      [APP, APP_CLAUDE, WEB].map((each) => makeSkill('x', { root: each })),
    );
    assert.deepEqual(lines(of).slice(1), [
      '  check x | also in web · Does x.',
      '  layers x | shadowed by .agents/skills',
      'root-folder web | 1 skill · .agents',
      '  check x | also in app · Does x.',
    ]);
  });

  it('show the worst of a skill’s findings by its icon, and the first words of the only one', () => {
    const of = (...findings: Skill['findings']) => lines(snapshot([APP], [makeSkill('x', { root: APP, findings })]))[1];
    const missing = finding('description-missing');
    assert.equal(of(missing), '  warning x | no description · Does x.');
    assert.equal(of(missing, finding('description-list')), '  warning x | 2 problems · Does x.');
    assert.equal(of(missing, { ...missing, severity: 'error' }), '  error x | 2 problems · Does x.');
    assert.equal(of({ ...missing, severity: 'info' }), '  check x | Does x.');
  });

  it('say which skills only a person can ask for', () => {
    const of = snapshot([APP], [makeSkill('x', { root: APP, modelInvocable: false })]);
    assert.equal(lines(of)[1], '  check x | by hand only · Does x.');
  });

  it('say which skills are withheld from models', () => {
    const of = snapshot([APP, HOME_ROOT], [makeSkill('x', { root: APP }), makeSkill('y')]);
    const rows = lines(of, ({ root: { scope } }) => makeStanding(scope === 'project' ? 'restricted' : 'goes'));
    assert.equal(rows[1], '  lock x | withheld · Does x.');
    assert.equal(rows[3], '  check y | Does y.');
  });

  it('tell a screen reader the state in words', () => {
    const of = snapshot([APP], [makeSkill('x', { root: APP })]);
    const skill = buildTree(of, restricted)[0]?.children[0];
    assert.equal(
      skill && rowOf(skill, plainWords).spoken,
      'x, not given to models until the workspace is trusted, Does x.',
    );
  });

  it('keep their ids when all is read anew', () => {
    const ids = () => {
      const of = snapshot([APP], [makeSkill('x', { root: APP })], [makeFailure('/app/.agents/skills/y/SKILL.md', APP)]);
      return buildTree(of, goes).flatMap((group) => [group.id, ...group.children.map(({ id }) => id)]);
    };
    assert.deepEqual(ids(), ids());
    assert.equal(new Set(ids()).size, 3);
  });

  it('hold no hidden characters in what they show', () => {
    const of = snapshot([APP], [makeSkill('a\u202eb', { root: APP, description: 'one\n\ntwo\u200b' })]);
    assert.equal(lines(of)[1], '  check ab | one two');
  });
});

describe('the tree’s findings', () => {
  const rows = (...findings: Skill['findings']) => {
    const skill = buildTree(snapshot([APP], [makeSkill('x', { root: APP, findings })]), goes)[0]?.children[0];
    return skill?.kind === 'skill' ? findingNodes(skill).map((node) => rowOf(node, plainWords)) : [];
  };
  const short = finding('description-missing');
  const long = { ...finding('field-type', { field: 'a', expected: 'b', actual: 'c' }), start: 9, line: 4 };

  it('begin with their most telling words, then the line and the sentence', () => {
    const [row] = rows(short);
    assert.equal(row?.label, 'no description');
    assert.match(row?.description ?? '', /^line 1 · There is no description/);
    assert.match(row?.spoken ?? '', /^There is no description.*, line 1$/);
  });

  it('come the worst first, then by place', () => {
    const info = { ...short, severity: 'info' } as const;
    const error = { ...short, severity: 'error', start: 99 } as const;
    assert.deepEqual(
      rows(info, long, short, error).map(({ icon }) => icon?.id),
      ['error', 'warning', 'warning', 'info'],
    );
    assert.equal(rows(long, short)[0]?.label, 'no description');
  });
});

describe('the item of a path', () => {
  const inner = makeSkill('inner', { root: APP, path: '/app/.agents/skills/outer/inner/SKILL.md' });
  const outer = makeSkill('outer', { root: APP });
  const lone = makeSkill('lone', { root: APP, path: '/app/.agents/skills/lone.md' });
  const groups = buildTree(
    snapshot([APP], [outer, inner, lone], [makeFailure('/app/.agents/skills/bad/SKILL.md', APP)]),
    goes,
  );
  const at = (path: string) => {
    const item = itemAt(groups, path);
    return item && labelOf(item);
  };

  it('is that of the file', () => {
    assert.equal(at('/app/.agents/skills/outer/SKILL.md'), 'outer');
    assert.equal(at('/app/.agents/skills/bad/SKILL.md'), 'bad');
    assert.equal(at('/app/.agents/skills/lone.md'), 'lone');
  });

  it('is the innermost skill in whose folder the file lies', () => {
    assert.equal(at('/app/.agents/skills/outer/scripts/a.py'), 'outer');
    assert.equal(at('/app/.agents/skills/outer/inner/a.md'), 'inner');
  });

  it('is none for a file of no skill, even beside a lone one', () => {
    assert.equal(at('/app/.agents/skills/other.md'), undefined);
    assert.equal(at('/app/src/index.ts'), undefined);
  });
});
