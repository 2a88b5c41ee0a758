// Starts and ends a code-server process of ours.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { codeServer } from './codeServer.mjs';

/** A loopback port that nobody listens on: the wanted one, or any; undefined where the wanted one is taken. */
export async function freePort(wanted = 0) {
  const probe = createServer().listen(wanted, '127.0.0.1');
  try {
    await once(probe, 'listening');
  } catch {
    return undefined;
  }
  const { port } = probe.address();
  probe.close();
  await once(probe, 'close');
  return port;
}

/**
 * Starts code-server on a loopback port and waits until it answers.
 * @param {{ userData: string, extensions: string, runtime: string, port?: number, trust?: boolean, env?: object }} options
 *   `runtime`: a throw-away folder for sockets and the like; `trust`: ask whether a workspace is trusted
 */
export async function startServer({ userData, extensions, runtime, port, trust = false, env = {} }) {
  const { entry, node } = await codeServer();
  const chosen = port ?? (await freePort());
  const config = path.join(runtime, 'code-server.yaml'); // without one it writes into the home folder
  await Promise.all([userData, extensions, runtime].map((folder) => mkdir(folder, { recursive: true })));
  await writeFile(config, 'auth: none\n');
  const args = [
    ...['--config', config, '--auth', 'none', '--bind-addr', `127.0.0.1:${chosen}`],
    ...['--user-data-dir', userData, '--extensions-dir', extensions],
    ...['--disable-telemetry', '--disable-update-check', '--disable-getting-started-override'],
    ...(trust ? [] : ['--disable-workspace-trust']),
  ];
  const child = spawn(node, [entry, ...args], {
    env: { ...foreign(process.env), XDG_RUNTIME_DIR: runtime, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true, // a process group of its own, to end all of it
  });
  const server = { port: chosen, child, stop: () => stop(child) };
  const output = collect(child);
  process.once('exit', () => signal(child, 'SIGKILL'));
  await answering(server, output);
  return server;
}

/** The environment without what a VS Code around us has set for its own processes. */
function foreign(env) {
  return Object.fromEntries(
    Object.entries(env).filter(([name]) => !/^(VSCODE_|ELECTRON_)|^(PORT|PASSWORD|HASHED_PASSWORD)$/.test(name)),
  );
}

function collect(child) {
  const lines = [];
  const add = (data) => {
    lines.push(String(data));
    if (process.env.SKILLSHELF_VERBOSE) process.stderr.write(data);
  };
  child.stdout.on('data', add);
  child.stderr.on('data', add);
  return lines;
}

async function answering({ port, child }, output) {
  for (let tries = 0; tries < 300; tries++) {
    if (child.exitCode !== null) break;
    const answer = await fetch(`http://127.0.0.1:${port}/healthz`).catch(() => undefined);
    if (answer) return;
    await delay(100);
  }
  await stop(child);
  throw new Error(`code-server did not start on port ${port}:\n${output.join('')}`);
}

function signal(child, name) {
  if (child.pid === undefined) return;
  try {
    process.kill(-child.pid, name);
  } catch (error) {
    if (error.code !== 'ESRCH') throw error; // gone already
  }
}

async function stop(child) {
  const ended = child.exitCode === null && child.signalCode === null ? once(child, 'exit') : Promise.resolve();
  signal(child, 'SIGTERM');
  await Promise.race([ended, delay(4000, undefined, { ref: false })]);
  signal(child, 'SIGKILL'); // whatever of the group is left
}
