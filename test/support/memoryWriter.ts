// Writes into files in memory, as a host writes on a disk.

import type { FileProblem, FileWriter } from '../../src/core/model/ports';
import type { MemoryFiles } from './memoryFiles';

/** Fails where something exists, and where `problem` says so. */
export function memoryWriter(files: MemoryFiles, problem?: FileProblem): FileWriter {
  const taken = async (path: string): Promise<FileProblem | undefined> => {
    if ((await files.stat(path)).kind === 'problem') return problem;
    return { kind: 'problem', problem: 'exists', reason: 'file already exists' };
  };
  return {
    async writeText(path, text) {
      const failed = await taken(path);
      if (!failed) files.write(path, text);
      return failed;
    },
    copy: (_, to) => taken(to),
  };
}
