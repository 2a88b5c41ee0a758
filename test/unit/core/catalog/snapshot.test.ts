import assert from 'node:assert/strict';
import { Snapshot } from '../../../../src/core/catalog/snapshot';
import { finding } from '../../../../src/core/model/finding';
import { makeFailure, makeRoot, makeSkill, makeSnapshot, projectRoot } from '../../../support/makeSkill';

const api = projectRoot({ name: 'api', path: '/w/api' });
const web = projectRoot({ name: 'web', path: '/w/web' });
const home = makeRoot('/home/me/.agents/skills');

const snapshotOf = (parts: Partial<ConstructorParameters<typeof Snapshot>[0]>) =>
  new Snapshot({ roots: [api, web, home], skills: [], failures: [], problems: [], complete: true, ...parts });

describe('a snapshot', () => {
  it('has skills and failures in the order of the roots, then of the paths', () => {
    const skills = [makeSkill('b', { root: home }), makeSkill('c', { root: api }), makeSkill('a', { root: api })];
    const failures = [makeFailure('/z', home), makeFailure('/y', api), makeFailure('/x', api)];
    const snapshot = snapshotOf({ skills, failures });
    assert.deepEqual(
      snapshot.skills.map(({ name }) => name),
      ['a', 'c', 'b'],
    );
    assert.deepEqual(
      snapshot.failures.map(({ path }) => path),
      ['/x', '/y', '/z'],
    );
  });

  it('gives a name to the first that has it, whatever its case', () => {
    const mine = makeSkill('Deploy', { root: api });
    const users = makeSkill('deploy', { root: home });
    const snapshot = snapshotOf({ skills: [users, mine] });
    assert.deepEqual(snapshot.winners, [mine]);
    assert.equal(snapshot.shadowedBy(users), mine);
    assert.equal(snapshot.shadowedBy(mine), undefined);
  });

  it('takes letters that look the same for the same', () => {
    const composed = makeSkill('caf\u00e9', { root: api });
    const decomposed = makeSkill('cafe\u0301', { root: home });
    assert.equal(snapshotOf({ skills: [composed, decomposed] }).shadowedBy(decomposed), composed);
  });

  it('finds a skill by its name, however it is written', () => {
    const skill = makeSkill('Deploy', { root: home });
    const snapshot = snapshotOf({ skills: [skill] });
    assert.equal(snapshot.resolve('  deploy ')?.skill, skill);
    assert.equal(snapshot.resolve('deploys'), undefined);
  });

  it('finds the one of the active folder, and tells of the others', () => {
    const [a, b] = [makeSkill('deploy', { root: api }), makeSkill('deploy', { root: web })];
    const snapshot = snapshotOf({ skills: [a, b, makeSkill('deploy', { root: home })] });
    assert.deepEqual(snapshot.resolve('deploy'), { skill: a, others: [b] });
    assert.deepEqual(snapshot.resolve('deploy', '/w/web/src'), { skill: b, others: [a] });
  });

  it('finds the one of a folder that is named', () => {
    const [a, b] = [makeSkill('deploy', { root: api }), makeSkill('deploy', { root: web })];
    const snapshot = snapshotOf({ skills: [a, b] });
    assert.equal(snapshot.resolve('Web: Deploy')?.skill, b);
    assert.equal(snapshot.resolve('mobile:deploy'), undefined);
    assert.equal(snapshot.resolve(':deploy'), undefined);
  });

  it('takes a name with a colon for a name first', () => {
    const skill = makeSkill('web:deploy', { root: api });
    const snapshot = snapshotOf({ skills: [skill, makeSkill('deploy', { root: web })] });
    assert.equal(snapshot.resolve('web:deploy')?.skill, skill);
  });

  it('has nothing that the language’s own objects have', () => {
    assert.equal(makeSnapshot([makeSkill('a')]).resolve('constructor'), undefined);
  });

  it('keeps what it was given: a list that is changed later changes nothing', () => {
    const skills = [makeSkill('b', { root: api }), makeSkill('a', { root: api })];
    const snapshot = snapshotOf({ skills });
    assert.deepEqual(
      skills.map(({ name }) => name),
      ['b', 'a'],
    );
    skills.pop();
    assert.equal(snapshot.skills.length, 2);
  });

  it('equals another of the same objects only', () => {
    const skill = makeSkill('a', { root: api });
    const failure = makeFailure('/x', api);
    const problem = { root: web, finding: finding('root-missing', { path: '/w/web' }) };
    const parts = { skills: [skill], failures: [failure], problems: [problem] };
    const same = snapshotOf(parts);
    assert.ok(same.equals(snapshotOf({ ...parts, problems: [{ ...problem }] })));
    assert.ok(!same.equals(snapshotOf({ ...parts, skills: [{ ...skill }] })));
    assert.ok(!same.equals(snapshotOf({ ...parts, failures: [] })));
    assert.ok(!same.equals(snapshotOf({ ...parts, problems: [] })));
    assert.ok(!same.equals(snapshotOf({ ...parts, roots: [web, api, home] })));
    assert.ok(!same.equals(snapshotOf({ ...parts, complete: false })));
    assert.ok(!same.equals(snapshotOf({ ...parts, aliases: new Map([[skill.path, ['/other']]]) })));
  });
});
