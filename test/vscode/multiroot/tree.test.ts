// The tree of a workspace with several folders: each has a group of its own.

import assert from 'node:assert/strict';
import { needsPage, page } from '../support/page';
import { skillshelf } from '../support/skills';
import { hover, lines, openView, shows } from '../support/tree';

describe('the tree of several folders', () => {
  before(async function () {
    await needsPage.call(this);
    await skillshelf();
    await openView();
  });

  it('has a group for each folder, in their order, by their names', async () => {
    await shows('the groups', (shown) => shown.some((line) => line.startsWith('account User')));
    const groups = (await lines()).filter((line) => !line.startsWith(' '));
    assert.deepEqual(groups.slice(0, 2), [
      'root-folder one | 2 skills · .agents',
      'root-folder two | 1 skill · .agents',
    ]);
    await page.screenshot('multiroot');
  });

  it('shows a name that both folders have as good in both, and says where the other is', async () => {
    const same = (await lines()).filter((line) => line.includes(' in-both | '));
    assert.deepEqual(
      same.map((line) => line.replace(/ · .*/, '').trim()),
      ['check in-both | also in two', 'check in-both | also in one'],
    );
  });

  it('says in the hover which folder a skill is of', async () => {
    assert.match(await hover('only-one'), /From\s+one · \.agents\/skills\/only-one/);
  });
});
