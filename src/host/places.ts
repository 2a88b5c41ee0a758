// Where skills are looked for, as VS Code knows it at this moment.

import * as vscode from 'vscode';
import type { Places, ProvidedFolder } from '../core/catalog/roots';
import { globMatcher } from '../core/model/glob';
import { relative } from '../core/model/paths';
import { hiddenGlobs, type Settings } from './settings';
import { toPath } from './uri';

/** What the entry and the extension know of the machine. */
export interface Machine {
  /** The home folder of the machine the extension runs on; undefined in the web. */
  readonly home?: string;
  /** The folder of the bundled skills. */
  readonly bundled: string;
}

export function places(machine: Machine, settings: Settings, provided: readonly ProvidedFolder[] = []): Places {
  const workspaceFolders = (vscode.workspace.workspaceFolders ?? []).map(({ name, uri }) => ({
    name,
    path: toPath(uri),
    hides: globMatcher(hiddenGlobs(uri)),
  }));
  return {
    ...machine,
    workspaceFolders: workspaceFolders.map(({ name, path }) => ({ name, path })),
    folders: settings.folders,
    agents: settings.agents,
    provided,
    nestedDepth: settings.nestedDepth,
    exclude: (path) =>
      workspaceFolders.some((folder) => {
        const below = relative(folder.path, path);
        return below !== '' && below !== path && folder.hides(below);
      }),
  };
}
