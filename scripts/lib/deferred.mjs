// What is seldom needed is a bundle of its own, which the Node bundles load when it is first called for: less to read at
// every start. In the web a bundle is one file, so there it is all inside.
import path from 'node:path';
import { root } from './paths.mjs';

/** Each row: a module of the core, the functions that others call of it, and its bundle. */
export const deferred = [
  { module: 'src/core/format/grayMatter.ts', functions: ['readYaml'], file: 'yaml.js' },
  { module: 'src/core/policy/audit/audit.ts', functions: ['auditFolder', 'auditSteps', 'ruleText'], file: 'audit.js' },
  { module: 'src/core/author/fixes/fixes.ts', functions: ['fixesFor', 'fixAll'], file: 'fixes.js' },
];

/** The esbuild plugin that puts a `require` in the place of each module. */
export const defer = {
  name: 'deferred',
  setup(build) {
    build.initialOptions.external = [
      ...(build.initialOptions.external ?? []),
      ...deferred.map(({ file }) => `./${file}`),
    ];
    for (const { module, functions, file } of deferred) {
      if (build.initialOptions.entryPoints.includes(module)) continue; // this is its own bundle
      const place = path.join(root, module);
      build.onLoad({ filter: new RegExp(`${path.basename(module).replace('.', '\\.')}$`) }, (args) => {
        if (args.path !== place) return undefined;
        // Node looks a module's file up at every `require`, which costs more than a short call.
        const load = `let loaded;\nconst load = () => (loaded ??= require('./${file}'));`;
        const calls = functions.map((name) => `export const ${name} = (...given) => load().${name}(...given);`);
        return { contents: [load, ...calls].join('\n'), loader: 'js' };
      });
    }
  },
};
