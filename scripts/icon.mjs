// Draws media/icon.png (what the marketplace shows) from media/logo.svg, with whichever Chromium is there.
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { chromium } from 'playwright-core';
import { browserArguments, findBrowser } from './lib/browser.mjs';
import { root } from './lib/paths.mjs';

const svg = await readFile(path.join(root, 'media/logo.svg'), 'utf8');
const browser = await chromium.launch({ ...(await findBrowser()), args: browserArguments });
const page = await browser.newPage({ viewport: { width: 128, height: 128 } });
await page.setContent(`<style>body { margin: 0 } svg { width: 128px; height: 128px }</style>${svg}`);
await page.screenshot({ path: path.join(root, 'media/icon.png'), omitBackground: true });
await browser.close();
