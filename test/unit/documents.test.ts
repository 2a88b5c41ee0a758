// What the documents say of settings and JSON, held against the manifest and the command line.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import manifest from '../../package.json';
import { auditDocument } from '../../scripts/lib/auditDocument';
import { findingsDocument } from '../../scripts/lib/findingsDocument';
import { main } from '../../src/cli/main';
import { nodeFiles } from '../../src/node/files';
import { nodeWriter } from '../../src/node/writer';
import { memoryDecisions } from '../support/memoryDecisions';

const root = resolve(__dirname, '../..');
const read = (file: string) => readFileSync(resolve(root, file), 'utf8');

const decisions = memoryDecisions();

async function printed(...args: string[]): Promise<Record<string, unknown>> {
  let out = '';
  await main([...args, '--json', '--workspace', resolve(root, 'examples/workspace')], {
    files: nodeFiles(),
    writer: nodeWriter,
    decisions: () => decisions,
    cwd: root,
    home: resolve(root, 'examples/home'),
    bundled: resolve(root, 'skills'),
    version: manifest.version,
    write: (text) => {
      out += text;
    },
    complain: () => undefined,
    input: () => [],
  });
  return JSON.parse(out);
}

/** The keys of a value and of all in it; `metadata` is the skill's own. */
function keysOf(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(keysOf);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => [key, ...(key === 'metadata' ? [] : keysOf(inner))]);
}

describe('README.md', () => {
  it('lists every setting with its default', () => {
    const rows = [...read('README.md').matchAll(/^\| `(skillshelf\.[\w.]+)` \| `(.*?)` \|/gm)];
    assert.deepEqual(
      rows.map(([, key, value]) => [key, value]),
      Object.entries(manifest.contributes.configuration.properties).map(([key, setting]) => [
        key,
        typeof setting.default === 'string' ? setting.default : JSON.stringify(setting.default),
      ]),
    );
  });

  it('points only to files that are there', () => {
    for (const [, target = ''] of read('README.md').matchAll(/\]\((?!https:|#)([^)]*)\)/g)) {
      assert.doesNotThrow(() => readFileSync(resolve(root, target)), target);
    }
  });
});

describe('docs/audit.md', () => {
  it('is made from the tables of rules (npm run docs)', () => {
    assert.equal(read('docs/audit.md'), auditDocument());
  });
});

describe('docs/findings.md', () => {
  it('is made from the table of findings (npm run docs)', () => {
    assert.equal(read('docs/findings.md'), findingsDocument());
  });
});

describe('docs/json.md', () => {
  for (const args of [
    ['list'],
    ['search', 'release', 'notes'],
    ['check'],
    ['show', 'explain-error'],
    ['load', 'release-notes'],
    ['audit'],
    ['trust', 'release-notes'],
    ['trust', '--list'],
    ['untrust', 'release-notes'],
  ]) {
    it(`names every key that ${args.join(' ')} prints`, async () => {
      const text = read('docs/json.md');
      const keys = new Set(keysOf(await printed(...args)));
      assert.ok(keys.size > 0);
      assert.deepEqual(
        [...keys].filter((key) => !text.includes(`"${key}"`) && !text.includes(`\`${key}\``)),
        [],
      );
    });
  }
});
