// What is seldom needed is loaded when it is first called for: less to read at every start. Node's bundles are split, so
// that each such part is a file of its own, and what several of them need is a file that they share. In the web a bundle
// is one file, so there it is all inside.
import path from 'node:path';
import { root } from './paths.mjs';

/** Each row: a module of which others call functions only, these functions, and the file it becomes. */
export const deferred = [
  { module: 'src/core/format/grayMatter.ts', functions: ['readYaml'], file: 'yaml.js' },
  { module: 'src/core/policy/audit/audit.ts', functions: ['auditFolder', 'auditSteps', 'ruleText'], file: 'audit.js' },
  { module: 'src/core/author/fixes/fixes.ts', functions: ['fixesFor', 'fixAll'], file: 'fixes.js' },
  {
    module: 'src/core/match/glossary.ts',
    functions: ['glossaryEntries', 'englishTerms', 'englishFor', 'chineseFor', 'cutAtKeys'],
    file: 'glossary.js',
  },
  { module: 'src/chat/respond.ts', functions: ['respond'], file: 'chat.js' },
];

/** The esbuild plugin that puts a `require` in the place of each module, wherever it is imported. */
export const defer = {
  name: 'deferred',
  setup(build) {
    for (const { module, functions, file } of deferred) {
      const place = path.join(root, module.replace(/\.ts$/, ''));
      build.onResolve({ filter: new RegExp(`/${path.basename(place)}$`) }, ({ kind, path: name, resolveDir }) => {
        if (kind === 'entry-point' || path.resolve(resolveDir, name) !== place) return undefined;
        return { path: module, namespace: 'deferred' };
      });
      build.onLoad({ filter: new RegExp(`^${module}$`), namespace: 'deferred' }, () => {
        // Node looks a module's file up at every `require`, which costs more than a short call.
        const load = `let loaded;\nconst load = () => (loaded ??= require('./${file}'));`;
        const calls = functions.map((name) => `export const ${name} = (...given) => load().${name}(...given);`);
        return { contents: [load, ...calls].join('\n') };
      });
    }
  },
};
