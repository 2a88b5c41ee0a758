// Builds the bundles: dist/desktop.js, dist/web.js, dist/cli.js, and what the Node ones load later. `--production` leaves
// out the source maps, `--watch` goes on.
import { rm, stat } from 'node:fs/promises';
import path from 'node:path';
import * as esbuild from 'esbuild';
import { defer, deferred } from './scripts/lib/deferred.mjs';
import { grayMatter } from './scripts/lib/grayMatter.mjs';
import { writeNotices } from './scripts/lib/notices.mjs';
import { root } from './scripts/lib/paths.mjs';
import { yamlAlias, yamlReader } from './scripts/lib/yamlReader.mjs';

const watch = process.argv.includes('--watch');
const production = process.argv.includes('--production');

const shared = {
  absWorkingDir: root,
  bundle: true,
  format: 'cjs',
  target: 'es2023',
  external: ['vscode'],
  alias: yamlAlias,
  define: { 'Buffer.from': 'String' }, // gray-matter's only use of Buffer; ours is none
  plugins: [grayMatter, yamlReader],
  minify: production || !watch,
  sourcemap: production ? false : 'linked',
  sourcesContent: false,
  legalComments: 'none',
  charset: 'utf8',
  metafile: true,
  logLevel: 'warning',
};

const node = { ...shared, platform: 'node', plugins: [defer, grayMatter] };

const bundles = [
  { ...node, entryPoints: ['src/entry/desktop.ts'], outfile: 'dist/desktop.js' },
  {
    ...shared,
    entryPoints: ['src/entry/web.ts'],
    outfile: 'dist/web.js',
    platform: 'browser',
    alias: { ...shared.alias, fs: path.join(root, 'scripts/lib/empty.cjs') },
  },
  { ...node, entryPoints: ['src/entry/cli.ts'], outfile: 'dist/cli.js', banner: { js: '#!/usr/bin/env node' } },
  ...deferred.map(({ module, file }) => ({
    ...node,
    plugins: [...node.plugins, yamlReader],
    entryPoints: [module],
    outfile: `dist/${file}`,
  })),
];

async function sizes() {
  for (const { outfile } of bundles) {
    const { size } = await stat(path.join(root, outfile));
    console.log(`  ${outfile.padEnd(16)} ${(size / 1000).toFixed(1).padStart(7)} kB`);
  }
}

if (watch) {
  // The two lines are what .vscode/tasks.json waits for.
  const report = {
    name: 'report',
    setup(build) {
      build.onStart(() => console.log('[watch] build started'));
      build.onEnd(() => console.log('[watch] build finished'));
    },
  };
  for (const bundle of bundles) {
    const context = await esbuild.context({ ...bundle, plugins: [...bundle.plugins, report], logLevel: 'info' });
    await context.watch();
  }
} else {
  await rm(path.join(root, 'dist'), { recursive: true, force: true });
  try {
    const built = await Promise.all(bundles.map((bundle) => esbuild.build(bundle)));
    await writeNotices(
      'dist/notices.txt',
      built.map(({ metafile }) => metafile),
    );
    console.log(production ? 'built for release' : 'built');
    await sizes();
  } catch (error) {
    if (!error.errors) console.error(error); // else esbuild has said what and where
    process.exitCode = 1;
  }
}
