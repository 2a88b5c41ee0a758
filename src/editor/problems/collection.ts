// The one collection of Problems: a file's marks come from its open document while there is one, else from the catalog.

import * as vscode from 'vscode';
import { besides } from './stepBack';

export class ProblemCollection implements vscode.Disposable {
  readonly #collection = vscode.languages.createDiagnosticCollection('skillshelf');
  /** By URI. */
  readonly #open = new Map<string, readonly vscode.Diagnostic[]>();
  readonly #closed = new Map<string, readonly vscode.Diagnostic[]>();
  /** By URI: what is shown, so that nothing is said twice. */
  readonly #shown = new Map<string, string>();

  /** What was found in an open document. */
  setOpen(uri: vscode.Uri, marks: readonly vscode.Diagnostic[]): void {
    this.#open.set(uri.toString(), marks);
    this.show(uri);
  }

  /** The document is closed: from now on its file counts. */
  close(uri: vscode.Uri): void {
    if (this.#open.delete(uri.toString())) this.show(uri);
  }

  /** What is known of all files that count while they are closed, by URI. */
  setClosed(all: ReadonlyMap<string, readonly vscode.Diagnostic[]>): void {
    const before = [...this.#closed.keys()];
    this.#closed.clear();
    for (const [key, marks] of all) this.#closed.set(key, marks);
    for (const key of new Set([...before, ...all.keys()])) this.show(vscode.Uri.parse(key, true));
  }

  /** Shows a file's marks; in the visible editor those that VS Code hasn't made itself. */
  show(uri: vscode.Uri): void {
    const key = uri.toString();
    const marks = this.#open.get(key) ?? this.#closed.get(key) ?? [];
    const shown = isVisible(key) ? besides(marks, native(uri)) : marks;
    const state = JSON.stringify(shown.map(({ range, message, severity }) => [range, message, severity]));
    if ((this.#shown.get(key) ?? '[]') === state) return;
    this.#shown.set(key, state);
    this.#collection.set(uri, shown);
    if (shown.length === 0) this.#shown.delete(key);
  }

  dispose(): void {
    this.#collection.dispose();
  }
}

function isVisible(key: string): boolean {
  return vscode.window.visibleTextEditors.some(({ document }) => document.uri.toString() === key);
}

/** VS Code's own marks have no source; those of other extensions speak of other things. */
function native(uri: vscode.Uri): readonly vscode.Diagnostic[] {
  return vscode.languages.getDiagnostics(uri).filter(({ source }) => source === undefined);
}
