// The Chat view, used as a person uses it.

import * as vscode from 'vscode';
import { page } from './page';

const input = '.chat-input-container .monaco-editor, .interactive-input-editor .monaco-editor';
const answers = '.interactive-response';

/** Opens a new chat, types a message and sends it. Await the model's `ready` first, or the chat has no model. */
export async function askInChat(message: string): Promise<void> {
  await vscode.commands.executeCommand('workbench.action.chat.open');
  await vscode.commands.executeCommand('workbench.action.chat.newChat');
  await vscode.commands.executeCommand('notifications.clearAll'); // they lie over the input
  await page.click(input);
  await page.press('ControlOrMeta+A'); // a participant that stays is there already
  await page.press('Delete');
  await page.type(message, { delay: 15 }); // slow enough for @names and /commands to be recognised
  await page.press('Escape'); // the list of completions
  await page.press('Enter');
}

/** Sends a message in a new chat without typing it; in the same chat with `again`. */
export async function sendToChat(message: string, { again = false } = {}): Promise<void> {
  if (!again) await vscode.commands.executeCommand('workbench.action.chat.newChat');
  await vscode.commands.executeCommand('workbench.action.chat.open', { query: message });
}

/** Waits until the answer shows `text`, and returns all of the answer's text. */
export async function answerWith(text: string, timeout = 15_000): Promise<string> {
  await page.waitFor(`${answers}:has-text(${JSON.stringify(text)})`, { timeout });
  return (await page.texts(answers)).at(-1) ?? '';
}
