import assert from 'node:assert/strict';
import { findingsAcross } from '../../../../src/core/catalog/acrossSkills';
import { placed } from '../../../../src/core/catalog/placed';
import { Snapshot } from '../../../../src/core/catalog/snapshot';
import { finding } from '../../../../src/core/model/finding';
import type { Skill } from '../../../../src/core/model/skill';
import { HOME_ROOT, makeRoot, makeSkill, projectRoot } from '../../../support/makeSkill';

const WORKSPACE = projectRoot({ name: 'w', path: '/w' });
const OTHER = projectRoot({ name: 'v', path: '/v' });
const CLAUDE = makeRoot('/w/.claude/skills', { scope: 'project', folder: { name: 'w', path: '/w' } });

function across(...skills: Skill[]): string[] {
  const roots = [WORKSPACE, CLAUDE, OTHER, HOME_ROOT];
  const snapshot = new Snapshot({ roots, skills, failures: [], problems: [], complete: true });
  return [...findingsAcross(snapshot)].flatMap(([{ path }, findings]) =>
    findings.map(({ code, data }) => `${path.split('/skills/')[0]} ${code} ${Object.values(data).join(' ')}`),
  );
}

describe('findings across skills', () => {
  it('say of a skill that another scope overrides it, and by which', () => {
    assert.deepEqual(across(makeSkill('a', { root: WORKSPACE }), makeSkill('A')), [
      '/home/me/.agents name-shadowed A /w/.agents/skills/a',
    ]);
  });

  it('warn of two skills of one name in one place, in whichever agents’ folders', () => {
    assert.deepEqual(across(makeSkill('a', { root: WORKSPACE }), makeSkill('a', { root: CLAUDE })), [
      '/w/.claude name-duplicate a /w/.agents/skills/a',
    ]);
  });

  it('take the same name in two workspace folders for an override, not for a mistake', () => {
    const [found] = across(makeSkill('a', { root: WORKSPACE }), makeSkill('a', { root: OTHER }));
    assert.match(found ?? '', /^\/v\/\.agents name-shadowed/);
  });

  it('say which skills are needed and not there, once each, on the skill that names them', () => {
    const skills = [
      makeSkill('top', { dependencies: ['middle', 'gone', 'gone'] }),
      makeSkill('middle', { dependencies: ['lost'] }),
    ];
    assert.deepEqual(across(...skills).sort(), [
      '/home/me/.agents dependency-missing gone',
      '/home/me/.agents dependency-missing lost',
    ]);
  });

  it('show a circle to each skill in it, and to no other', () => {
    const skills = [
      makeSkill('a', { dependencies: ['b'] }),
      makeSkill('b', { dependencies: ['c'] }),
      makeSkill('c', { dependencies: ['b'] }),
    ];
    assert.deepEqual(across(...skills), [
      '/home/me/.agents dependency-circle b → c → b',
      '/home/me/.agents dependency-circle c → b → c',
    ]);
  });

  it('show a skill that needs itself', () => {
    assert.deepEqual(across(makeSkill('a', { dependencies: ['a'] })), ['/home/me/.agents dependency-circle a → a']);
  });

  it('tell of descriptions that compete', () => {
    const description = 'Writes release notes from merged pull requests for a new version';
    const codes = across(makeSkill('a', { description }), makeSkill('b', { description: `${description} today` }));
    assert.equal(codes.length, 2);
    assert.match(codes.join(), /description-(rival|same)/);
  });

  it('are silent where there is nothing to say', () => {
    assert.deepEqual(across(makeSkill('a'), makeSkill('b', { dependencies: ['a'] })), []);
  });
});

describe('the place of a finding across skills', () => {
  const TEXT = '---\nname: a\ndepends_on:\n  - one\n  - two\n---\n';

  it('is the value of its key', () => {
    const [found] = placed([finding('name-shadowed', { name: 'A', winner: '/x' })], TEXT);
    assert.deepEqual([found?.line, found?.column], [2, 7]);
  });

  it('is the very name in a list', () => {
    const [found] = placed([finding('dependency-missing', { name: 'two' })], TEXT);
    assert.deepEqual([found?.line, found?.column], [5, 5]);
    assert.equal(TEXT.slice(found?.start, found?.end), 'two');
  });

  it('is the top of a file that has no such key', () => {
    const [found] = placed([finding('dependency-missing', { name: 'two' })], 'no frontmatter');
    assert.deepEqual([found?.line, found?.column], [1, 1]);
  });
});
