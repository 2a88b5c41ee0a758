import assert from 'node:assert/strict';
import { LoadedSkills } from '../../../../src/core/agent/loadedSkills';
import { makeSkill } from '../../../support/makeSkill';

const pdf = makeSkill('pdf');
const csv = makeSkill('csv');

describe('what was loaded in a conversation', () => {
  it('is remembered, with the skills that came along', () => {
    const loaded = new LoadedSkills([]);
    loaded.add([csv, pdf], 'content');
    assert.deepEqual([loaded.has(pdf), loaded.has(csv), loaded.has(makeSkill('xml'))], [true, true, false]);
  });

  it('is remembered from turn to turn as plain data, what is new apart', () => {
    const first = new LoadedSkills([]);
    first.add([pdf], 'the content');
    const second = new LoadedSkills(JSON.parse(JSON.stringify(first.added)));
    assert.ok(second.has(pdf));
    assert.deepEqual(second.added, []);
    second.add([csv], 'more');
    assert.deepEqual(
      second.added.map(({ content }) => content),
      ['more'],
    );
    assert.deepEqual(
      second.versions.map(({ name }) => name),
      ['pdf', 'csv'],
    );
  });

  it('counts no more once the file has changed', () => {
    const loaded = new LoadedSkills([]);
    loaded.add([pdf], 'content');
    assert.ok(!loaded.has({ ...pdf, modified: 1 }));
    assert.ok(!loaded.has({ ...pdf, size: 401 }));
  });

  it('counts no more once it was left out of the conversation', () => {
    const loaded = new LoadedSkills([]);
    loaded.add([pdf], 'of pdf');
    loaded.add([csv], 'of csv');
    loaded.forget(['of pdf\nNote: and so on']);
    assert.deepEqual([loaded.has(pdf), loaded.has(csv)], [false, true]);
  });
});
