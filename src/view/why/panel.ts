// One tab for a page of ours, filled anew whenever what it says may have changed.

import * as vscode from 'vscode';
import { pageHtml } from './html';

/** The only commands that a page's links may run. */
const COMMANDS = [
  'skillshelf.open',
  'skillshelf.remedy',
  'skillshelf.why',
  'skillshelf.filterByAgent',
  'skillshelf.budget',
];

export interface Page {
  readonly title: string;
  /** HTML. */
  readonly body: string;
}

export class PagePanel implements vscode.Disposable {
  readonly #kind: string;
  #panel: vscode.WebviewPanel | undefined;
  #make: (() => Page) | undefined;

  constructor(kind: string) {
    this.#kind = kind;
  }

  /** Shows what `make` makes, in the tab that is there or a new one. */
  show(make: () => Page): void {
    this.#make = make;
    if (this.#panel) this.#panel.reveal();
    else {
      this.#panel = vscode.window.createWebviewPanel(this.#kind, make().title, vscode.ViewColumn.Active, {
        enableScripts: false,
        enableCommandUris: COMMANDS,
        enableFindWidget: true,
        localResourceRoots: [],
      });
      this.#panel.onDidDispose(() => {
        this.#panel = undefined;
      });
    }
    this.refresh();
  }

  refresh(): void {
    if (!this.#panel || !this.#make) return;
    const { title, body } = this.#make();
    this.#panel.title = title;
    this.#panel.webview.html = pageHtml({ title, body, nonce: crypto.randomUUID(), language: vscode.env.language });
  }

  dispose(): void {
    this.#panel?.dispose();
  }
}
