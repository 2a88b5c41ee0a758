// The replaced gray-matter: YAML only, nothing evaluated.

import assert from 'node:assert/strict';
import matter from 'gray-matter';
import { parseYaml } from '../../src/core/format/yaml';

describe('gray-matter as the project uses it', () => {
  it('parses YAML with our parser', () => {
    const { data, content } = matter('---\nname: a\nlist: [1, 2]\n---\nbody\n', {});
    assert.deepEqual(data, parseYaml('\nname: a\nlist: [1, 2]'));
    assert.equal(content, 'body\n');
  });

  for (const language of ['js', 'javascript', 'json', 'coffee', 'toml', 'constructor', '__proto__', 'toString']) {
    it(`refuses frontmatter in ${language}`, () => {
      const text = `---${language}\nglobalThis.evaluated = true\n---\n`;
      assert.throws(() => matter(text, {}), /only YAML/);
      assert.equal((globalThis as { evaluated?: boolean }).evaluated, undefined);
    });
  }
});
