// The view "Skills" as a person sees it on the screen.

import * as vscode from 'vscode';
import { page } from './page';
import { until } from './until';

export const ROW = '.sidebar .customview-tree .monaco-list-row';

export interface ShownRow {
  readonly level: number;
  readonly label: string;
  readonly description: string;
  /** The icon of VS Code's set, such as `check`. */
  readonly icon: string;
  /** What a screen reader says. */
  readonly spoken: string;
}

/** Opens the view and waits until it has rows. */
export async function openView(): Promise<void> {
  await vscode.commands.executeCommand('skillshelf.skills.focus');
  await page.waitFor(ROW);
}

export function rows(): Promise<ShownRow[]> {
  return page.evaluate(`[...document.querySelectorAll(${JSON.stringify(ROW)})].map((row) => ({
    level: Number(row.getAttribute('aria-level')),
    label: row.querySelector('.label-name')?.textContent ?? '',
    description: row.querySelector('.label-description')?.textContent ?? '',
    icon: /codicon-([a-z-]+)/.exec(row.querySelector('.custom-view-tree-node-item-icon')?.className ?? '')?.[1] ?? '',
    spoken: row.getAttribute('aria-label') ?? '',
  }))`) as Promise<ShownRow[]>;
}

/** The rows as indented lines, `icon label | description`. */
export async function lines(): Promise<string[]> {
  return (await rows()).map(
    ({ level, icon, label, description }) => `${'  '.repeat(level - 1)}${icon} ${label} | ${description}`,
  );
}

/** True if the audit has looked into all that `lines` shows. */
export function areChecked(shown: readonly string[]): boolean {
  return !shown.some((line) => line.includes('circle-outline'));
}

/** Waits until the rows, as `lines` gives them, meet the condition. */
export function shows(what: string, condition: (lines: readonly string[]) => boolean): Promise<unknown> {
  return until(what, async () => {
    const shown = await lines();
    if (!condition(shown)) throw new Error(`shown:\n${shown.join('\n')}`);
    return true;
  });
}

/** The selector of the row with this label; `of`: a part of it, such as the twistie; `state`: `.selected`, `.focused`. */
export function row(label: string, of = '', state = ''): string {
  return `${ROW}${state}:has(.label-name :text-is(${JSON.stringify(label)})) ${of}`.trim();
}

/** Rests the pointer on a row; resolves with the hover's text. Rests again where the tree was drawn anew meanwhile. */
export function hover(label: string): Promise<string> {
  return until(
    `the hover of ${label}`,
    async () => {
      // The middle of the editors has no hover of its own.
      await page.move(600, 450);
      await page.waitFor('.workbench-hover-container', { state: 'hidden' });
      await page.hover(row(label, '.label-name'));
      await page.waitFor('.workbench-hover-container .rendered-markdown', { timeout: 4000 });
      return page.text('.workbench-hover-container');
    },
    { timeout: 25_000 },
  );
}
