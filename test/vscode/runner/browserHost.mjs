#!/usr/bin/env node
// Stands in for VS Code's desktop program: takes its command line, and runs the tests in the browser's VS Code.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { format } from 'node:util';
import { startServer } from '../../../scripts/lib/server.mjs';
import { openDoor } from './door.mjs';
import { openBrowser, openWorkbench } from './workbench.mjs';

const { values, positional } = parse(process.argv.slice(2));
const { SKILLSHELF_DOOR: door, SKILLSHELF_RESULT: result, SKILLSHELF_SECONDS: seconds = '420' } = process.env;
const recent = []; // the workbench's own log, for when something goes wrong

let browser;
let server;
let ending;

/** Ends everything, once, and this process with it. */
function finish(code, why) {
  ending ??= (async () => {
    if (why) console.error(`VS Code in the browser: ${why}`);
    if (code && !process.env.SKILLSHELF_VERBOSE && why) console.error(recent.slice(-25).join('\n'));
    const patience = new Promise((resolve) => setTimeout(resolve, 5000));
    await Promise.race([Promise.allSettled([browser?.close(), server?.stop()]), patience]);
    process.exit(code);
  })();
  return ending;
}

function parse(args) {
  const values = {};
  const positional = [];
  for (const arg of args) {
    const [, name, value = true] = /^--([^=]+)(?:=(.*))?$/s.exec(arg) ?? [];
    if (name) values[name] = [...(values[name] ?? []), value];
    else positional.push(arg);
  }
  return { values, positional };
}

function log(type, args) {
  const line = `[${type}] ${format(...args)}`;
  recent.push(line);
  if (process.env.SKILLSHELF_VERBOSE) console.error(line);
}

/** The workbench says 0, too, when the extension host was killed or left: only the tests' own word counts. */
function ended(code) {
  const reported = readResult();
  if (code === 0 && !reported) return finish(1, 'the extension host ended before the tests did');
  return finish(code || (reported?.failed ? 1 : 0));
}

function readResult() {
  try {
    return JSON.parse(readFileSync(result, 'utf8'));
  } catch {
    return undefined; // nothing was reported
  }
}

async function main() {
  const [userData] = values['user-data-dir'];
  const [extensions] = values['extensions-dir'];
  const home = process.env.SKILLSHELF_HOME;
  server = await startServer({
    userData,
    extensions,
    runtime: path.join(path.dirname(userData), 'run'),
    trust: process.env.SKILLSHELF_TRUST === 'asked',
    env: { HOME: home, USERPROFILE: home },
  });
  server.child.once('exit', (code) => finish(1, `the server ended (${code})`));
  const opened = await openBrowser();
  browser = opened.browser;
  browser.once('disconnected', () => finish(1, 'the browser ended'));
  opened.page.once('crash', () => finish(1, 'the page crashed'));
  await openDoor(door, {
    page: async () => opened.page,
    result,
    // The workbench's exit follows at once; where it does not, the tests' word is enough.
    onResult: () => setTimeout(() => ended(0), 10_000).unref(),
  });
  await opened.page.exposeFunction('codeAutomationLog', log);
  await opened.page.exposeFunction('codeAutomationExit', (code) => ended(code));
  await openWorkbench(opened.page, {
    port: server.port,
    workspace: positional[0],
    extensions: values.extensionDevelopmentPath ?? [],
    tests: values.extensionTestsPath[0],
  });
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => finish(130, `ended by ${signal}`));
process.on('unhandledRejection', (error) => finish(1, error instanceof Error ? error.stack : String(error)));
setTimeout(() => finish(124, `no result after ${seconds} s`), Number(seconds) * 1000).unref();
const parent = process.ppid;
setInterval(() => process.ppid === parent || finish(1, 'whoever started it is gone'), 1000).unref();

main().catch((error) => finish(1, error.stack));
