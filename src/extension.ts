// Composes the pipeline and the features.

import * as vscode from 'vscode';

/** Called by the entries, which pick the ports. */
export function activate(context: vscode.ExtensionContext): void {
  context.subscriptions.push(
    vscode.window.registerTreeDataProvider('skillshelf.skills', {
      getChildren: () => [],
      getTreeItem: (item: vscode.TreeItem) => item,
    }),
  );
}
