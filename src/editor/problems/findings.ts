// What all sources find in a document together, looked for once for each state of it.

import * as vscode from 'vscode';
import type { Finding } from '../../core/model/finding';
import type { SkillDocument } from '../skillDocument';
import type { FindingSource } from './sources';

interface Search {
  readonly read: SkillDocument;
  readonly token: vscode.CancellationTokenSource;
  readonly found: Promise<readonly Finding[] | undefined>;
}

export class Findings implements vscode.Disposable {
  readonly #sources: readonly FindingSource[];
  readonly #searches = new Map<vscode.TextDocument, Search>();

  constructor(sources: readonly FindingSource[]) {
    this.#sources = sources;
  }

  /** In the order of their places; undefined once there is a newer state of the same document. */
  of(read: SkillDocument): Promise<readonly Finding[] | undefined> {
    const known = this.#searches.get(read.document);
    if (known?.read === read) return known.found;
    known?.token.cancel();
    const token = new vscode.CancellationTokenSource();
    const found = this.#search(read, token.token);
    this.#searches.set(read.document, { read, token, found });
    return found;
  }

  /** Something besides the documents has changed, or (with `document`) this one isn't needed any more. */
  forget(document?: vscode.TextDocument): void {
    for (const [each, { token }] of [...this.#searches]) {
      if (document !== undefined && each !== document) continue;
      token.cancel();
      this.#searches.delete(each);
    }
  }

  dispose(): void {
    this.forget();
  }

  async #search(read: SkillDocument, token: vscode.CancellationToken): Promise<readonly Finding[] | undefined> {
    const found = await Promise.all(this.#sources.map((source) => source(read, token)));
    return token.isCancellationRequested ? undefined : found.flat().sort((a, b) => a.start - b.start);
  }
}
