// What is fetched on demand into .vscode-test/: made whole or not at all, also when two processes want it at once.
import { existsSync } from 'node:fs';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { cache } from './paths.mjs';
import { step } from './say.mjs';

/**
 * @param {string} name of the folder in .vscode-test/, with the version
 * @param {string} what for the person who waits
 * @param {(folder: string) => Promise<void>} fetch fills the folder, which has an empty package.json
 * @returns {Promise<string>} the folder
 */
export async function fetchOnce(name, what, fetch) {
  const folder = path.join(cache, name);
  if (existsSync(folder)) return folder;
  step(`fetching ${what} into .vscode-test/ (once)`);
  const partial = `${folder}.${process.pid}.partial`;
  await mkdir(partial, { recursive: true });
  try {
    await writeFile(path.join(partial, 'package.json'), '{ "private": true }\n');
    await fetch(partial);
    await rename(partial, folder);
  } catch (error) {
    if (!existsSync(folder)) throw error; // else another process was faster
  } finally {
    await rm(partial, { recursive: true, force: true });
  }
  return folder;
}
