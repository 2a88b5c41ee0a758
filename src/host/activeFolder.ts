// Where in the workspace the person works: it decides between same-named skills of several folders.

import * as vscode from 'vscode';
import { dirname } from '../core/model/paths';
import { toPath } from './uri';

/** The path of the folder of the active editor's file; undefined where there is none, or it is not of the workspace. */
export function activeFolder(): string | undefined {
  const uri = vscode.window.activeTextEditor?.document.uri;
  return uri && vscode.workspace.getWorkspaceFolder(uri) && dirname(toPath(uri));
}
