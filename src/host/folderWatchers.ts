// Watches a set of folders, each with all below it, and tells the paths at which something happened.

import * as vscode from 'vscode';
import { toUri } from './uri';

/** An operating system has only so many watches to give. */
const MOST = 200;

export interface FolderEvent {
  readonly uri: vscode.Uri;
  /** True if it was not there before. */
  readonly created: boolean;
}

export class FolderWatchers implements vscode.Disposable {
  readonly #watchers = new Map<string, vscode.Disposable>();
  readonly #changes = new vscode.EventEmitter<FolderEvent>();
  readonly onDidChange = this.#changes.event;

  /** From now on these folders are watched and no others. They need not exist. */
  watch(folders: readonly string[]): void {
    const wanted = new Set(folders.slice(0, MOST));
    for (const [folder, watcher] of this.#watchers) {
      if (wanted.has(folder)) continue;
      watcher.dispose();
      this.#watchers.delete(folder);
    }
    for (const folder of wanted) if (!this.#watchers.has(folder)) this.#watchers.set(folder, this.#start(folder));
  }

  dispose(): void {
    this.watch([]);
    this.#changes.dispose();
  }

  #start(folder: string): vscode.Disposable {
    const base = toUri(folder);
    // All of it: a folder that is renamed, moved or deleted tells of itself only, and not of the files in it.
    const watcher = vscode.workspace.createFileSystemWatcher(new vscode.RelativePattern(base, '**'));
    // A watcher hears of other schemes too.
    const tell = (created: boolean) => (uri: vscode.Uri) => {
      if (uri.scheme === base.scheme && uri.authority === base.authority) this.#changes.fire({ uri, created });
    };
    return vscode.Disposable.from(
      watcher,
      watcher.onDidCreate(tell(true)),
      watcher.onDidChange(tell(false)),
      watcher.onDidDelete(tell(false)),
    );
  }
}
