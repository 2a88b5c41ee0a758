// `npm start` on a desktop: the person's own `code`, with an empty profile and the extension under development.
import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { hasDisplay, root } from './paths.mjs';

const names = process.platform === 'win32' ? ['code.cmd', 'code.exe'] : ['code'];

/** The `code` command, where one is on the PATH and a display is there. */
export function findCode() {
  if (!hasDisplay()) return undefined;
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  return folders.flatMap((folder) => names.map((name) => path.join(folder, name))).find((file) => existsSync(file));
}

/** Runs until the window is closed or the signal is aborted. */
export async function startDesktop(code, place, signal) {
  const args = [
    `--extensionDevelopmentPath=${root}`,
    `--user-data-dir=${place.userData}`,
    `--extensions-dir=${place.extensions}`,
    ...(place.demo ? ['--disable-workspace-trust'] : []),
    '--skip-welcome',
    '--skip-release-notes',
    '--new-window',
    '--wait',
    place.workspace,
  ];
  const shell = code.endsWith('.cmd'); // Node.js starts no batch file without one
  const quoted = shell ? [`"${code}"`, args.map((arg) => `"${arg}"`)] : [code, args];
  const child = spawn(...quoted, { env: { ...process.env, ...place.env }, stdio: 'inherit', shell });
  console.log('\n  VS Code with Skillshelf opens in a window of its own. Closing it, or Ctrl+C here, ends it.\n');
  const closed = new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', resolve);
  });
  signal.addEventListener('abort', () => quit(place.userData, child), { once: true });
  await closed;
}

/** `code --wait` only waits: the program itself notes its process in the profile's lock file. */
function quit(userData, child) {
  try {
    process.kill(Number(readFileSync(path.join(userData, 'code.lock'), 'utf8')));
  } catch {
    // it has ended, or has not begun
  }
  child.kill();
}
