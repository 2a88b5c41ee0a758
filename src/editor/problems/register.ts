// VS Code's Problems: the one collection, filled from open documents as they are typed, and from the catalog for the rest.

import * as vscode from 'vscode';
import type { Finding } from '../../core/model/finding';
import { byRules } from '../../core/model/ruleSettings';
import type { Skill } from '../../core/model/skill';
import { Debounce } from '../../host/debounce';
import type { Services } from '../../host/services';
import { toUri } from '../../host/uri';
import type { SkillDocuments } from '../documents';
import { diagnosticAt, diagnosticIn } from './diagnostics';
import { allFindings, type FindingSource } from './sources';
import { besides } from './stepBack';

/** Quiet after a keystroke, and how long one who types without a pause waits; in ms. */
const QUIET = 25;
const LONGEST = 150;

const NONE: readonly Finding[] = [];

type Needs = Pick<Services, 'catalog' | 'settings' | 'log'>;

export function registerProblems(
  services: Needs,
  documents: SkillDocuments,
  sources: readonly FindingSource[],
): vscode.Disposable {
  const problems = new Problems(services, documents, sources);
  const typed = new Debounce<vscode.TextDocument>(QUIET, LONGEST, (changed) => problems.check(changed));
  const checkAll = () => problems.check(documents.open);
  problems.showUnopened();
  checkAll();
  return vscode.Disposable.from(
    problems,
    typed,
    documents.onDidChange((document) => typed.add(document)),
    vscode.workspace.onDidCloseTextDocument((document) => problems.close(document)),
    services.catalog.onDidChange(() => problems.showUnopened()),
    services.settings.onDidChange(() => {
      problems.forget();
      problems.showUnopened();
      checkAll();
    }),
    vscode.window.onDidChangeVisibleTextEditors((editors) => {
      for (const { document } of editors) problems.show(document.uri);
    }),
    vscode.languages.onDidChangeDiagnostics(({ uris }) => {
      for (const uri of uris) problems.show(uri);
    }),
  );
}

class Problems implements vscode.Disposable {
  readonly #services: Needs;
  readonly #documents: SkillDocuments;
  readonly #sources: readonly FindingSource[];
  readonly #collection = vscode.languages.createDiagnosticCollection('skillshelf');
  /** By URI: what was found in an open document. */
  readonly #open = new Map<string, readonly vscode.Diagnostic[]>();
  /** By URI: what is shown of a file that isn't open, the very list of the catalog. */
  readonly #unopened = new Map<string, readonly Finding[]>();
  readonly #running = new Map<vscode.TextDocument, vscode.CancellationTokenSource>();
  /** By URI: what is shown, so that nothing is said twice. */
  readonly #shown = new Map<string, string>();

  constructor(services: Needs, documents: SkillDocuments, sources: readonly FindingSource[]) {
    this.#services = services;
    this.#documents = documents;
    this.#sources = sources;
  }

  /** Looks at open documents. What is under way for an older state of them is dropped. */
  check(documents: readonly vscode.TextDocument[]): void {
    for (const document of documents) {
      void this.#check(document).catch((error: Error) => this.#services.log.error(error));
    }
  }

  /** Whatever is shown of files that aren't open is to be shown anew. */
  forget(): void {
    for (const key of this.#unopened.keys()) this.#unopened.set(key, NONE);
  }

  /** Files that aren't open, from the catalog. */
  showUnopened(): void {
    const wanted = this.#findings();
    for (const key of this.#unopened.keys()) {
      if (wanted.has(key)) continue;
      this.#unopened.delete(key);
      if (!this.#open.has(key)) this.#collection.delete(vscode.Uri.parse(key, true));
    }
    for (const [key, findings] of wanted) {
      if (this.#unopened.get(key) === findings) continue;
      this.#unopened.set(key, findings);
      if (!this.#open.has(key)) this.#showFile(key);
    }
  }

  /** Shows of an open document what VS Code doesn't show itself. */
  show(uri: vscode.Uri): void {
    const key = uri.toString();
    const own = this.#open.get(key);
    if (!own) return;
    const isVisible = vscode.window.visibleTextEditors.some((editor) => editor.document.uri.toString() === key);
    // VS Code's own marks have no source; those of other extensions speak of other things.
    const others = vscode.languages.getDiagnostics(uri).filter(({ source }) => source === undefined);
    const shown = isVisible ? besides(own, others) : own;
    const state = JSON.stringify(shown.map(({ range, message, severity }) => [range, message, severity]));
    if (this.#shown.get(key) === state) return;
    this.#shown.set(key, state);
    this.#collection.set(uri, shown);
  }

  close(document: vscode.TextDocument): void {
    const key = document.uri.toString();
    this.#running.get(document)?.cancel();
    this.#running.delete(document);
    this.#shown.delete(key);
    if (this.#open.delete(key)) this.#showFile(key);
  }

  dispose(): void {
    for (const source of this.#running.values()) source.cancel();
    this.#collection.dispose();
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
    this.#open.set(
      document.uri.toString(),
      shown.map((finding) => diagnosticIn(read, finding)),
    );
    this.show(document.uri);
  }

  #showFile(key: string): void {
    const findings = this.#unopened.get(key) ?? [];
    const shown = byRules(findings, this.#services.settings.current.rules).filter(
      ({ severity }) => severity !== 'info',
    );
    this.#collection.set(vscode.Uri.parse(key, true), shown.map(diagnosticAt));
  }

  /** By URI: failed files wherever they are, and skills as far as the setting goes. */
  #findings(): ReadonlyMap<string, readonly Finding[]> {
    const { catalog, settings } = this.#services;
    const { problems } = settings.current;
    const { skills, failures } = catalog.snapshot;
    const wanted = new Map<string, readonly Finding[]>();
    if (problems === 'open') return wanted;
    for (const { path, finding } of failures) wanted.set(toUri(path).toString(), this.#once(path, finding));
    const isWanted = ({ root, findings }: Skill) =>
      findings.length > 0 && (problems === 'all' || root.scope === 'project');
    for (const skill of skills.filter(isWanted)) wanted.set(toUri(skill.path).toString(), skill.findings);
    return wanted;
  }

  /** The same list for the same failure. */
  #once(path: string, finding: Finding): readonly Finding[] {
    const known = this.#unopened.get(toUri(path).toString());
    return known?.[0] === finding ? known : [finding];
  }
}
