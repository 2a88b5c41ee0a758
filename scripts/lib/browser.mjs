// A Chromium for tests: the one that CHROMIUM names, else one that is installed, else the one that the npm registry has.
import { existsSync } from 'node:fs';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { npm } from './npm.mjs';
import { cache } from './paths.mjs';
import { step } from './say.mjs';

const version = '147.0.0';
const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'microsoft-edge', 'msedge'];
const elsewhere = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
];

/** Arguments for a browser that is quiet and runs in a container, too. */
export const browserArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-dev-shm-usage',
];

/** @returns {Promise<string>} the path of an executable */
export async function findBrowser() {
  const named = process.env.CHROMIUM;
  if (named) {
    if (existsSync(named)) return named;
    throw new Error(`CHROMIUM names ${named}, which is not there: correct it, or unset it to have one fetched`);
  }
  return installed() ?? (await fetched());
}

function installed() {
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  const onPath = names.flatMap((name) => folders.map((folder) => path.join(folder, name)));
  return [...onPath, ...elsewhere].find((file) => existsSync(file));
}

async function fetched() {
  if (process.platform !== 'linux' || process.arch !== 'x64') {
    throw new Error('no Chromium, Chrome or Edge was found: install one, or name one in CHROMIUM');
  }
  const folder = path.join(cache, `chromium-${version}`);
  if (!existsSync(folder)) {
    step(`fetching Chromium (@sparticuz/chromium ${version}) into .vscode-test/ (once)`);
    const partial = `${folder}.partial`;
    await rm(partial, { recursive: true, force: true });
    await mkdir(partial, { recursive: true });
    await writeFile(path.join(partial, 'package.json'), '{ "private": true }\n');
    if (await npm(partial, ['install', '--no-save', '--force', `@sparticuz/chromium@${version}`])) {
      throw new Error('Chromium could not be fetched: install one, or name one in CHROMIUM');
    }
    await rename(partial, folder);
  }
  const module = path.join(folder, 'node_modules/@sparticuz/chromium/build/esm/index.js');
  const { default: chromium } = await import(pathToFileURL(module).href);
  return chromium.executablePath(); // unpacks it, into the system's folder for temporary files
}
