// The workspace folder in which the person works: it decides between same-named skills of several folders.

import * as vscode from 'vscode';
import { toPath } from './uri';

/** The path of the active editor's folder; undefined where there is one folder at most, or no editor in one. */
export function activeFolder(): string | undefined {
  const editor = vscode.window.activeTextEditor;
  if (!editor || (vscode.workspace.workspaceFolders?.length ?? 0) < 2) return undefined;
  const folder = vscode.workspace.getWorkspaceFolder(editor.document.uri);
  return folder && toPath(folder.uri);
}
