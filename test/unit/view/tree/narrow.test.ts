import assert from 'node:assert/strict';
import { Snapshot } from '../../../../src/core/catalog/snapshot';
import { buildTree } from '../../../../src/view/tree/build';
import { narrow, narrowText, skillsIn } from '../../../../src/view/tree/narrow';
import type { GroupNode } from '../../../../src/view/tree/nodes';
import { rowOf } from '../../../../src/view/tree/row';
import { HOME_ROOT, makeFailure, makeRoot, makeSkill } from '../../../support/makeSkill';
import { plainWords } from '../../../support/plainWords';
import { goes } from '../../../support/standing';

const BUNDLED = makeRoot('/ext/skills', { label: 'bundled', scope: 'bundled', source: 'bundled' });
const [notes, tests, guide] = [
  makeSkill('release-notes'),
  makeSkill('unit-tests'),
  makeSkill('guide', { root: BUNDLED }),
];
const failed = makeFailure('/home/me/.agents/skills/release-plan/SKILL.md');
const roots = [HOME_ROOT, BUNDLED];
const shelf = new Snapshot({ roots, skills: [notes, tests, guide], failures: [failed], problems: [], complete: true });
const TREE = buildTree(shelf, goes);

const filtered = (words: string, ...paths: string[]) => narrow(TREE, words, new Set(paths));
const lines = (groups: readonly GroupNode[]) =>
  groups.flatMap((group) => [group, ...group.children].map((node) => rowOf(node, plainWords).label));

describe('the tree’s filter', () => {
  it('leaves the skills that were found, in the tree’s order, under groups that have any', () => {
    assert.deepEqual(lines(filtered('xyz', tests.path, notes.path)), ['User', 'release-notes', 'unit-tests']);
  });

  it('leaves what has the words in its name, failed files too', () => {
    assert.deepEqual(lines(filtered('Release')), ['User', 'release-plan', 'release-notes']);
  });

  it('leaves nothing where nothing fits', () => assert.deepEqual(filtered('xyz'), []));

  it('opens a group that is closed otherwise, under an id of its own', () => {
    const before = TREE.find((group) => group.scope === 'bundled') as GroupNode;
    const [after] = filtered('guide');
    assert.equal(rowOf(before, plainWords).expansion, 'collapsed');
    assert.equal(after && rowOf(after, plainWords).expansion, 'expanded');
    assert.notEqual(after?.id, before.id);
  });

  it('keeps each item’s id, under the new group', () => {
    const [group] = filtered('unit');
    assert.equal(group?.children[0]?.parent, group);
    assert.equal(group?.children[0]?.id, `skill:${tests.path}`);
  });

  it('counts each skill once, however often it stands in the tree, and no failed file', () => {
    assert.equal(skillsIn(TREE), 3);
    assert.equal(skillsIn([...TREE, ...TREE]), 3);
    assert.equal(skillsIn(filtered('release')), 1);
  });

  it('says how many are left, and by which words', () => {
    assert.equal(narrowText({ shown: 12, all: 1340 }, 'release', plainWords), '12 of 1,340 · “release”');
  });
});
