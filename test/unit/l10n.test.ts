// The words of manifest and source, held against the bundles of translations.

import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import manifest from '../../package.json';
import english from '../../package.nls.json';
import { sentences } from '../../scripts/lib/sentences';

const folder = resolve(__dirname, '../../l10n');
const places = (sentence: string) => (sentence.match(/\{\w+\}/g) ?? []).sort();

describe('the sentences for translators', () => {
  it('are those of the tables and of the calls', () => {
    const said = new Set(sentences());
    for (const sentence of ['The file is empty.', 'no frontmatter', 'Workspace', 'Show Problems', 'shadowed by {0}']) {
      assert.ok(said.has(sentence), sentence);
    }
  });

  for (const file of existsSync(folder) ? readdirSync(folder) : []) {
    it(`are what ${file} translates, each with the same places`, () => {
      const said = new Set(sentences());
      const bundle: Record<string, string> = JSON.parse(readFileSync(resolve(folder, file), 'utf8'));
      for (const [sentence, translation] of Object.entries(bundle)) {
        assert.ok(said.has(sentence), sentence);
        assert.deepEqual(places(translation), places(sentence), sentence);
      }
    });
  }
});

/** What a person reads of the manifest. A tool's schema and a participant's disambiguation are for models. */
function read(manifestPart: object): string[] {
  const keys = new Set(['title', 'userDescription', 'description', 'markdownDescription', 'contents', 'label']);
  const models = new Set(['inputSchema', 'disambiguation']);
  return Object.entries(manifestPart).flatMap(([key, value]) => {
    if (typeof value === 'string') return keys.has(key) ? [value] : [];
    return typeof value === 'object' && value !== null && !models.has(key) ? read(value) : [];
  });
}

describe('the manifest’s words', () => {
  it('come from package.nls.json, the name aside', () => {
    const literal = read(manifest.contributes).filter((words) => !/^%.+%$/.test(words) && words !== 'Skillshelf');
    assert.deepEqual(literal, []);
  });

  it('all stand there, and nothing else does', () => {
    const used = [...JSON.stringify(manifest).matchAll(/"%([\w.]+)%"/g)].map(([, key]) => key);
    assert.deepEqual([...new Set(used)].sort(), Object.keys(english).sort());
  });
});
