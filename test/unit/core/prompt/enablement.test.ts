import assert from 'node:assert/strict';
import { type Enablement, enablementOf } from '../../../../src/core/prompt/enablement';

const ALL_ENABLED: Enablement = { enabled: {}, sets: {}, set: '' };

const isOn = (name: string, over: Partial<Enablement>) => enablementOf({ ...ALL_ENABLED, ...over })({ name });

describe('what the person has switched off', () => {
  it('is nothing at first', () => {
    assert.equal(isOn('any', {}), true);
  });

  it('is what is switched off by name, in any case', () => {
    assert.equal(isOn('Git-Commit', { enabled: { 'git-commit': false } }), false);
    assert.equal(isOn('other', { enabled: { 'git-commit': false } }), true);
  });

  it('is all that is not in the set in use', () => {
    const sets = { writing: ['Release-Notes'], none: [] };
    assert.equal(isOn('release-notes', { sets, set: 'writing' }), true);
    assert.equal(isOn('git-commit', { sets, set: 'writing' }), false);
    assert.equal(isOn('release-notes', { sets, set: 'none' }), false);
  });

  it('follows the name rather than the set', () => {
    const sets = { writing: ['release-notes'] };
    assert.equal(isOn('git-commit', { sets, set: 'writing', enabled: { 'git-commit': true } }), true);
    assert.equal(isOn('release-notes', { sets, set: 'writing', enabled: { 'release-notes': false } }), false);
  });

  it('is nothing by a set that there is not', () => {
    assert.equal(isOn('any', { set: 'gone' }), true);
    assert.equal(isOn('any', { set: 'toString' }), true);
  });
});
