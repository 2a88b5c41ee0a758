// The extension starts in a real VS Code.

import assert from 'node:assert/strict';
import * as vscode from 'vscode';
import { needsPage, page } from '../support/page';

describe('activation', () => {
  it('starts the extension', async () => {
    const extension = vscode.extensions.getExtension('skillshelf.skillshelf');
    assert.ok(extension);
    await extension.activate();
    assert.ok(extension.isActive);
  });

  describe('on the screen', () => {
    before(needsPage);

    it('shows the view in its container', async () => {
      await vscode.commands.executeCommand('workbench.view.extension.skillshelf');
      await page.waitFor('.sidebar .pane-header:has-text("Skills"), .sidebar .composite.title:has-text("Skills")');
      await page.screenshot('activation');
    });
  });
});
