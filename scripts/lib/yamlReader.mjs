// Makes a reader of the `yaml` package in a bundle: what writes YAML, and the tags of YAML 1.1, are left out (a quarter
// of it). We read YAML 1.2 and write none; a call of what is missing says so.
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { root } from './paths.mjs';

const unused = /[\\/]yaml[\\/]browser[\\/]dist[\\/](stringify|schema[\\/]yaml-1\.1)[\\/][\w-]+\.js$/;
const used = /[\\/]merge\.js$/;
const exported = /^export \{([^}]+)\};$/m;

/** The browser build's own modules: its index exports everything in one object, which keeps everything alive. */
export const yamlAlias = { yaml: path.join(root, 'node_modules/yaml/browser/dist/index.js') };

/** The esbuild plugin. */
export const yamlReader = {
  name: 'yaml-reader',
  setup(build) {
    build.onLoad({ filter: unused }, async ({ path: file }) => {
      if (used.test(file)) return undefined;
      const [, names] = exported.exec(await readFile(file, 'utf8')) ?? [];
      if (!names) return { errors: [{ text: `${file} exports nothing in the way that is expected here` }] };
      const constants = names.split(',').map((name) => `export const ${name.trim()} = missing;`);
      const missing = "const missing = () => { throw new Error('this part of yaml is not in the bundle'); };";
      return { contents: [missing, ...constants].join('\n') };
    });
  },
};
