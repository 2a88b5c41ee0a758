// code-server's workbench in a headless Chromium, told to load extensions under development and to run their tests.
import path from 'node:path';
import { browserArguments, findBrowser } from '../../../scripts/lib/browser.mjs';

/** Opens the browser with an empty page. */
export async function openBrowser() {
  const { chromium } = await import('playwright-core');
  const browser = await chromium.launch({
    ...(await findBrowser()),
    headless: true,
    args: browserArguments,
    // Its own handlers would end this process before the server is ended.
    handleSIGINT: false,
    handleSIGTERM: false,
    handleSIGHUP: false,
  });
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  return { browser, page: await context.newPage() };
}

/**
 * Loads the workbench into a page.
 * @param {import('playwright-core').Page} page
 * @param {{ port: number, workspace?: string, extensions: string[], tests: string }} what
 */
export async function openWorkbench(page, { port, workspace, extensions, tests }) {
  const uri = (file) => ({
    $mid: 1,
    scheme: 'vscode-remote',
    authority: `127.0.0.1:${port}`,
    path: path.resolve(file),
  });
  // A built workbench takes these from its page alone; its address's payload is not heard.
  await page.addInitScript(configure, { extensions: extensions.map(uri), extensionTestsPath: uri(tests) });
  await page.goto(`http://127.0.0.1:${port}/?${query(workspace)}`);
}

function query(workspace) {
  const payload = JSON.stringify([
    ['skipWelcome', 'true'],
    ['skipReleaseNotes', 'true'],
  ]);
  if (!workspace) return new URLSearchParams({ ew: 'true', payload });
  return new URLSearchParams({ [workspace.endsWith('.code-workspace') ? 'workspace' : 'folder']: workspace, payload });
}

/** Runs in the page, before its own scripts: changes the configuration that stands in a meta element. */
function configure(development) {
  const observer = new MutationObserver(() => {
    const meta = document.getElementById('vscode-workbench-web-configuration');
    if (!meta) return;
    observer.disconnect();
    const settings = JSON.parse(meta.dataset.settings);
    settings.developmentOptions = { ...settings.developmentOptions, ...development };
    meta.dataset.settings = JSON.stringify(settings);
  });
  observer.observe(document, { childList: true, subtree: true });
}
