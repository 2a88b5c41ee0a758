// A SKILL.md in the editor, written and mended as a person does.

import * as vscode from 'vscode';
import { page } from './page';
import { inWorkspace, write } from './skills';
import { until } from './until';

const MENU = '.action-widget .monaco-list-row.action';

/** Opens a file of the workspace as the only editor; with `text`, once it says just that (VS Code may have saved by itself). */
export async function open(path: string, text?: string): Promise<vscode.TextEditor> {
  await vscode.commands.executeCommand('workbench.action.closeAllEditors');
  if (text !== undefined) await write({ [path]: text });
  const editor = await vscode.window.showTextDocument(inWorkspace(path), { preview: false });
  await until('the document is as the file', () => text === undefined || editor.document.getText() === text, {
    events: [vscode.workspace.onDidChangeTextDocument],
  });
  return editor;
}

/** The editor that has the focus. */
export function activeEditor(): vscode.TextEditor {
  const editor = vscode.window.activeTextEditor;
  if (!editor) throw new Error('no editor is open');
  return editor;
}

/** Puts `text` in the place of all that is in the active editor. */
export async function setText(text: string): Promise<void> {
  const { document } = activeEditor();
  const all = new vscode.Range(0, 0, document.lineCount, 0);
  await activeEditor().edit((edit) => edit.replace(all, text));
}

/** Puts the cursor into the first place where `words` stand, one character behind their beginning. */
export function cursorAt(words: string): void {
  const editor = activeEditor();
  const at = editor.document.getText().indexOf(words);
  if (at < 0) throw new Error(`"${words}" stands nowhere`);
  const position = editor.document.positionAt(at + 1);
  editor.selection = new vscode.Selection(position, position);
  editor.revealRange(new vscode.Range(position, position));
}

/** `line:column code` of our own marks, from 1, in their order. */
export function marks(uri: vscode.Uri): string[] {
  return vscode.languages
    .getDiagnostics(uri)
    .filter(({ source }) => source === 'Skillshelf')
    .map(
      ({ range: { start }, code }) => `${start.line + 1}:${start.character + 1} ${(code as { value: string }).value}`,
    );
}

/** Waits until exactly these are our marks. */
export async function marked(uri: vscode.Uri, expected: readonly string[]): Promise<void> {
  const isSo = () => marks(uri).join() === expected.join() || Promise.reject(new Error(marks(uri).join()));
  await until(`the marks are ${expected.join() || 'none'}`, isSo, {
    events: [vscode.languages.onDidChangeDiagnostics],
  });
}

/** Opens the light bulb's menu where the cursor is; resolves with its titles. */
export async function lightBulb(title: string): Promise<string[]> {
  const wanted = `${MENU}:has-text(${JSON.stringify(title)})`;
  await until(`the light bulb offers "${title}"`, async () => {
    await vscode.commands.executeCommand('workbench.action.focusActiveEditorGroup');
    await vscode.commands.executeCommand('editor.action.quickFix');
    try {
      await page.waitFor(wanted, { timeout: 2000 });
      return true;
    } catch (error) {
      await page.press('Escape');
      throw error;
    }
  });
  return page.texts(MENU);
}

/** Picks a fix out of the open menu. */
export async function pick(title: string): Promise<void> {
  await page.click(`${MENU}:has-text(${JSON.stringify(title)})`);
}
