// Where things are.
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The checkout. */
export const root = path.resolve(fileURLToPath(import.meta.url), '../../..');

/** Downloads and throw-away files, ignored by git. */
export const cache = path.join(root, '.vscode-test');

/** Whether a window could be shown. */
export function hasDisplay() {
  return process.platform !== 'linux' || Boolean(process.env.DISPLAY || process.env.WAYLAND_DISPLAY);
}
