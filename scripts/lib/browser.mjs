// A Chromium for tests: the one that CHROMIUM names, else one that is installed, else the one that the npm registry has.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { fetchedChromium } from './fetchedChromium.mjs';

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

/** @returns {Promise<{ executablePath: string, env?: object }>} what Playwright's `launch` wants to know */
export async function findBrowser() {
  const named = process.env.CHROMIUM;
  if (!named) return installed() ?? (await fetchedChromium());
  if (existsSync(named)) return { executablePath: named };
  throw new Error(`CHROMIUM names ${named}, which is not there: correct it, or unset it to have one found`);
}

function installed() {
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  const onPath = names.flatMap((name) => folders.map((folder) => path.join(folder, name)));
  const executablePath = [...onPath, ...elsewhere].find((file) => existsSync(file));
  return executablePath && { executablePath };
}
