// A folder of skills as a row of a quick pick.

import * as vscode from 'vscode';
import type { Root } from '../../core/model/root';
import { scopeLabel } from '../../host/scopes';
import { vscodeWords } from '../../host/text';

export interface RootItem extends vscode.QuickPickItem {
  readonly root: Root;
}

export function rootItem(root: Root, isCurrent = false): RootItem {
  return {
    root,
    label: root.label,
    description: scopeLabel(root.scope, vscodeWords, root.folder),
    detail: root.path,
    iconPath: new vscode.ThemeIcon(isCurrent ? 'check' : root.scope === 'user' ? 'home' : 'folder'),
  };
}
