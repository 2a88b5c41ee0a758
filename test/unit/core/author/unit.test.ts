import assert from 'node:assert/strict';
import { besides, isOwn, rootsForMove, skillsWithin, unitIn, unitOf } from '../../../../src/core/author/unit';
import { ANY_DEPTH } from '../../../../src/core/model/agents';
import { HOME_ROOT, makeRoot, makeSkill, makeSnapshot, projectRoot } from '../../../support/makeSkill';

const FREE = makeRoot('/w/.free-code/skills', { scope: 'project', layout: { ...ANY_DEPTH, anyMarkdown: true } });
const BUNDLED = makeRoot('/ext/skills', { scope: 'bundled', source: 'bundled' });
const WORKSPACE = projectRoot({ name: 'w', path: '/w' });

const inFolder = makeSkill('pdf');
const lone = makeSkill('lone', { root: FREE, path: '/w/.free-code/skills/lone.md' });
const isRoot = makeSkill('whole', {
  root: makeRoot('/x/whole', { scope: 'external', layout: ANY_DEPTH }),
  path: '/x/whole/SKILL.md',
});

describe('A skill on a disk', () => {
  it('is its folder, or a lone file, or no unit of its own', () => {
    assert.deepEqual(unitOf(inFolder), { kind: 'folder', path: '/home/me/.agents/skills/pdf' });
    assert.deepEqual(unitOf(lone), { kind: 'file', path: lone.path });
    assert.equal(unitOf(isRoot), undefined);
  });

  it("is the person's own, unless it came with something or is a whole folder of skills", () => {
    assert.deepEqual([inFolder, lone, isRoot, makeSkill('x', { root: BUNDLED })].map(isOwn), [
      true,
      true,
      false,
      false,
    ]);
    assert.equal(isOwn(makeSkill('x', { root: makeRoot('/p', { source: 'plugin' }) })), false);
  });

  it('has another name beside itself', () => {
    assert.equal(besides({ kind: 'folder', path: '/s/a' }, 'b'), '/s/b');
    assert.equal(besides({ kind: 'file', path: '/s/a.md' }, 'b'), '/s/b.md');
    assert.equal(besides({ kind: 'folder', path: 'C:\\s\\a' }, 'b'), 'C:\\s\\b');
  });

  it('has a place in another root, as that root wants it', () => {
    const folder = { kind: 'folder', path: '/s/a' } as const;
    const file = { kind: 'file', path: '/s/a.md' } as const;
    assert.deepEqual(unitIn(HOME_ROOT, folder), {
      unit: '/home/me/.agents/skills/a',
      file: '/home/me/.agents/skills/a/SKILL.md',
    });
    assert.deepEqual(unitIn(FREE, file), { unit: '/w/.free-code/skills/a.md', file: '/w/.free-code/skills/a.md' });
    assert.equal(unitIn(HOME_ROOT, file).unit, '/home/me/.agents/skills/a/SKILL.md');
  });

  it('may hold other skills', () => {
    const inner = makeSkill('inner', { path: '/home/me/.agents/skills/pdf/forms/SKILL.md' });
    const near = makeSkill('pdf-forms');
    const unit = { kind: 'folder', path: inFolder.directory } as const;
    assert.deepEqual(skillsWithin(unit, inFolder, [inFolder, inner, near]), [inner]);
  });

  it('moves to the common roots and to those in use, and never where it would not be found', () => {
    const bundled = makeSkill('b', { root: BUNDLED });
    const { roots, skills } = makeSnapshot([inFolder, lone, bundled]);
    const all = { roots: [...roots, WORKSPACE, makeRoot('/w/.claude/skills')], skills };
    assert.deepEqual(rootsForMove(inFolder, [WORKSPACE], all), [FREE, WORKSPACE]);
    assert.deepEqual(rootsForMove(lone, [WORKSPACE], all), []);
  });
});
