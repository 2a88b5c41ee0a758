// A node's row as VS Code's tree shows it.

import * as vscode from 'vscode';
import { vscodeWords } from '../../host/text';
import { openArguments, toUri } from '../../host/uri';
import { decorationUri } from './decorations';
import type { TreeNode } from './nodes';
import { placeOf } from './place';
import { type Icon, type Row, rowOf } from './row';

const EXPANSION: Readonly<Record<Row['expansion'], vscode.TreeItemCollapsibleState>> = {
  none: vscode.TreeItemCollapsibleState.None,
  collapsed: vscode.TreeItemCollapsibleState.Collapsed,
  expanded: vscode.TreeItemCollapsibleState.Expanded,
};

/** Everything but the tooltip, which is made when somebody hovers. */
export function treeItem(node: TreeNode): vscode.TreeItem {
  const row = rowOf(node, vscodeWords);
  const item = new vscode.TreeItem(row.label, EXPANSION[row.expansion]);
  item.id = node.id;
  item.description = row.description;
  item.contextValue = row.context;
  item.accessibilityInformation = { label: row.spoken, role: 'treeitem' };
  if (node.kind === 'file' || node.kind === 'folder') {
    item.resourceUri = toUri(node.path);
    item.iconPath = row.icon ? themeIcon(row.icon) : vscode.ThemeIcon[node.kind === 'file' ? 'File' : 'Folder'];
  } else {
    if (row.tone) item.resourceUri = decorationUri(row.tone, node.id);
    if (row.icon) item.iconPath = themeIcon(row.icon);
  }
  const place = placeOf(node);
  // VS Code's own command, so that a click opens as in its explorer: a preview that leaves the focus, a double click pins.
  if (place) item.command = { command: 'vscode.open', title: vscode.l10n.t('Open'), arguments: openArguments(place) };
  return item;
}

function themeIcon({ id, color }: Icon): vscode.ThemeIcon {
  return new vscode.ThemeIcon(id, color === undefined ? undefined : new vscode.ThemeColor(color));
}
