// The core's writing on Node: nothing that exists is overwritten.

import { cp, lstat, mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { FileProblem, FileWriter } from '../core/model/ports';
import { problemOf } from './problems';

export const nodeWriter: FileWriter = {
  writeText: (path, text) =>
    attempt(async () => {
      await makeFolder(dirname(path));
      await writeFile(path, text, { flag: 'wx' });
    }),

  copy: (from, to) =>
    attempt(async () => {
      const isFolder = (await lstat(from)).isDirectory();
      await makeFolder(dirname(to));
      // A folder that exists would be filled up, were it not for this.
      if (isFolder) await mkdir(to);
      await cp(from, to, { recursive: true, verbatimSymlinks: true, errorOnExist: true, force: false });
    }),
};

async function attempt(write: () => Promise<void>): Promise<FileProblem | undefined> {
  try {
    await write();
    return undefined;
  } catch (error) {
    return problemOf(error);
  }
}

/** Node says of a file that stands in the way that it exists; what matters is that it is no folder. */
async function makeFolder(path: string): Promise<void> {
  try {
    await mkdir(path, { recursive: true });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw code === 'EEXIST' ? Object.assign(new Error('ENOTDIR: not a directory, mkdir'), { code: 'ENOTDIR' }) : error;
  }
}
