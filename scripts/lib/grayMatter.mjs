// Makes gray-matter safe in a bundle: its engines are emptied (one of them evaluates text as a program), and the only
// language left is YAML, parsed by ours.
import path from 'node:path';
import { root } from './paths.mjs';

const parser = path.join(root, 'src/core/format/yaml.ts');

/** What stands in the place of gray-matter's `lib/engines.js` and `lib/engine.js`. */
export const replacements = {
  'engines.js': 'module.exports = {};',
  'engine.js': `
    module.exports = function (language) {
      if (language !== 'yaml' && language !== 'yml') {
        throw new Error('frontmatter in ' + JSON.stringify(language) + ' is not read, only YAML');
      }
      return { parse: require(${JSON.stringify(parser)}).parseYaml };
    };`,
};

/** The esbuild plugin. It fails the build where gray-matter no longer has those two files. */
export const grayMatter = {
  name: 'gray-matter',
  setup(build) {
    let used = new Set();
    build.onStart(() => {
      used = new Set();
    });
    build.onLoad({ filter: /gray-matter[\\/]lib[\\/]engines?\.js$/ }, (args) => {
      const file = path.basename(args.path);
      used.add(file);
      return { contents: replacements[file], resolveDir: root };
    });
    build.onEnd((result) => {
      const inputs = Object.keys(result.metafile?.inputs ?? {});
      if (!inputs.some((input) => input.includes('node_modules/gray-matter/')) || used.size === 2) return undefined;
      return { errors: [{ text: `gray-matter's engines were not replaced: only ${[...used].join(', ') || 'none'}` }] };
    });
  },
};
