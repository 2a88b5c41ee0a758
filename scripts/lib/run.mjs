// Runs programs without a shell, so that it is the same on every system.
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './paths.mjs';

/** Runs this Node.js with arguments, in the checkout. Resolves to the exit code; killed by a signal is 1. */
export function node(args, options = {}) {
  return run(process.execPath, args, options);
}

/** Runs a program. Resolves to the exit code; killed by a signal is 1; one that can't be started rejects. */
export function run(command, args, options = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: root, stdio: 'inherit', ...options });
    child.once('error', (error) => reject(new Error(`${command} could not be started: ${error.message}`)));
    child.once('exit', (code) => resolve(code ?? 1));
  });
}

/** The script behind a package's command, to run with `node`. */
export function tool(packageName, command) {
  const folder = path.join(root, 'node_modules', packageName);
  const { bin } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
  return path.join(folder, typeof bin === 'string' ? bin : bin[command]);
}
