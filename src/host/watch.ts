// Reloads by itself when a file, a folder, a setting or the workspace changes, inside the workspace and outside of it.

import * as vscode from 'vscode';
import { isInside, relative } from '../core/model/paths';
import { Debounce } from './debounce';
import { type FolderEvent, FolderWatchers } from './folderWatchers';
import type { Services } from './services';
import { toPath } from './uri';

/** Quiet that ends a burst of events, and how long a burst may last before it is looked at all the same; in ms. */
const QUIET = 250;
const LONGEST = 2000;

/**
 * What is made quickly sends fewer events than it should, for a new folder is not watched from its first moment on. So
 * the roots in which something happened are looked at once more when all is over, after this many ms.
 */
const SETTLED = 2000;

type WatchServices = Pick<Services, 'catalog' | 'loader' | 'settings' | 'log'>;

export function registerWatch({ catalog, loader, settings, log }: WatchServices): vscode.Disposable {
  const follow = (scan: Promise<unknown>) => void scan.catch((error: Error) => log.error(error));
  const reload = () => follow(loader.reload());
  const settled = new Debounce<string>(SETTLED, 5 * SETTLED, (roots) => follow(loader.refresh(roots)));
  const burst = new Debounce<string>(QUIET, LONGEST, (paths) => {
    log.debug(`changed: ${paths.slice(0, 5).join(', ')}${paths.length > 5 ? ` and ${paths.length - 5} more` : ''}`);
    follow(loader.refresh(paths));
  });
  let roots: readonly string[] = [];
  let linked: readonly string[] = [];
  let folders: readonly string[] = [];

  const changed = ({ uri, created }: FolderEvent) => {
    const path = toPath(uri);
    const isNear = (folder: string) => isInside(folder, path) || isInside(path, folder);
    const concerned = roots.filter(isNear);
    if (concerned.length > 0 || linked.some(isNear) || (created && mayNest(path))) burst.add(path);
    for (const root of concerned) settled.add(root);
  };
  /** A folder that comes, or is moved here, may bring agents' folders along. */
  const mayNest = (path: string) =>
    folders.some((folder) => isInside(folder, path) && depthOf(folder, path) <= settings.current.nestedDepth + 1);

  const watchers = new FolderWatchers();
  const watchAll = () => {
    const known = new Set(roots);
    roots = catalog.snapshot.roots.map((root) => root.path);
    linked = loader.linkedFolders;
    folders = (vscode.workspace.workspaceFolders ?? []).map(({ uri }) => toPath(uri));
    watchers.watch(outermost([...folders, ...roots, ...linked]));
    // Something may have happened between their scan and their watch.
    for (const root of roots) if (!known.has(root)) settled.add(root);
  };
  watchAll();

  let { focused } = vscode.window.state;
  const lookedAtAgain = (state: vscode.WindowState) => {
    // Events get lost; but unchanged files aren't read again, so that looking at everything is cheap.
    if (state.focused && !focused) reload();
    focused = state.focused;
  };

  return vscode.Disposable.from(
    burst,
    settled,
    watchers,
    catalog.onDidChange(watchAll),
    watchers.onDidChange(changed),
    settings.onDidChange(reload),
    vscode.workspace.onDidSaveTextDocument(({ uri }) => changed({ uri, created: false })),
    vscode.workspace.onDidChangeWorkspaceFolders(reload),
    vscode.window.onDidChangeWindowState(lookedAtAgain),
  );
}

function depthOf(folder: string, path: string): number {
  return relative(folder, path).split('/').length;
}

/** The folders that lie in none of the others. */
function outermost(folders: readonly string[]): string[] {
  const kept: string[] = [];
  for (const folder of [...new Set(folders)].sort()) {
    if (!kept.some((outer) => isInside(outer, folder))) kept.push(folder);
  }
  return kept;
}
