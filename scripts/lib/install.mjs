// Brings node_modules up to the lock file, so that `npm start` and `npm test` work on a fresh clone.
import { statSync } from 'node:fs';
import path from 'node:path';
import { npm } from './npm.mjs';
import { root } from './paths.mjs';
import { step } from './say.mjs';

function changed(file) {
  return statSync(path.join(root, file), { throwIfNoEntry: false })?.mtimeMs ?? 0;
}

/** Runs `npm ci` unless what is installed is as new as package-lock.json. */
export async function install() {
  if (changed('node_modules/.package-lock.json') >= changed('package-lock.json')) return;
  step('installing the development tools (npm ci)');
  if (await npm(root, ['ci'])) throw new Error('npm ci failed: see above. Is the npm registry reachable?');
}
