// Restricted Mode, and what happens when a person trusts the workspace.

import assert from 'node:assert/strict';
import * as vscode from 'vscode';
import { grantTrust, needsPage } from '../support/page';

describe('Restricted Mode', () => {
  it('runs the installed extension in a workspace that is not trusted', async () => {
    assert.equal(vscode.workspace.isTrusted, false);
    const extension = vscode.extensions.getExtension('skillshelf.skillshelf');
    await extension?.activate();
    assert.equal(extension?.isActive, true);
  });

  describe('trusted by a person', () => {
    before(needsPage);

    it('becomes an ordinary workspace without a reload', async () => {
      await grantTrust();
      assert.equal(vscode.workspace.isTrusted, true);
    });
  });
});
