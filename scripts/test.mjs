// `npm test`: everything there is to prove, on a fresh clone too. The last line is `N passed, N failed`.
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { install } from './lib/install.mjs';
import { cache } from './lib/paths.mjs';
import { node, tool } from './lib/run.mjs';
import { explain, step } from './lib/say.mjs';

const { values: options } = parseArgs({
  options: {
    only: { type: 'string' }, // `vscode`: only the tests in VS Code
    suite: { type: 'string', multiple: true }, // only these of them
    grep: { type: 'string' }, // only tests whose title matches
  },
});

const total = { passed: 0, failed: 0, skipped: 0 };

function add({ passed, failed, skipped }) {
  total.passed += passed;
  total.failed += failed;
  total.skipped += skipped;
}

/** A step that is right or wrong as a whole; wrong counts as one failure. */
async function must(name, args) {
  step(name);
  if (await node(args)) {
    console.error(`${name}: failed`);
    add({ passed: 0, failed: 1, skipped: 0 });
    return false;
  }
  return true;
}

/** @param {boolean} built whether there are bundles to test */
async function unitTests(built) {
  step('unit tests');
  const counts = path.join(cache, 'unit-counts.json');
  mkdirSync(cache, { recursive: true });
  rmSync(counts, { force: true });
  const specs = ['test/unit/**/*.test.ts', ...(built ? ['test/build/**/*.test.ts'] : [])];
  const grep = options.grep ? ['--grep', options.grep] : [];
  const code = await node([tool('mocha', 'mocha'), ...specs, ...grep], {
    env: { ...process.env, SKILLSHELF_COUNTS: counts },
  });
  try {
    const result = JSON.parse(readFileSync(counts, 'utf8'));
    add(code && !result.failed ? { ...result, failed: 1 } : result);
  } catch {
    console.error('the unit tests never reported');
    add({ passed: 0, failed: 1, skipped: 0 });
  }
}

async function vscodeTests() {
  const { runSuites } = await import('../test/vscode/runner/runSuites.mjs');
  await runSuites({ only: options.suite, grep: options.grep, onResult: add });
}

async function main() {
  await install();
  const everything = options.only !== 'vscode';
  if (everything) await must('types and lint', ['scripts/check.mjs']);
  const built = await must('build', ['esbuild.mjs']);
  if (everything) await unitTests(built);
  if (built) await vscodeTests();
  const { passed, failed, skipped } = total;
  console.log(`\n${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ''}`);
  process.exit(failed || !passed ? 1 : 0);
}

for (const signal of ['SIGTERM', 'SIGHUP']) process.once(signal, () => process.exit(1)); // after clearing up

main().catch((error) => {
  explain(error);
  console.log(`\n${total.passed} passed, ${total.failed + 1} failed (the run broke off)`);
  process.exit(1);
});
