// The command line against its peers, process start included.

import { execFile, execFileSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { makeSkills } from './support/madeSkills';
import { median, table } from './support/table';

const run = promisify(execFile);
const root = path.resolve(__dirname, '..');

/** From the registry, into a temporary folder. Their versions are part of what is measured. */
const PEERS = ['openskills@1.5.0', 'skills@1.5.18'];

interface Tool {
  readonly name: string;
  readonly file: string;
}

export interface CommandLineOptions {
  readonly withPeers: boolean;
  readonly rounds: number;
}

export async function commandLine(temporary: string, { withPeers, rounds }: CommandLineOptions): Promise<string> {
  const ours: Tool = { name: 'skillshelf list', file: path.join(root, 'dist/cli.js') };
  const tools = withPeers ? [ours, ...installPeers(path.join(temporary, 'peers'))] : [ours];
  const counts = [1000, 10_000];
  const times = new Map(tools.map(({ name }) => [name, counts.map((): number[] => [])]));
  for (const [column, count] of counts.entries()) {
    const workspace = path.join(temporary, `project-${count}`);
    // The one folder in which all of them look.
    makeSkills(count, path.join(workspace, '.claude/skills'));
    // One after the other in each round, so that a busy moment hits all alike.
    for (let round = 0; round < rounds; round++) {
      for (const tool of tools) times.get(tool.name)?.[column]?.push(await timeOf(tool, workspace, temporary));
    }
  }
  const medians = (name: string) => (times.get(name) ?? []).map(median);
  const own = medians(ours.name);
  const rows = tools.map(({ name }) => [
    name,
    ...medians(name).flatMap((ms, column) => [`${ms.toFixed(0)} ms`, `${(ms / (own[column] ?? 1)).toFixed(1)} ×`]),
  ]);
  return table(
    `Listing a project's skills, process start included, medians of ${rounds}`,
    ['', ...counts.flatMap((count) => [`${count} skills`, ''])],
    rows,
  );
}

function installPeers(folder: string): Tool[] {
  mkdirSync(folder, { recursive: true });
  const install = ['install', '--no-save', '--no-audit', '--no-fund', '--ignore-scripts', '--prefix', folder, ...PEERS];
  execFileSync('npm', install, {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
  });
  return [
    { name: `${PEERS[0]} list`, file: path.join(folder, 'node_modules/openskills/dist/cli.js') },
    { name: `${PEERS[1]} list`, file: path.join(folder, 'node_modules/skills/bin/cli.mjs') },
  ];
}

async function timeOf({ file }: Tool, workspace: string, home: string): Promise<number> {
  const started = performance.now();
  await run(process.execPath, [file, 'list'], {
    cwd: workspace,
    env: { PATH: process.env.PATH, HOME: path.join(home, 'home'), NO_COLOR: '1' },
    maxBuffer: 256 * 1024 * 1024,
  }).catch((error: { code?: unknown }) => {
    // A tool may find fault with the skills; that it ran is what counts.
    if (typeof error.code !== 'number') throw error;
  });
  return performance.now() - started;
}
