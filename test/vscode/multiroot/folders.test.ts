// Several folders in one window.

import assert from 'node:assert/strict';
import * as vscode from 'vscode';

describe('a workspace of several folders', () => {
  it('has both, in order', () => {
    assert.deepEqual(
      vscode.workspace.workspaceFolders?.map((folder) => folder.name),
      ['one', 'two'],
    );
  });
});
