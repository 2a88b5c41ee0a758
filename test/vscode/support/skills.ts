// Skills on the disk of the window's first folder, and the extension's own word on what it found.

import * as vscode from 'vscode';
import type { SkillshelfApi } from '../../../src/api';
import { next, until } from './until';

/** Milliseconds; what VS Code hears of, it hears of in less. */
const HEARD_WITHIN = 4000;

/** The started extension, its first scan complete. */
export async function skillshelf(): Promise<SkillshelfApi> {
  const api = await vscode.extensions.getExtension<SkillshelfApi>('skillshelf.skillshelf')?.activate();
  if (!api) throw new Error('the extension is not there');
  await api.ready;
  return api;
}

/** The URI of a path in the first workspace folder. */
export function inWorkspace(path: string): vscode.Uri {
  const folder = vscode.workspace.workspaceFolders?.[0];
  if (!folder) throw new Error('no folder is open');
  return vscode.Uri.joinPath(folder.uri, path);
}

/** Writes files into the workspace, as a person or another program would; each value is a text. */
export async function write(files: Readonly<Record<string, string>>): Promise<void> {
  let heard = true;
  for (const [path, text] of Object.entries(files)) {
    const folder = path.split('/').slice(0, -1);
    for (let depth = 1; depth <= folder.length; depth++)
      heard = (await makeFolder(folder.slice(0, depth).join('/'))) && heard;
    await vscode.workspace.fs.writeFile(inWorkspace(path), new TextEncoder().encode(text));
  }
  // As the window's next focus would: VS Code itself doesn't hear what happens there any more.
  if (!heard) await (await skillshelf()).reload();
}

/**
 * On Linux VS Code never hears of what happens in folders that were made faster than it could begin to watch them, so
 * that each is awaited. False if it didn't hear of this one either.
 */
async function makeFolder(path: string): Promise<boolean> {
  if (await exists(path)) return true;
  const watcher = vscode.workspace.createFileSystemWatcher('**');
  try {
    const seen = next(watcher.onDidCreate, (uri) => uri.path === inWorkspace(path).path, HEARD_WITHIN).then(
      () => true,
      () => false,
    );
    await vscode.workspace.fs.createDirectory(inWorkspace(path));
    return await seen;
  } finally {
    watcher.dispose();
  }
}

async function exists(path: string): Promise<boolean> {
  try {
    await vscode.workspace.fs.stat(inWorkspace(path));
    return true;
  } catch {
    return false; // not found
  }
}

/** Deletes a file or folder of the workspace, if it is there. */
export async function remove(path: string): Promise<void> {
  if (await exists(path)) await vscode.workspace.fs.delete(inWorkspace(path), { recursive: true });
}

/** Waits until the extension, which reloads by itself, has found what the test made. */
export async function found(condition: (api: SkillshelfApi) => boolean): Promise<void> {
  const api = await skillshelf();
  const names = () => JSON.stringify([api.skills.map(({ path }) => path), api.failures.map(({ path }) => path)]);
  await until('the extension finds what is there', () => condition(api) || Promise.reject(new Error(names())), {
    events: [(listener) => api.onDidChange(listener) as vscode.Disposable],
  });
}

/** A SKILL.md of the open specification. */
export function skillText(name: string, description: string, body = '# Steps\n\n1. Do it.\n'): string {
  return `---\nname: ${name}\ndescription: ${description}\n---\n\n${body}`;
}
