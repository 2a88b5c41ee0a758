// The command line in Node: `skillshelf`.

import { homedir } from 'node:os';
import path from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { version } from '../../package.json';
import type { Host } from '../cli/host';
import { main } from '../cli/main';
import { decisionFiles } from '../node/decisionFiles';
import { nodeFiles } from '../node/files';
import { nodeWriter } from '../node/writer';

const { stdout, stderr, env } = process;

// A run is over before much optimising pays: on two cores the compiler's threads only take the time of the one that works.
setFlagsFromString('--max-inlined-bytecode-size-cumulative=50');

const host: Host = {
  files: nodeFiles(),
  writer: nodeWriter,
  decisions: decisionFiles,
  cwd: process.cwd(),
  home: homedir(),
  bundled: path.join(__dirname, '..', 'skills'),
  version,
  ...(stdout.isTTY && { screen: { columns: stdout.columns, colours: !env.NO_COLOR && env.TERM !== 'dumb' } }),
  write: (text) => void stdout.write(text),
  complain: (text) => void stderr.write(text),
  input: lines,
};

async function* lines(): AsyncIterable<string> {
  const { createInterface } = await import('node:readline');
  yield* createInterface({ input: process.stdin });
}

// Whoever reads may stop reading, as `head` does.
stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
});

void main(process.argv.slice(2), host).then((code) => {
  process.exitCode = code;
});
