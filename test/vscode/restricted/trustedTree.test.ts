// After trust.test.ts has let a person trust the workspace: the tree has followed without a reload.

import { needsPage } from '../support/page';
import { skillshelf } from '../support/skills';
import { openView, shows } from '../support/tree';

describe('the tree once the workspace is trusted', () => {
  before(async function () {
    await needsPage.call(this);
    await skillshelf();
    await openView();
  });

  it('has taken the lock away', () =>
    shows('the check', (shown) => shown.some((line) => /check from-workspace \| /.test(line))));
});
