// The page that a person would see, driven from a test in the extension host.

import type { Context } from 'mocha';
import * as vscode from 'vscode';
import { ask } from './door';

/** Selectors are Playwright's: CSS, `text=…`, `:has-text("…")`. Where several elements match, the first is meant. */
export const page = {
  click: (selector: string, options: { button?: 'right'; modifiers?: string[]; timeout?: number } = {}) =>
    act('click', selector, { timeout: 10_000, ...options }),
  hover: (selector: string) => act('hover', selector, { timeout: 10_000 }),
  fill: (selector: string, text: string) => act('fill', selector, text),
  /** Types where the focus is. `delay`: milliseconds between keys, for what completes while one types. */
  type: (text: string, options: { delay?: number } = {}) => act('type', text, options),
  /** `Enter`, `Escape`, `Control+Enter` … */
  press: (key: string) => act('press', key),
  move: (x: number, y: number) => act('move', x, y),

  /** Waits until an element is there (or with `hidden` gone). */
  waitFor: (selector: string, options: { state?: 'visible' | 'hidden' | 'attached'; timeout?: number } = {}) =>
    act('waitFor', selector, { timeout: 10_000, ...options }),
  text: (selector: string) => act('text', selector) as Promise<string>,
  texts: (selector: string) => act('texts', selector) as Promise<string[]>,
  attribute: (selector: string, name: string) => act('attribute', selector, name) as Promise<string | null>,
  count: (selector: string) => act('count', selector) as Promise<number>,
  /** The value of a JavaScript expression in the page. */
  evaluate: (expression: string) => act('evaluate', expression),

  resize: (width: number, height: number) => act('resize', width, height),
  /** Saves NAME.png into the folder that SKILLSHELF_SHOTS names, or .vscode-test/screenshots. */
  screenshot: (name: string, options: { clip?: { x: number; y: number; width: number; height: number } } = {}) =>
    act('screenshot', name, options),
};

async function act(...step: unknown[]): Promise<unknown> {
  try {
    return await ask('page', step);
  } catch (error) {
    throw new Error(`page.${step[0]}(${JSON.stringify(step[1])}): ${error instanceof Error ? error.message : error}`);
  }
}

/** Whether there is a page to drive: always in the browser; on the desktop where its debugging port answers. */
export async function hasPage(): Promise<boolean> {
  return (await ask('hasPage', undefined)) === true;
}

/** For `before(needsPage)`: skips the tests where there is no page. */
export async function needsPage(this: Context): Promise<void> {
  if (!(await hasPage())) this.skip();
}

/** Trusts the workspace as a person does, through the trust editor; resolves when VS Code has heard of it. */
export async function grantTrust(): Promise<void> {
  const granted = new Promise<void>((resolve) => {
    const listener = vscode.workspace.onDidGrantWorkspaceTrust(() => {
      listener.dispose();
      resolve();
    });
  });
  await vscode.commands.executeCommand('workbench.trust.manage');
  await page.waitFor('.workspace-trust-editor');
  await page.press('Control+Enter');
  await granted;
  await vscode.commands.executeCommand('workbench.action.closeActiveEditor');
}
