// The web bundle in VS Code's web worker.

import * as vscode from 'vscode';

describe('in a web worker', () => {
  it('runs without Node', async () => {
    const extension = vscode.extensions.getExtension('skillshelf.skillshelf');
    await extension?.activate();
    if (!extension?.isActive) throw new Error('it is not active');
    if (typeof process === 'object' && process.versions?.node) throw new Error('this is not a web worker');
    if (vscode.workspace.workspaceFolders?.length !== 1) throw new Error('no workspace folder');
  });
});
