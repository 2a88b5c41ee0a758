// Gives unit tests the gray-matter that the bundles have: its two engine modules replaced, none of the originals loaded.

import { createRequire } from 'node:module';
import { parseYaml } from '../../src/core/format/yaml';

const require = createRequire(__filename);

function replace(file: string, exports: unknown): void {
  const id = require.resolve(`gray-matter/lib/${file}`);
  require.cache[id] = { id, filename: id, loaded: true, exports, children: [], paths: [], path: id } as never;
}

replace('engines.js', {});
replace('engine.js', (language: string) => {
  if (language === 'yaml' || language === 'yml') return { parse: parseYaml };
  throw new Error(`frontmatter in ${JSON.stringify(language)} is not read, only YAML`);
});
