// From what Node throws to the core's words.

import type { FileProblem } from '../core/model/ports';

const PROBLEMS: Readonly<Record<string, FileProblem['problem']>> = {
  ENOENT: 'not-found',
  ENOTDIR: 'not-folder',
  EISDIR: 'is-folder',
  EACCES: 'no-permission',
  EPERM: 'no-permission',
  ELOOP: 'loop',
  EEXIST: 'exists',
  ERR_FS_CP_EEXIST: 'exists',
};

/** The system's own words stand at the front of Node's message: `ENOENT: no such file or directory, open '…'`. */
export function problemOf(error: unknown): FileProblem {
  const { code = '', message = String(error) } = error as NodeJS.ErrnoException;
  const reason = /^[A-Z\d]+: ([^,]+)/.exec(message)?.[1] ?? message;
  return { kind: 'problem', problem: PROBLEMS[code] ?? 'unknown', reason };
}

export const IS_FOLDER: FileProblem = { kind: 'problem', problem: 'is-folder', reason: 'it is a folder' };
export const NO_FILE: FileProblem = { kind: 'problem', problem: 'unknown', reason: 'it is no ordinary file' };
