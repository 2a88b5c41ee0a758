// How large the bundles are, minified.

import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import { table, verdict } from './support/table';

const root = path.resolve(__dirname, '..');

const LIMITS: readonly (readonly [file: string, kilobytes: number])[] = [
  ['dist/desktop.js', 250],
  ['dist/web.js', 250],
  ['dist/cli.js', 250],
];

/** Of what was built last; `npm run bench` builds for release first. */
export function bundles(): string {
  const rows = LIMITS.filter(([file]) => existsSync(path.join(root, file))).map(([file, most]) => [
    file,
    verdict(statSync(path.join(root, file)).size / 1000, most, 'kB'),
  ]);
  return table('Bundles', ['', 'size'], rows);
}
