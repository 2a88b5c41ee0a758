import assert from 'node:assert/strict';
import { isWider, permissionDiff } from '../../../../../src/core/policy/permissions/difference';

describe('the difference of two manifests', () => {
  it('names what is added, one by one', () => {
    const before = { tools: ['Read'], network: false, read: ['docs/**'], write: [] };
    const after = { tools: ['Read', 'Bash'], network: true, read: ['docs/**', 'src/**'], write: ['out/**'] };
    assert.deepEqual(permissionDiff(before, after), {
      tools: ['Bash'],
      network: true,
      read: ['src/**'],
      write: ['out/**'],
    });
  });

  it('takes a restriction that is lifted for the widest widening', () => {
    const before = { tools: ['Read'], network: false, read: ['a'], write: ['b'] };
    assert.deepEqual(permissionDiff(before, {}), { tools: ['*'], network: true, read: ['*'], write: ['*'] });
    assert.deepEqual(permissionDiff(before, { ...before, tools: [] }).tools, ['*']);
  });

  it('is no widening when less, or the same, is asked for', () => {
    const before = { tools: ['Read', 'Bash'], network: true, read: ['**'] };
    assert.ok(!isWider(permissionDiff(before, before)));
    assert.ok(!isWider(permissionDiff(before, { tools: ['Read'], network: false, read: [], write: [] })));
    assert.ok(!isWider(permissionDiff({}, before)));
  });

  it('is a widening for each part alone', () => {
    const before = { tools: ['Read'], network: false, read: ['a'], write: ['a'] };
    for (const more of [{ tools: ['Bash'] }, { network: true }, { read: ['b'] }, { write: ['b'] }]) {
      assert.ok(isWider(permissionDiff(before, { ...before, ...more })), JSON.stringify(more));
    }
  });
});
