// The core's files on Node. Heads are read by synchronous calls in slices: that is four times as quick as promises.

import { createReadStream } from 'node:fs';
import { readdir, realpath, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type {
  Cancellation,
  Entry,
  EntryKind,
  FileProblem,
  FileSystem,
  FileText,
  HeadRequest,
  Stamp,
} from '../core/model/ports';
import { type HeadAnswer, readHeadSync, stampOf } from './headReader';
import { Pace } from './pace';
import { readFile, readHead } from './patientReader';
import { NO_FILE, problemOf } from './problems';

/** Heads read at once where the disk is slow. */
const AT_ONCE = 64;

/** Of those, how many the threads of Node are really at. */
const THREADS = 4;

/** Longer heads are rare, and too long for a slice. */
const SLICED_BYTES = 64 * 1024;

/** The heads that are still to be read, taken one by one. */
interface Queue {
  readonly requests: readonly HeadRequest[];
  readonly bytes: number;
  readonly answer: (index: number, answer: HeadAnswer) => void;
  readonly token: Cancellation | undefined;
  next: number;
}

export function nodeFiles(): FileSystem {
  return new NodeFiles();
}

class NodeFiles implements FileSystem {
  readonly #pace = new Pace();

  async list(folder: string): Promise<readonly Entry[] | FileProblem> {
    try {
      const entries = await readdir(folder, { withFileTypes: true });
      const links = entries.filter((entry) => entry.isSymbolicLink());
      const others = entries.filter((entry) => !entry.isSymbolicLink());
      return [
        ...others.map((entry) => ({ name: entry.name, kind: kindOf(entry), link: false })),
        ...(await Promise.all(links.map(({ name }) => linkAt(folder, name)))),
      ];
    } catch (error) {
      return problemOf(error);
    }
  }

  async readHeads(
    requests: readonly HeadRequest[],
    bytes: number,
    answer: (index: number, answer: HeadAnswer) => void,
    token?: Cancellation,
  ): Promise<void> {
    const queue: Queue = { requests, bytes, answer, token, next: 0 };
    if (bytes <= SLICED_BYTES) await this.#readInSlices(queue);
    await Promise.all(Array.from({ length: AT_ONCE }, () => this.#readWithoutWaiting(queue)));
  }

  readText(path: string, limit: number): Promise<FileText | FileProblem> {
    return readFile(path, limit);
  }

  async stat(path: string): Promise<(Stamp & { readonly kind: 'file' | 'folder' }) | FileProblem> {
    try {
      const status = await stat(path);
      const kind = kindOf(status);
      return kind === 'other' ? NO_FILE : { kind, ...stampOf(status) };
    } catch (error) {
      return problemOf(error);
    }
  }

  async realPath(path: string): Promise<string | undefined> {
    try {
      return await realpath(path);
    } catch {
      // Not found, or a link that leads nowhere: to whoever asks, that is an answer.
      return undefined;
    }
  }

  async digest(path: string): Promise<string | FileProblem> {
    try {
      // Loaded when it is needed: it is large, and most starts go without.
      const { createHash } = await import('node:crypto');
      const hash = createHash('sha256');
      for await (const chunk of createReadStream(path)) hash.update(chunk as Buffer);
      return hash.digest('hex');
    } catch (error) {
      return problemOf(error);
    }
  }

  /** Ends early if the disk turns out to be slow. */
  async #readInSlices(queue: Queue): Promise<void> {
    const buffer = Buffer.allocUnsafe(queue.bytes);
    while (queue.next < queue.requests.length && !this.#pace.isSlow) {
      const started = performance.now();
      if (this.#pace.isSpent(started)) {
        await this.#pace.rest();
        continue;
      }
      if (queue.token?.isCancellationRequested) return;
      const index = queue.next++;
      const head = readHeadSync(queue.requests[index] as HeadRequest, buffer);
      this.#pace.note(performance.now() - started);
      queue.answer(index, head);
    }
  }

  async #readWithoutWaiting(queue: Queue): Promise<void> {
    while (queue.next < queue.requests.length && !queue.token?.isCancellationRequested) {
      const index = queue.next++;
      const started = performance.now();
      const head = await readHead(queue.requests[index] as HeadRequest, queue.bytes);
      this.#pace.note(((performance.now() - started) * THREADS) / AT_ONCE);
      if (this.#pace.isSpent()) await this.#pace.rest();
      if (!queue.token?.isCancellationRequested) queue.answer(index, head);
    }
  }
}

function kindOf(status: { isFile(): boolean; isDirectory(): boolean }): EntryKind {
  if (status.isFile()) return 'file';
  return status.isDirectory() ? 'folder' : 'other';
}

async function linkAt(folder: string, name: string): Promise<Entry> {
  try {
    return { name, kind: kindOf(await stat(join(folder, name))), link: true };
  } catch {
    return { name, kind: 'other', link: true };
  }
}
