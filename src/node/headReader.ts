// One file's first bytes: open, ask, read, close, all at once.

import { closeSync, constants, fstatSync, lstatSync, openSync, readSync, type Stats, statSync } from 'node:fs';
import type { FileProblem, FileText, FileUnchanged, HeadRequest, Stamp } from '../core/model/ports';
import { decode } from './decode';
import { IS_FOLDER, NO_FILE, problemOf } from './problems';

export type HeadAnswer = FileText | FileUnchanged | FileProblem;

/** Doesn't wait for the other end of a pipe. Windows has no such flag, and no such pipes. */
export const READ = constants.O_RDONLY | (constants.O_NONBLOCK ?? 0);

/** Fails on a link, so that links are noticed at no cost; 0 on Windows, where it takes a call. */
const NO_LINK = constants.O_NOFOLLOW ?? 0;

/** `buffer` is used over and again; its length is how much is read. */
export function readHeadSync({ path, known }: HeadRequest, buffer: Uint8Array): HeadAnswer {
  try {
    const status = known && statSync(path, { throwIfNoEntry: false });
    if (status && isSame(status, known)) return { kind: 'unchanged' };
    if (NO_LINK === 0) return readFileSync(path, READ, lstatSync(path).isSymbolicLink(), buffer);
    return readFileSync(path, READ | NO_LINK, false, buffer);
  } catch (error) {
    const problem = problemOf(error);
    return problem.problem === 'loop' ? readLinkSync(path, buffer) : problem;
  }
}

function readLinkSync(path: string, buffer: Uint8Array): HeadAnswer {
  try {
    return readFileSync(path, READ, true, buffer);
  } catch (error) {
    return problemOf(error);
  }
}

function readFileSync(path: string, flags: number, link: boolean, buffer: Uint8Array): HeadAnswer {
  const descriptor = openSync(path, flags);
  try {
    const status = fstatSync(descriptor);
    const wanted = Math.min(buffer.length, status.size);
    let length = 0;
    for (let more = -1; length < wanted && more !== 0; length += more) {
      more = readSync(descriptor, buffer, length, wanted - length, null);
    }
    return answerOf(status, buffer, length, link);
  } finally {
    closeSync(descriptor);
  }
}

/** The first `length` bytes of `buffer` are those of the file that `status` is of. */
export function answerOf(status: Stats, buffer: Uint8Array, length: number, link: boolean): FileText | FileProblem {
  if (!status.isFile()) return status.isDirectory() ? IS_FOLDER : NO_FILE;
  const complete = length >= status.size;
  return { kind: 'text', text: decode(buffer, length, complete), complete, stamp: stampOf(status), link };
}

export function stampOf({ size, mtimeMs }: Stats): Stamp {
  return { size, modified: mtimeMs };
}

export function isSame({ size, mtimeMs }: Stats, known: Stamp): boolean {
  return size === known.size && mtimeMs === known.modified;
}
