import assert from 'node:assert/strict';
import { type Offer, offeredTools } from '../../../../src/core/agent/offeredTools';

const OTHERS = ['edit', 'fetch', 'terminal'];
const resolve = (name: string) => OTHERS.filter((other) => other === name.toLowerCase());
const wishes = (...tools: string[]) => ({ tools, disallowedTools: [] });
const offered = (over: Partial<Offer>) =>
  offeredTools({ choice: 'referenced', others: OTHERS, referenced: new Set(), active: [], resolve, ...over });

describe('the tools that a model is offered besides ours', () => {
  it('are none, or all, by the setting', () => {
    assert.deepEqual(offered({ choice: 'own', referenced: new Set(OTHERS), active: [wishes('Edit')] }), []);
    assert.deepEqual(offered({ choice: 'all' }), OTHERS);
  });

  it('are those that the person referenced', () => {
    assert.deepEqual(offered({ referenced: new Set(['terminal', 'edit']) }), ['edit', 'terminal']);
  });

  it('are also those that a skill in use names', () => {
    assert.deepEqual(offered({ active: [wishes('Edit', 'Unknown')] }), ['edit']);
  });

  it('are restricted to what the skill in use names', () => {
    assert.deepEqual(offered({ choice: 'all', active: [wishes('Fetch')] }), ['fetch']);
    assert.deepEqual(offered({ referenced: new Set(['terminal']), active: [wishes('Fetch')] }), ['fetch']);
  });

  it('are not restricted by a skill that names none, or none that is here', () => {
    for (const active of [[wishes()], [wishes('Unknown')]])
      assert.deepEqual(offered({ choice: 'all', active }), OTHERS);
  });

  it('are restricted by several skills to what one of them permits', () => {
    assert.deepEqual(offered({ choice: 'all', active: [wishes('Fetch'), wishes('Edit')] }), ['edit', 'fetch']);
    assert.deepEqual(offered({ choice: 'all', active: [wishes('Fetch'), wishes()] }), OTHERS);
  });

  it('leave out what the skill in use refuses', () => {
    const active = [{ tools: [], disallowedTools: ['Terminal'] }];
    assert.deepEqual(offered({ choice: 'all', active }), ['edit', 'fetch']);
    assert.deepEqual(offered({ active: [{ tools: ['Edit', 'Fetch'], disallowedTools: ['Edit'] }] }), ['fetch']);
  });
});
