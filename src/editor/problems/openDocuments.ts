// Looks at open documents as they are typed.

import * as vscode from 'vscode';
import { byRules } from '../../core/model/ruleSettings';
import type { Services } from '../../host/services';
import type { SkillDocuments } from '../documents';
import type { ProblemCollection } from './collection';
import { diagnosticIn } from './diagnostics';
import { allFindings, type FindingSource } from './sources';

export class OpenDocuments implements vscode.Disposable {
  readonly #services: Pick<Services, 'settings' | 'log'>;
  readonly #documents: SkillDocuments;
  readonly #sources: readonly FindingSource[];
  readonly #collection: ProblemCollection;
  readonly #running = new Map<vscode.TextDocument, vscode.CancellationTokenSource>();

  constructor(
    services: Pick<Services, 'settings' | 'log'>,
    documents: SkillDocuments,
    sources: readonly FindingSource[],
    collection: ProblemCollection,
  ) {
    this.#services = services;
    this.#documents = documents;
    this.#sources = sources;
    this.#collection = collection;
  }

  /** What is under way for an older state of the documents is dropped. */
  check(documents: readonly vscode.TextDocument[] = this.#documents.open): void {
    for (const document of documents) {
      void this.#check(document).catch((error: Error) => this.#services.log.error(error));
    }
  }

  close(document: vscode.TextDocument): void {
    this.#running.get(document)?.cancel();
    this.#running.delete(document);
    this.#collection.close(document.uri);
  }

  dispose(): void {
    for (const source of this.#running.values()) source.cancel();
  }

  async #check(document: vscode.TextDocument): Promise<void> {
    this.#running.get(document)?.cancel();
    const read = this.#documents.of(document);
    if (!read) return;
    const running = new vscode.CancellationTokenSource();
    this.#running.set(document, running);
    const findings = await allFindings(read, this.#sources, running.token);
    if (running.token.isCancellationRequested || document.version !== read.version) return;
    const shown = byRules(findings, this.#services.settings.current.rules);
    this.#collection.setOpen(
      document.uri,
      shown.map((finding) => diagnosticIn(read, finding)),
    );
  }
}
