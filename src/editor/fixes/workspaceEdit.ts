// A fix as VS Code does it: what is to be made or called otherwise, and the edits of the text.

import * as vscode from 'vscode';
import type { Fix, TextEdit } from '../../core/author/fixes/fix';
import { basename, dirname, join } from '../../core/model/paths';
import { toUri } from '../../host/uri';
import type { SkillDocument } from '../skillDocument';

export function workspaceEdit(
  read: SkillDocument,
  { edits, rename, create }: Pick<Fix, 'edits' | 'rename' | 'create'>,
): vscode.WorkspaceEdit {
  const { document, directory } = read;
  const edit = new vscode.WorkspaceEdit();
  if (create !== undefined) edit.createFile(toUri(join(directory, create)), { ignoreIfExists: true });
  // First the name, and then the text under its new path, as VS Code has it where both come from elsewhere.
  let uri = document.uri;
  if (rename?.what === 'file') {
    uri = toUri(join(directory, rename.to));
    edit.renameFile(document.uri, uri);
  }
  if (rename?.what === 'folder') {
    const folder = join(dirname(directory), rename.to);
    uri = toUri(join(folder, basename(read.path)));
    edit.renameFile(toUri(directory), toUri(folder));
  }
  const changes = edits.map((each) => textEdit(read, each)).filter((each) => each !== undefined);
  if (changes.length > 0) edit.set(uri, changes);
  return edit;
}

/** Undefined where nothing is left of it: a byte order mark is no part of the document. */
function textEdit(read: SkillDocument, { start, end, text, placeholder }: TextEdit) {
  const range = read.range(start, end);
  if (range.isEmpty && text === '') return undefined;
  if (placeholder === undefined) return new vscode.TextEdit(range, text);
  const at = text.lastIndexOf(placeholder);
  const snippet = new vscode.SnippetString()
    .appendText(text.slice(0, at))
    .appendPlaceholder((inner) => inner.appendText(placeholder), 1)
    .appendText(text.slice(at + placeholder.length));
  return new vscode.SnippetTextEdit(range, snippet);
}
