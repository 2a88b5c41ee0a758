// Makes one file of a suite's tests, as an extension host (above all the web worker's) wants it.
import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import * as esbuild from 'esbuild';
import { grayMatter } from '../../../scripts/lib/grayMatter.mjs';
import { root } from '../../../scripts/lib/paths.mjs';

const folder = path.join(root, 'test/vscode');

/** The suite's test files, sorted; none where its folder is not there yet. */
export async function testFiles(suite) {
  const own = path.join(folder, suite.name);
  if (!existsSync(own)) return [];
  const found = await readdir(own, { recursive: true });
  const tests = found.filter((name) => name.endsWith('.test.ts')).sort();
  return tests.map((name) => path.join(own, name));
}

/**
 * @param {import('../suites.mjs').Suite} suite
 * @param {string[]} files
 * @param {object} options what test/vscode/support/options.ts declares
 * @returns {Promise<string>} the file whose `run` VS Code calls
 */
export async function bundle(suite, files, options) {
  const outfile = path.join(root, 'out/test', suite.name, 'tests.js');
  const worker = suite.host === 'worker';
  const entry = [
    `const { run } = require(${JSON.stringify(path.join(folder, 'support/run.ts'))});`,
    `exports.run = () => run(() => { ${files.map((file) => `require(${JSON.stringify(file)});`).join(' ')} });`,
  ];
  await esbuild.build({
    absWorkingDir: root,
    stdin: { contents: entry.join('\n'), resolveDir: root, sourcefile: `${suite.name}.js` },
    outfile,
    bundle: true,
    format: 'cjs',
    target: 'es2023',
    platform: worker ? 'browser' : 'node',
    external: worker ? ['vscode'] : ['vscode', 'mocha'],
    alias: worker ? { mocha: path.join(root, 'node_modules/mocha/mocha.js') } : {},
    inject: [path.join(folder, 'support/console.ts')],
    define: { SKILLSHELF_TEST: JSON.stringify(options) },
    plugins: [grayMatter],
    sourcemap: 'linked',
    metafile: true,
    logLevel: 'warning',
  });
  return outfile;
}
