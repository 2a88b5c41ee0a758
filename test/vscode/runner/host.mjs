// Chooses where the tests run: VS Code on the desktop, or in the browser.
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { cache, hasDisplay } from '../../../scripts/lib/paths.mjs';

const updates = 'https://update.code.visualstudio.com/api/releases/stable';

/** @returns {Promise<{ kind: 'desktop' | 'browser', why: string }>} */
export async function chooseHost() {
  const wanted = process.env.VSCODE_TEST_HOST;
  if (wanted === 'desktop' || wanted === 'browser') return { kind: wanted, why: 'VSCODE_TEST_HOST says so' };
  if (wanted) throw new Error(`VSCODE_TEST_HOST is "${wanted}": it takes desktop or browser`);
  if (!hasDisplay()) return { kind: 'browser', why: 'there is no display' };
  if (downloaded()) return { kind: 'desktop', why: 'it is in .vscode-test/' };
  if (await reachable()) return { kind: 'desktop', why: 'there is a display' };
  return { kind: 'browser', why: 'the download of VS Code is not reachable' };
}

function downloaded() {
  return existsSync(cache) && readdirSync(path.resolve(cache)).some((name) => /^vscode-.*\d$/.test(name));
}

async function reachable() {
  const answer = await fetch(updates, { signal: AbortSignal.timeout(4000) }).catch(() => undefined);
  return answer?.ok ?? false;
}
