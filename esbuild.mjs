// Builds the bundles: dist/desktop.js and dist/cli.js with the files that they share or load later, and dist/web.js.
// `--production` leaves out the source maps, `--watch` goes on.
import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import * as esbuild from 'esbuild';
import { grayMatter } from './scripts/lib/grayMatter.mjs';
import { nodeBundles, startSize } from './scripts/lib/nodeBundles.mjs';
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

const web = {
  ...shared,
  entryPoints: ['src/entry/web.ts'],
  outfile: 'dist/web.js',
  platform: 'browser',
  alias: { ...shared.alias, fs: path.join(root, 'scripts/lib/empty.cjs') },
};

const bundles = [nodeBundles(shared), web];

async function sizes({ metafile }) {
  const line = (name, size) => console.log(`  ${name.padEnd(24)} ${(size / 1000).toFixed(1).padStart(7)} kB`);
  const files = (await readdir(path.join(root, 'dist'))).filter((file) => file.endsWith('.js'));
  for (const file of files) line(`dist/${file}`, (await stat(path.join(root, 'dist', file))).size);
  line('VS Code loads at once', await startSize('dist/desktop.js', metafile));
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
    await sizes(built[0]);
  } catch (error) {
    if (!error.errors) console.error(error); // else esbuild has said what and where
    process.exitCode = 1;
  }
}
