// `npm run check`: the types of every program, and the linter. Prints what is wrong and exits with 1.
import { node, tool } from './lib/run.mjs';

const programs = ['tsconfig.json', 'src/core/tsconfig.json', 'src/entry/tsconfig.json'];

let failed = 0;
for (const program of programs) failed += (await node([tool('typescript', 'tsc'), '-p', program])) ? 1 : 0;
const colors = `--colors=${process.stdout.isTTY ? 'force' : 'off'}`;
const lint = [tool('@biomejs/biome', 'biome'), process.env.CI ? 'ci' : 'check', '--error-on-warnings', colors, '.'];
failed += (await node(lint)) ? 1 : 0;
process.exitCode = failed ? 1 : 0;
