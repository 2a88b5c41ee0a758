// A byte order mark is no part of a document's text in VS Code: it is taken off the file itself.

import * as vscode from 'vscode';
import type { SkillDocument } from '../skillDocument';

const COMMAND = 'skillshelf.editor.stripBom';
const BOM = [0xef, 0xbb, 0xbf];

export function bomAction({ document }: SkillDocument, title: string): vscode.Command {
  return { title, command: COMMAND, arguments: [document.uri] };
}

export function registerBom(): vscode.Disposable {
  return vscode.commands.registerCommand(COMMAND, async (uri: unknown) => {
    if (uri instanceof vscode.Uri) await strip(uri);
  });
}

/** Saves what was typed, and then the same without the mark. */
async function strip(uri: vscode.Uri): Promise<void> {
  const document = await vscode.workspace.openTextDocument(uri);
  if (document.isDirty && !(await document.save())) return;
  const bytes = await vscode.workspace.fs.readFile(uri);
  if (!BOM.every((byte, index) => bytes[index] === byte)) return;
  await vscode.workspace.fs.writeFile(uri, bytes.subarray(BOM.length));
  await vscode.workspace.openTextDocument(uri, { encoding: 'utf8' });
}
