// A person's word on the rules.

import assert from 'node:assert/strict';
import { finding } from '../../../../src/core/model/finding';
import { byRules, ruleSettings } from '../../../../src/core/model/ruleSettings';

const FOUND = [finding('name-folder'), finding('description-when')];

describe('settings of rules', () => {
  it('give a finding another severity, or take it away', () => {
    const shown = byRules(FOUND, { 'name-folder': 'error', 'description-when': 'off' });
    assert.deepEqual(
      shown.map(({ code, severity }) => [code, severity]),
      [['name-folder', 'error']],
    );
  });

  it('leave the very list where they say nothing of it', () => {
    assert.equal(byRules(FOUND, { 'link-dead': 'off' }), FOUND);
  });

  it('are taken without what makes no sense', () => {
    assert.deepEqual(ruleSettings({ a: 'off', b: 'never', c: 3, d: 'error' }), { a: 'off', d: 'error' });
    for (const nonsense of [undefined, null, 'off', 3]) assert.deepEqual(ruleSettings(nonsense), {});
  });
});
