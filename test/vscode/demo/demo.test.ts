// The demo as `npm start` opens it. Its picture is the README's.

import assert from 'node:assert/strict';
import * as vscode from 'vscode';
import { answerWith, askInChat } from '../support/chat';
import { needsPage, page } from '../support/page';
import { skillshelf } from '../support/skills';
import { openView, shows } from '../support/tree';

/** The preview's text; a webview is a frame within a frame. */
const PREVIEW = ['iframe.webview', 'iframe#active-frame', 'h1:has-text("Release notes")'].join(
  ' >> internal:control=enter-frame >> ',
);

describe('the demo', () => {
  it('has skills of the workspace, of the home and bundled ones, and a file that failed', async () => {
    const { skills, failures } = await skillshelf();
    const count = (scope: string) => skills.filter(({ root }) => root.scope === scope).length;
    assert.deepEqual([count('project'), count('user'), count('bundled'), failures.length], [11, 4, 9, 1]);
  });

  describe('on the screen', () => {
    before(needsPage);

    it('shows every scope, a preview, and findings in chat', async () => {
      await page.resize(1400, 960);
      await vscode.commands.executeCommand('skillshelf.show', 'release-notes');
      await askInChat('@skills /list');
      await answerWith('SQL Style');
      await openView();
      await shows('every scope', (lines) =>
        ['Workspace', 'User', 'Bundled'].every((scope) => lines.join().includes(scope)),
      );
      await page.waitFor(PREVIEW);
      await page.screenshot('demo');
    });
  });
});
