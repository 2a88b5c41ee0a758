// The core's writing in VS Code, for every scheme that it knows: nothing that exists is overwritten.

import * as vscode from 'vscode';
import { dirname } from '../core/model/paths';
import type { FileProblem, FileWriter } from '../core/model/ports';
import { toUri } from './uri';
import { problemOf } from './virtualFiles';

const { fs } = vscode.workspace;

export const workspaceWriter: FileWriter = {
  async writeText(path, text) {
    const uri = toUri(path);
    return (await taken(uri)) ?? (await attempt(() => fs.writeFile(uri, new TextEncoder().encode(text))));
  },

  copy: (from, to) =>
    attempt(async () => {
      await fs.createDirectory(toUri(dirname(to)));
      await fs.copy(toUri(from), toUri(to), { overwrite: false });
    }),

  trash: (path) => attempt(() => fs.delete(toUri(path), { recursive: true, useTrash: true })),
};

/** VS Code writes files over what is there, and has no other way. */
async function taken(uri: vscode.Uri): Promise<FileProblem | undefined> {
  try {
    await fs.stat(uri);
  } catch (error) {
    const problem = problemOf(error as Error);
    return problem.problem === 'not-found' ? undefined : problem;
  }
  return { kind: 'problem', problem: 'exists', reason: vscode.l10n.t('it exists already') };
}

async function attempt(write: () => Thenable<void>): Promise<FileProblem | undefined> {
  try {
    await write();
    return undefined;
  } catch (error) {
    return problemOf(error as Error);
  }
}
