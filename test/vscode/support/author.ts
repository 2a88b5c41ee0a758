// What the tests of making and changing skills look at: the disk, the quick input, notifications.

import * as vscode from 'vscode';
import { found, inWorkspace } from './skills';
import { until } from './until';

export const ROOT = '.agents/skills';
export const INPUT = '.quick-input-widget input';
export const TOAST = '.notification-toast';

/** The text of a file of the workspace. */
export async function read(path: string): Promise<string> {
  return new TextDecoder().decode(await vscode.workspace.fs.readFile(inWorkspace(path)));
}

export async function exists(path: string): Promise<boolean> {
  try {
    await vscode.workspace.fs.stat(inWorkspace(path));
    return true;
  } catch {
    return false;
  }
}

/** Waits for the skill's path, or for its end. */
export function at(path: string, there = true): Promise<void> {
  return found(({ skills }) => skills.some((skill) => skill.path === inWorkspace(path).fsPath) === there);
}

/** Waits until the file is in the active editor. */
export const opened = (path: string) =>
  until('the file opens', () => vscode.window.activeTextEditor?.document.uri.path === inWorkspace(path).path);

/** For `afterEach`. */
export async function tidyUp(): Promise<void> {
  await vscode.commands.executeCommand('workbench.action.closeAllEditors');
  await vscode.commands.executeCommand('notifications.clearAll');
}
