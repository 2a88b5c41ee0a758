// Bundles a measurement as the product is bundled, so that it measures what is shipped.

import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { build } from 'esbuild';
import { grayMatter } from '../../scripts/lib/grayMatter.mjs';

const root = path.resolve(__dirname, '../..');
const run = promisify(execFile);

/** The bundle of `bench/support/NAME.ts`, made in `folder`. */
export async function bundle(name: string, folder: string): Promise<string> {
  const outfile = path.join(folder, `${name}.js`);
  await build({
    absWorkingDir: root,
    entryPoints: [`bench/support/${name}.ts`],
    outfile,
    bundle: true,
    platform: 'node',
    target: 'es2023',
    minify: true,
    metafile: true,
    alias: { yaml: path.join(root, 'node_modules/yaml/browser/index.js') },
    define: { 'Buffer.from': 'String' },
    plugins: [grayMatter],
  });
  return outfile;
}

/** What a program of Node prints. */
export async function output(args: readonly string[]): Promise<string> {
  return (await run(process.execPath, [...args], { maxBuffer: 64 * 1024 * 1024 })).stdout;
}
