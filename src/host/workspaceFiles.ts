// The core's files in VS Code: what lies on a disk comes straight from there where there is one, the rest through VS Code.

import { isUri } from '../core/model/paths';
import type { Cancellation, FileProblem, FileSystem, FileText, FileUnchanged, HeadRequest } from '../core/model/ports';
import { VirtualFiles } from './virtualFiles';

type HeadListener = (index: number, result: FileText | FileUnchanged | FileProblem) => void;

/** Native paths go to `disk`, if the host has one. */
export function workspaceFiles(disk?: FileSystem): FileSystem {
  const virtual = new VirtualFiles();
  return disk ? new RoutedFiles(disk, virtual) : virtual;
}

class RoutedFiles implements FileSystem {
  readonly #disk: FileSystem;
  readonly #virtual: FileSystem;

  constructor(disk: FileSystem, virtual: FileSystem) {
    this.#disk = disk;
    this.#virtual = virtual;
  }

  list(folder: string) {
    return this.#for(folder).list(folder);
  }

  async readHeads(requests: readonly HeadRequest[], bytes: number, answer: HeadListener, token?: Cancellation) {
    const read = async (files: FileSystem) => {
      const own = [...requests.keys()].filter((index) => this.#for((requests[index] as HeadRequest).path) === files);
      const ownRequests = own.map((index) => requests[index] as HeadRequest);
      if (own.length > 0)
        await files.readHeads(ownRequests, bytes, (at, result) => answer(own[at] as number, result), token);
    };
    await Promise.all([read(this.#disk), read(this.#virtual)]);
  }

  readText(path: string, limit: number) {
    return this.#for(path).readText(path, limit);
  }

  stat(path: string) {
    return this.#for(path).stat(path);
  }

  realPath(path: string) {
    return this.#for(path).realPath(path);
  }

  digest(path: string) {
    return this.#for(path).digest(path);
  }

  #for(path: string): FileSystem {
    return isUri(path) ? this.#virtual : this.#disk;
  }
}
