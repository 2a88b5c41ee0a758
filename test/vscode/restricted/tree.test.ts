// Restricted Mode on the screen: a workspace's skills are shown, and marked as withheld from models.

import assert from 'node:assert/strict';
import { needsPage, page } from '../support/page';
import { skillshelf } from '../support/skills';
import { hover, openView, rows, shows } from '../support/tree';

describe('the tree in Restricted Mode', () => {
  before(async function () {
    await needsPage.call(this);
    await skillshelf();
    await openView();
  });

  it('shows the workspace’s skills with a lock, and others as they are', async () => {
    await shows('the rows', (shown) => shown.some((line) => line.includes('from-home')));
    await shows('the lock', (shown) => shown.some((line) => /lock from-workspace \| withheld · /.test(line)));
    await shows('the check', (shown) => shown.some((line) => /check from-home \| /.test(line)));
    const spoken = (await rows()).map((each) => each.spoken).join('\n');
    assert.match(spoken, /from-workspace, not given to models until the workspace is trusted/);
    assert.match(await hover('from-workspace'), /from-workspace — not given to models until the workspace is trusted/);
    await page.screenshot('restricted');
  });
});
