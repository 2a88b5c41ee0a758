// Where `npm start` works: a throw-away folder with a fresh copy of the demo, so that trying things out changes neither
// the checkout nor the person's own profile.
import { cpSync, mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { root } from './paths.mjs';

const settings = {
  'chat.disableAIFeatures': false,
  'extensions.ignoreRecommendations': true,
  'telemetry.telemetryLevel': 'off',
  'update.mode': 'none',
  'workbench.startupEditor': 'none',
};

/**
 * @param {string} [folder] a folder of the person's own: opened where it stands, with the real home folder
 */
export function makeDemo(folder) {
  const base = realpathSync(mkdtempSync(path.join(os.tmpdir(), 'skillshelf-')));
  const remove = () => rmSync(base, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
  process.once('exit', remove);
  const userData = path.join(base, 'user-data');
  mkdirSync(path.join(userData, 'User'), { recursive: true });
  writeFileSync(path.join(userData, 'User/settings.json'), JSON.stringify(settings, undefined, 2));
  const place = {
    userData,
    extensions: path.join(base, 'extensions'),
    runtime: path.join(base, 'run'),
    remove: () => {
      process.off('exit', remove);
      remove();
    },
  };
  if (folder) return { ...place, demo: false, workspace: folder, env: {} };
  const workspace = path.join(base, 'workspace');
  const home = path.join(base, 'home');
  const copy = (from, to) => cpSync(path.join(root, 'examples', from), to, { recursive: true, verbatimSymlinks: true });
  copy('workspace', workspace);
  copy('home', home);
  return { ...place, demo: true, workspace, env: { HOME: home, USERPROFILE: home } };
}
