// Opens a file at a line.

import * as vscode from 'vscode';
import { toUri } from '../../host/uri';
import type { Place } from '../tree/place';

export async function openPlace({ path, line, column }: Place): Promise<void> {
  const at = line === undefined ? undefined : new vscode.Position(line - 1, (column ?? 1) - 1);
  // `vscode.open` picks the right editor for images and other files too.
  await vscode.commands.executeCommand('vscode.open', toUri(path), {
    ...(at && { selection: new vscode.Range(at, at) }),
  });
}
