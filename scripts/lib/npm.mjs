// Runs npm as this Node.js would, without a shell: the same program that runs us, or the one beside node.
import { existsSync, realpathSync } from 'node:fs';
import path from 'node:path';
import { run } from './run.mjs';

/** npm's own script: never `npm` or `npm.cmd`, which want a shell on Windows. */
export function npmScript() {
  const { npm_execpath: caller, PATH = '' } = process.env;
  const beside = path.dirname(process.execPath);
  const candidates = [
    caller && path.basename(caller) === 'npm-cli.js' ? caller : undefined,
    path.join(beside, '../lib/node_modules/npm/bin/npm-cli.js'),
    path.join(beside, 'node_modules/npm/bin/npm-cli.js'),
    ...PATH.split(path.delimiter).map((folder) => path.join(folder, 'npm')),
  ];
  const found = candidates.find((file) => file && existsSync(file));
  if (!found) throw new Error('npm was not found beside node nor on the PATH: install Node.js with npm');
  return realpathSync(found);
}

/** Runs npm in a folder with the caller's `npm_*` variables of this project taken out. Resolves to the exit code. */
export function npm(folder, args, { node = process.execPath, env = {}, stdio = ['ignore', 2, 2] } = {}) {
  const clean = Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !/^npm_(package|lifecycle|command|config_local_prefix)/i.test(name)),
  );
  const quiet = { npm_config_audit: 'false', npm_config_fund: 'false', npm_config_update_notifier: 'false' };
  return run(node, [npmScript(), ...args, '--loglevel=error'], {
    cwd: folder,
    env: { ...clean, ...quiet, ...env },
    stdio,
  });
}
