// Node's bundles, split: entries and deferred parts, with what they share in files of its own. esbuild splits only what it
// writes as ES modules, so that each file is turned into CommonJS, which extension hosts load, in a second step.
import { mkdir, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import * as esbuild from 'esbuild';
import { defer, deferred } from './deferred.mjs';
import { root } from './paths.mjs';

const shebang = '#!/usr/bin/env node\n';

/** esbuild's options for them; `shared` are those that hold for the web's bundle too. */
export const nodeBundles = (shared) => ({
  ...shared,
  platform: 'node',
  format: 'esm',
  splitting: true,
  sourcemap: shared.sourcemap && 'inline',
  write: false,
  external: [...shared.external, ...deferred.map(({ file }) => `./${file}`)],
  plugins: [defer, ...shared.plugins, toCommonJs(shared)],
  entryPoints: [
    { in: 'src/entry/desktop.ts', out: 'desktop' },
    { in: 'src/entry/cli.ts', out: 'cli' },
    ...deferred.map(({ module, file }) => ({ in: module, out: path.basename(file, '.js') })),
  ],
  outdir: 'dist',
  chunkNames: 'shared-[hash]',
});

/** The second step: writes what the first has made. */
const toCommonJs = ({ target, charset, minify, sourcemap }) => ({
  name: 'to-common-js',
  setup(build) {
    const options = {
      format: 'cjs',
      supported: { 'dynamic-import': false }, // it becomes a require too, for the names in these files can't be told
      target,
      charset,
      minify,
      sourcemap: sourcemap && 'external',
      sourcesContent: false,
      legalComments: 'none',
    };
    build.onEnd(async ({ outputFiles = [] }) => {
      await mkdir(path.join(root, 'dist'), { recursive: true });
      await Promise.all(
        outputFiles.map(async ({ path: file, text }) => {
          const name = path.basename(file);
          const { code, map } = await esbuild.transform(text, { ...options, sourcefile: name });
          const link = map && `//# sourceMappingURL=${name}.map\n`;
          await writeFile(file, `${name === 'cli.js' ? shebang : ''}${code}${link}`);
          if (map) await writeFile(`${file}.map`, map);
        }),
      );
    });
  },
});

/** The bytes of a bundle and of all that it loads at its start, without what is deferred. */
export async function startSize(file, { outputs }) {
  const seen = new Set();
  const visit = (name) => {
    if (seen.has(name) || !outputs[name]) return;
    seen.add(name);
    for (const { kind, path: imported } of outputs[name].imports) if (kind === 'import-statement') visit(imported);
  };
  visit(file);
  const stats = await Promise.all([...seen].map((name) => stat(path.join(root, name))));
  return stats.reduce((sum, { size }) => sum + size, 0);
}
