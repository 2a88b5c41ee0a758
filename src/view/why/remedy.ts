// Does what would help: copies, moves, renames, or leads to the place where a person mends it.

import * as vscode from 'vscode';
import type { Fix } from '../../core/explain/verdict';
import type { Services } from '../../host/services';
import { openArguments, toUri } from '../../host/uri';
import { failed } from '../author/tell';

type Needs = Pick<Services, 'authoring' | 'loader'>;

export function doFix(fix: Fix, services: Needs): Promise<void> {
  const { path, to } = fix;
  switch (fix.code) {
    case 'copy':
      return to === undefined ? Promise.resolve() : copy(path, to, services);
    case 'move':
    case 'move-in':
    case 'rename-file':
      return to === undefined ? Promise.resolve() : move(path, to, services);
    case 'rename':
      return run('skillshelf.rename', path);
    case 'enable':
      return run('skillshelf.enable', path);
    case 'budget':
      return run('skillshelf.budget');
    default:
      return mend(fix);
  }
}

async function run(command: string, ...args: readonly unknown[]): Promise<void> {
  await vscode.commands.executeCommand(command, ...args);
}

async function copy(from: string, to: string, { authoring, loader }: Needs): Promise<void> {
  const problem = await authoring.writer.copy(from, to);
  if (problem) return failed(to, problem);
  await loader.refresh([to]);
  vscode.window.setStatusBarMessage(`$(check) ${vscode.l10n.t('Copied to {0}', to)}`, 5000);
}

/** As an edit, so that it can be undone. */
async function move(from: string, to: string, { loader }: Needs): Promise<void> {
  const edit = new vscode.WorkspaceEdit();
  edit.renameFile(toUri(from), toUri(to), { overwrite: false });
  if (await vscode.workspace.applyEdit(edit)) {
    await loader.refresh([from, to]);
    vscode.window.setStatusBarMessage(`$(check) ${vscode.l10n.t('Moved to {0}', to)}`, 5000);
  } else void vscode.window.showErrorMessage(vscode.l10n.t('{0} could not be moved.', from));
}

/** The key that a person looks for, by what is to be done. */
const KEYS: Readonly<Partial<Record<Fix['code'], RegExp>>> = {
  shorten: /^(?:description|summary)[ \t]*:/m,
  description: /^name[ \t]*:/m,
  unhide: /^disable-model-invocation[ \t]*:/m,
  word: /^(?:title|summary|slug)[ \t]*:/m,
};

/** Opens the file at the place, with the light bulb's list where the editor has something to offer. */
async function mend({ code, path, line, column }: Fix): Promise<void> {
  const document = await vscode.workspace.openTextDocument(toUri(path));
  const found = KEYS[code]?.exec(document.getText());
  const at = found ? document.positionAt(found.index) : undefined;
  const place = at
    ? { line: at.line + 1, column: at.character + 1 }
    : { ...(line && { line }), ...(column && { column }) };
  await run('vscode.open', ...openArguments({ path, ...place }));
  if (code === 'mend' || code === 'quote') await run('editor.action.quickFix');
}
