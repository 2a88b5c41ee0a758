// `npm start [-- FOLDER] [--browser] [--port N]`: VS Code with the extension, on a demo or on a folder of yours.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { makeDemo } from './lib/demo.mjs';
import { install } from './lib/install.mjs';
import { node } from './lib/run.mjs';
import { explain, step } from './lib/say.mjs';
import { freePort } from './lib/server.mjs';
import { startBrowser } from './lib/startBrowser.mjs';
import { findCode, startDesktop } from './lib/startDesktop.mjs';

const usage = 'npm start [-- FOLDER] [--browser] [--port N]';

function readArguments() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { browser: { type: 'boolean', default: false }, port: { type: 'string' } },
  });
  if (positionals.length > 1) throw new Error(`one folder at most: ${usage}`);
  const folder = positionals[0] && path.resolve(process.env.INIT_CWD ?? '.', positionals[0]);
  if (folder && !existsSync(folder)) throw new Error(`${folder} is not there: ${usage}`);
  return { folder, port: values.port, browser: values.browser };
}

/** The port asked for, which must be free; else 8080, or any that is. */
async function choosePort(asked) {
  if (asked === undefined) return (await freePort(8080)) ?? (await freePort());
  const port = Number(asked);
  if (!Number.isInteger(port) || port < 1 || port > 65_535) throw new Error(`--port ${asked}: ${usage}`);
  if (!(await freePort(port))) throw new Error(`port ${port} is taken: name another with --port, or none`);
  return port;
}

async function main() {
  const { folder, port, browser } = readArguments();
  await install();
  step('building');
  if (await node(['esbuild.mjs'])) throw new Error('the build failed: see above');
  const place = makeDemo(folder);
  const code = browser ? undefined : findCode();
  const ended = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => ended.abort());
  try {
    if (code) await startDesktop(code, place, ended.signal);
    else await startBrowser(place, await choosePort(port), ended.signal);
  } finally {
    place.remove();
  }
}

main().catch((error) => {
  explain(error);
  process.exitCode = 1;
});
