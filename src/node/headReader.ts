// One file's first bytes: open, ask, read, close. At once, or without waiting.

import { closeSync, constants, fstatSync, lstatSync, openSync, readSync, type Stats, statSync } from 'node:fs';
import { lstat, open, stat } from 'node:fs/promises';
import type { FileProblem, FileText, FileUnchanged, HeadRequest, Stamp } from '../core/model/ports';
import { decode } from './decode';
import { IS_FOLDER, NO_FILE, problemOf } from './problems';

export type HeadAnswer = FileText | FileUnchanged | FileProblem;

/** Doesn't wait for the other end of a pipe. Windows has no such flag, and no such pipes. */
const READ = constants.O_RDONLY | (constants.O_NONBLOCK ?? 0);

/** Fails on a link, so that links are noticed at no cost; 0 on Windows, where it takes a call. */
const NO_LINK = constants.O_NOFOLLOW ?? 0;

/** `buffer` is used over and again; its length is how much is read. */
export function readHeadSync({ path, known }: HeadRequest, buffer: Buffer): HeadAnswer {
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

function readLinkSync(path: string, buffer: Buffer): HeadAnswer {
  try {
    return readFileSync(path, READ, true, buffer);
  } catch (error) {
    return problemOf(error);
  }
}

function readFileSync(path: string, flags: number, link: boolean, buffer: Buffer): HeadAnswer {
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

/** The same, for a disk that keeps one waiting: reads at most `bytes`. */
export async function readHead({ path, known }: HeadRequest, bytes: number): Promise<HeadAnswer> {
  try {
    if (known && isSame(await stat(path), known)) return { kind: 'unchanged' };
  } catch (error) {
    return problemOf(error);
  }
  return readFile(path, bytes);
}

/** At most `bytes` of a file, without holding anybody up. */
export async function readFile(path: string, bytes: number): Promise<FileText | FileProblem> {
  try {
    const link = (await lstat(path)).isSymbolicLink();
    const file = await open(path, READ);
    try {
      const status = await file.stat();
      const buffer = Buffer.allocUnsafe(Math.min(bytes, status.size));
      let length = 0;
      for (let more = -1; length < buffer.length && more !== 0; length += more) {
        more = (await file.read(buffer, length, buffer.length - length, null)).bytesRead;
      }
      return answerOf(status, buffer, length, link);
    } finally {
      await file.close();
    }
  } catch (error) {
    return problemOf(error);
  }
}

function answerOf(status: Stats, buffer: Buffer, length: number, link: boolean): FileText | FileProblem {
  if (!status.isFile()) return status.isDirectory() ? IS_FOLDER : NO_FILE;
  const complete = length >= status.size;
  return { kind: 'text', text: decode(buffer, length, complete), complete, stamp: stampOf(status), link };
}

export function stampOf({ size, mtimeMs }: Stats): Stamp {
  return { size, modified: mtimeMs };
}

function isSame({ size, mtimeMs }: Stats, known: Stamp): boolean {
  return size === known.size && mtimeMs === known.modified;
}
