// The tree follows the active editor, and "Reveal in Skills" leads to it from a file.

import * as vscode from 'vscode';
import type { Services } from '../../host/services';
import { toPath } from '../../host/uri';
import type { TreeNode } from './nodes';
import type { SkillsProvider } from './provider';

export function followEditor(
  view: vscode.TreeView<TreeNode>,
  provider: SkillsProvider,
  { catalog, settings, log }: Pick<Services, 'catalog' | 'settings' | 'log'>,
): vscode.Disposable {
  const reveal = async (uri: vscode.Uri, focus: boolean) => {
    const item = provider.itemAt(toPath(uri));
    if (!item) return;
    try {
      await view.reveal(item, { select: true, focus });
    } catch (error) {
      // The tree changed meanwhile; the next change of it or of the editor comes here again.
      log.debug('reveal', error);
    }
  };
  const follow = () => {
    const uri = vscode.window.activeTextEditor?.document.uri;
    if (uri && view.visible && settings.current.autoReveal) void reveal(uri, false);
  };
  return vscode.Disposable.from(
    vscode.window.onDidChangeActiveTextEditor(follow),
    view.onDidChangeVisibility(follow),
    catalog.onDidChange(({ added }) => {
      if (added.length > 0) follow();
    }),
    vscode.commands.registerCommand('skillshelf.revealInTree', (uri?: vscode.Uri) => {
      const target = uri ?? vscode.window.activeTextEditor?.document.uri;
      return target && reveal(target, true);
    }),
  );
}
