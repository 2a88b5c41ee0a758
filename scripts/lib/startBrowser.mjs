// `npm start` without a desktop: code-server with the extension in it, for any browser.
import { mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { root } from './paths.mjs';
import { startServer } from './server.mjs';

/** Runs until the signal is aborted or the server ends. */
export async function startBrowser(place, port, signal) {
  const { publisher, name, version } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
  mkdirSync(place.extensions, { recursive: true });
  // Without an extensions.json there, code-server takes every folder for an extension.
  symlinkSync(root, path.join(place.extensions, `${publisher}.${name}-${version}`), 'junction');
  const server = await startServer({
    userData: place.userData,
    extensions: place.extensions,
    runtime: place.runtime,
    port,
    trust: !place.demo,
    env: place.env,
  });
  const query = new URLSearchParams({ [kindOf(place.workspace)]: place.workspace });
  console.log(`\n  VS Code with Skillshelf:  http://127.0.0.1:${server.port}/?${query}\n  Ctrl+C ends it.\n`);
  const died = new Promise((resolve) => server.child.once('exit', resolve));
  const aborted = new Promise((resolve) => signal.addEventListener('abort', () => resolve('aborted'), { once: true }));
  const how = signal.aborted ? 'aborted' : await Promise.race([died, aborted]);
  await server.stop();
  if (how !== 'aborted') throw new Error(`code-server ended by itself (${how})`);
}

function kindOf(workspace) {
  return workspace.endsWith('.code-workspace') ? 'workspace' : 'folder';
}
