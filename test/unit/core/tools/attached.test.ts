import assert from 'node:assert/strict';
import type { Consent } from '../../../../src/core/model/ports';
import type { Skill } from '../../../../src/core/model/skill';
import { readAttached } from '../../../../src/core/tools/attached';
import { makeConsent, makeSkill, makeSnapshot } from '../../../support/makeSkill';
import { MemoryFiles } from '../../../support/memoryFiles';

const pdf = makeSkill('pdf');
const inner = makeSkill('inner', { path: `${pdf.directory}/more/inner/SKILL.md` });
const lone = makeSkill('lone', { path: '/home/me/.agents/skills/lone.md', directory: '/home/me/.agents/skills' });

const files = () =>
  new MemoryFiles({ [`${pdf.directory}/notes.md`]: 'Notes.', '/w/a.ts': 'a', [lone.path]: 'Lone.' }).link(
    '/w/linked.md',
    `${pdf.directory}/notes.md`,
  );

function attached(path: string, consent: Consent): Promise<string | undefined> {
  const context = { snapshot: makeSnapshot([pdf, inner, lone]), files: files(), consent };
  return readAttached(path, context, () => Promise.resolve('text'));
}

const refuse = (...skills: Skill[]) => makeConsent((skill) => skills.includes(skill));

describe('an attached file', () => {
  it('is given if it is of no skill, or of one that may be given', async () => {
    assert.equal(await attached('/w/a.ts', refuse(pdf, inner, lone)), 'text');
    assert.equal(await attached(`${pdf.directory}/notes.md`, refuse(inner, lone)), 'text');
  });

  it('is kept back with its skill, also when a link leads to it', async () => {
    assert.equal(await attached(`${pdf.directory}/notes.md`, refuse(pdf)), undefined);
    assert.equal(await attached(pdf.path, refuse(pdf)), undefined);
    assert.equal(await attached('/w/linked.md', refuse(pdf)), undefined);
  });

  it('belongs to the innermost skill', async () => {
    const path = `${inner.directory}/a.md`;
    assert.equal(await attached(path, refuse(pdf)), 'text');
    assert.equal(await attached(path, refuse(inner)), undefined);
  });

  it('belongs to a lone file’s skill only if it is that file', async () => {
    assert.equal(await attached(lone.path, refuse(lone)), undefined);
    assert.equal(await attached(`${lone.directory}/other.md`, refuse(lone)), 'text');
  });

  it('is kept back when its skill changed while it was read', async () => {
    const stillHolds = () => Promise.resolve(false);
    const consent = { mayList: () => true, mayLoad: () => Promise.resolve({ allowed: true, stillHolds } as const) };
    assert.equal(await attached(pdf.path, consent), undefined);
  });
});
