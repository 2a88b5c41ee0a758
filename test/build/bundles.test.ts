// What the bundles may and may not contain.

import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../support/sources';

const largest = 250_000;
const forbiddenModules = new Set(['http', 'https', 'http2', 'net', 'tls', 'dgram', 'dns', 'inspector', 'vm']);
const network = /\b(fetch|XMLHttpRequest|WebSocket|EventSource|sendBeacon|importScripts)\b\s*\(/g;

/** The modules that a bundle asks its host for. */
function required(text: string): string[] {
  const names = [...text.matchAll(/\brequire\(["'](?:node:)?([^"']+)["']\)/g)].map(([, name = '']) => name);
  return [...new Set(names)];
}

const bundles = readdirSync(path.join(root, 'dist'))
  .filter((file) => file.endsWith('.js'))
  .map((file) => path.basename(file, '.js'));

for (const name of bundles) {
  describe(`dist/${name}.js`, () => {
    let text = '';
    before(() => {
      text = readFileSync(path.join(root, 'dist', `${name}.js`), 'utf8');
    });

    it('evaluates no text as a program', () => {
      assert.deepEqual(text.match(/\beval\s*\(|\bnew\s+Function\b|\bFunction\s*\(\s*["'`]/g) ?? [], []);
    });

    it('opens no network connection', () => {
      assert.deepEqual(text.match(network) ?? [], []);
      assert.deepEqual(
        required(text).filter((module) => forbiddenModules.has(module)),
        [],
      );
    });

    it('contains no path of the machine that built it', () => {
      assert.equal(text.includes(root), false);
    });

    if (name === 'web') {
      it('asks its host for nothing but vscode', () => {
        assert.deepEqual(
          required(text).filter((module) => module !== 'vscode'),
          [],
        );
        // A library may ask whether there is a `process` before it looks into it.
        const unguarded = text.replace(/typeof process[^&]*&&process\.platform\?process\.platform/g, '');
        const globals = /\b(process|Buffer|__dirname|__filename|setImmediate)\s*[.([].{0,40}/g;
        assert.deepEqual(unguarded.match(globals) ?? [], []);
      });
    }

    if (name === 'cli') {
      it('is a program', () => assert.match(text, /^#!\/usr\/bin\/env node\n/));
    }

    if (name === 'desktop') {
      it('is small', () => {
        const bytes = Buffer.byteLength(text);
        assert.ok(bytes <= largest, `${bytes} bytes`);
      });
    }
  });
}
