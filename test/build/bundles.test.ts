// What the bundles may and may not contain.

import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../support/sources';

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
        const globals = /\b(process|Buffer|__dirname|__filename|setImmediate)\s*(?:[.[]|\((?!\?)).{0,40}/g;
        assert.deepEqual(unguarded.match(globals) ?? [], []);
      });
    }

    if (name === 'cli') {
      it('is a program', () => assert.match(text, /^#!\/usr\/bin\/env node\n/));
    }
  });
}

describe('what VS Code loads at its start', () => {
  const read = (file: string) => readFileSync(path.join(root, 'dist', file), 'utf8');

  it('is a small main bundle, with no more than as much again in what it shares', () => {
    const main = Buffer.byteLength(read('desktop.js'));
    assert.ok(main <= 250_000, `${main} bytes`);
    const shared = required(read('desktop.js')).filter((name) => name.startsWith('./shared-'));
    const all = shared.reduce((sum, name) => sum + Buffer.byteLength(read(name.slice(2))), main);
    assert.ok(all <= 400_000, `${all} bytes`);
  });

  it('is not what is deferred', () => {
    const deferred = ['yaml', 'audit', 'fixes', 'glossary', 'chat'];
    const atOnce = required(read('desktop.js')).filter((name) => deferred.includes(path.basename(name, '.js')));
    // They stand in the bundle, each inside of the function that loads it.
    for (const name of atOnce)
      assert.match(read('desktop.js'), new RegExp(`=>\\w+\\?\\?=require\\("${name}"\\)|=>\\(\\w+\\?\\?=`));
  });
});
