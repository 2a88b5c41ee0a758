// The same for a disk that keeps one waiting, and for whole files: without holding anybody up.

import { lstat, open, stat } from 'node:fs/promises';
import type { FileProblem, FileText, HeadRequest } from '../core/model/ports';
import { answerOf, type HeadAnswer, isSame, READ } from './headReader';
import { problemOf } from './problems';

export async function readHead({ path, known }: HeadRequest, bytes: number): Promise<HeadAnswer> {
  try {
    if (known && isSame(await stat(path), known)) return { kind: 'unchanged' };
  } catch (error) {
    return problemOf(error);
  }
  return readFile(path, bytes);
}

/** At most `bytes` of a file. */
export async function readFile(path: string, bytes: number): Promise<FileText | FileProblem> {
  try {
    const link = (await lstat(path)).isSymbolicLink();
    const file = await open(path, READ);
    try {
      const status = await file.stat();
      const buffer = new Uint8Array(Math.min(bytes, status.size));
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
