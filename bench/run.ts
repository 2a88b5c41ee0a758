// npm run bench [-- FOLDER] [--peers] [--rounds N]: what scanning, listing and the bundles cost, as tables;
// npm run bench -- --match FOLDER: how well, and how fast, skills are found.
//
// Without a FOLDER of skills it makes some of its own. With --peers it installs other tools that list skills into a
// temporary folder, and measures them too. Everything is compared within one run, for machines have moods.

import { execFileSync } from 'node:child_process';
import { cpus } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { catalogue } from './catalogue';
import { commandLine } from './commandLine';
import { match } from './match';
import { temporaryFolder } from './support/madeSkills';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    peers: { type: 'boolean', default: false },
    rounds: { type: 'string', default: '9' },
    match: { type: 'string' },
  },
});

async function run(): Promise<void> {
  const rounds = Number(values.rounds);
  const temporary = temporaryFolder();
  try {
    console.log(`\n${cpus().length} cores, Node ${process.versions.node}\n`);
    const root = path.resolve(__dirname, '..');
    console.log(execFileSync(process.execPath, ['esbuild.mjs', '--production'], { cwd: root, encoding: 'utf8' }));
    console.log(await catalogue(temporary.folder, { folder: positionals[0], rounds }));
    console.log(await commandLine(temporary.folder, { withPeers: values.peers, rounds }));
  } finally {
    temporary.remove();
  }
}

if (values.match === undefined) void run();
else match(values.match);
