// The command line over files in memory.

import type { Host } from '../../../src/cli/host';
import { main } from '../../../src/cli/main';
import { memoryDecisions } from '../../support/memoryDecisions';
import type { MemoryFiles } from '../../support/memoryFiles';
import { memoryWriter } from '../../support/memoryWriter';

export interface Ran {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

/** Runs `skillshelf ARGS` in `/w` with the home `/home/me`; the bundled skills lie in `/ext/skills`. */
export async function run(args: string, files: MemoryFiles, over: Partial<Host> = {}): Promise<Ran> {
  let out = '';
  let err = '';
  const host: Host = {
    files,
    writer: memoryWriter(files),
    decisions: () => memoryDecisions(),
    cwd: '/w',
    home: '/home/me',
    bundled: '/ext/skills',
    version: '1.2.3',
    write: (text) => {
      out += text;
    },
    complain: (text) => {
      err += text;
    },
    input: () => [],
    ...over,
  };
  const code = await main(args.split(' ').filter(Boolean), host);
  return { code, out, err };
}
