// What a launch of the desktop's VS Code needs: the download, its home folder, and a hold on its page.
import path from 'node:path';
import { cache, root } from '../../../scripts/lib/paths.mjs';
import { freePort } from '../../../scripts/lib/server.mjs';
import { openDoor } from './door.mjs';

/**
 * @param {import('../suites.mjs').Suite} suite
 * @param {{ home: string, result: string }} stage
 * @param {string} door
 */
export async function desktop(suite, stage, door) {
  const { downloadAndUnzipVSCode } = await import('@vscode/test-electron');
  const code = await downloadAndUnzipVSCode({ version: 'stable', cachePath: cache });
  const port = await freePort();
  const window = connect(port);
  const server = await openDoor(door, { page: window.page, result: stage.result });
  const asked = suite.trust === 'asked';
  return {
    // runTests switches Workspace Trust off; where a suite wants it, another program takes the switch out again.
    executable: asked ? path.join(root, 'test/vscode/runner/desktopHost.mjs') : code,
    env: { HOME: stage.home, USERPROFILE: stage.home, SKILLSHELF_CODE: code },
    args: [`--remote-debugging-port=${port}`],
    close: async () => {
      await window.close();
      server.close();
    },
  };
}

/** The workbench's page, through the debugging port; undefined where the port doesn't answer. */
function connect(port) {
  let browser;
  const page = async () => {
    const { chromium } = await import('playwright-core');
    browser ??= await chromium.connectOverCDP(`http://127.0.0.1:${port}`, { timeout: 10_000 }).catch(() => undefined);
    const pages = browser?.contexts().flatMap((context) => context.pages()) ?? [];
    return pages.find((candidate) => candidate.url().includes('workbench'));
  };
  return { page, close: async () => browser?.close().catch(() => undefined) };
}
