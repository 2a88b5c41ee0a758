import assert from 'node:assert/strict';
import { listingOf } from '../../../../src/core/prompt/listing';
import { makeConsent, makeSkill, makeSnapshot, projectRoot } from '../../../support/makeSkill';

const api = { name: 'api', path: '/w/api' };
const web = { name: 'web', path: '/w/web' };
const paths = (skills: readonly { path: string }[]) => skills.map(({ path }) => path);

describe('what a model may hear of', () => {
  it('is every skill that has its name, sorted', () => {
    const mine = makeSkill('deploy', { root: projectRoot(api) });
    const snapshot = makeSnapshot([mine, makeSkill('Deploy'), makeSkill('alpha')]);
    const { listed, hidden, refused } = listingOf({ snapshot, consent: makeConsent() });
    assert.deepEqual(paths(listed), ['/home/me/.agents/skills/alpha/SKILL.md', mine.path]);
    assert.deepEqual([hidden, refused], [[], []]);
  });

  it('leaves out what its author keeps from models, and what consent refuses', () => {
    const skills = [
      makeSkill('free'),
      makeSkill('by-hand', { modelInvocable: false }),
      makeSkill('untrusted', { root: projectRoot(api) }),
    ];
    const consent = makeConsent((skill) => skill.root.scope === 'project');
    const { listed, hidden, refused } = listingOf({ snapshot: makeSnapshot(skills), consent });
    assert.deepEqual(listed, [skills[0]]);
    assert.deepEqual(hidden, [skills[1]]);
    assert.deepEqual(refused, [skills[2]]);
  });

  it('leaves out what the person has switched off', () => {
    const skills = [makeSkill('on'), makeSkill('off-1'), makeSkill('off-2', { modelInvocable: false })];
    const isEnabled = ({ name }: { name: string }) => !name.startsWith('off');
    const { listed, disabled, hidden } = listingOf({
      snapshot: makeSnapshot(skills),
      consent: makeConsent(),
      isEnabled,
    });
    assert.deepEqual([listed, disabled, hidden], [[skills[0]], [skills[1], skills[2]], []]);
  });

  it('puts no shadowed skill in the place of a refused one', () => {
    const snapshot = makeSnapshot([makeSkill('deploy', { root: projectRoot(api) }), makeSkill('deploy')]);
    const consent = makeConsent((skill) => skill.root.scope === 'project');
    const { listed } = listingOf({ snapshot, consent });
    assert.deepEqual(listed, []);
  });

  it("takes the active folder's skill of a name that several folders have", () => {
    const first = makeSkill('deploy', { root: projectRoot(api) });
    const second = makeSkill('deploy', { root: projectRoot(web) });
    const snapshot = makeSnapshot([first, second]);
    assert.deepEqual(listingOf({ snapshot, consent: makeConsent() }).listed, [first]);
    assert.deepEqual(listingOf({ snapshot, consent: makeConsent(), activeFolder: web.path }).listed, [second]);
  });
});
