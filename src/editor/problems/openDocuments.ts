// Looks at open documents as they are typed.

import type * as vscode from 'vscode';
import { byRules } from '../../core/model/ruleSettings';
import type { Services } from '../../host/services';
import type { SkillDocuments } from '../documents';
import type { ProblemCollection } from './collection';
import { diagnosticIn } from './diagnostics';
import type { Findings } from './findings';

export class OpenDocuments {
  readonly #services: Pick<Services, 'settings' | 'log'>;
  readonly #documents: SkillDocuments;
  readonly #findings: Findings;
  readonly #collection: ProblemCollection;

  constructor(
    services: Pick<Services, 'settings' | 'log'>,
    documents: SkillDocuments,
    findings: Findings,
    collection: ProblemCollection,
  ) {
    this.#services = services;
    this.#documents = documents;
    this.#findings = findings;
    this.#collection = collection;
  }

  check(documents: readonly vscode.TextDocument[] = this.#documents.open): void {
    for (const document of documents) {
      void this.#check(document).catch((error: Error) => this.#services.log.error(error));
    }
  }

  close(document: vscode.TextDocument): void {
    this.#findings.forget(document);
    this.#collection.close(document.uri);
  }

  async #check(document: vscode.TextDocument): Promise<void> {
    const read = this.#documents.of(document);
    if (!read) return;
    const findings = await this.#findings.of(read);
    if (!findings || this.#documents.of(document) !== read) return;
    const shown = byRules(findings, this.#services.settings.current.rules);
    this.#collection.setOpen(
      document.uri,
      shown.map((finding) => diagnosticIn(read, finding)),
    );
  }
}
