// The open SKILL.md documents, each read once for each state of its text.

import * as vscode from 'vscode';
import { type Linked, LinkedFiles } from '../core/catalog/linkedFiles';
import { dirname, isInside } from '../core/model/paths';
import type { Skill } from '../core/model/skill';
import type { Services } from '../host/services';
import { toPath, toUri } from '../host/uri';
import { isSkillDocument } from './selector';
import { type RootRules, SkillDocument } from './skillDocument';

const NO_RULES: RootRules = { strictName: false, anyMarkdown: false };

export class SkillDocuments implements vscode.Disposable {
  readonly #services: Pick<Services, 'catalog' | 'files'>;
  readonly #read = new Map<vscode.TextDocument, SkillDocument>();
  readonly #linked = new Map<string, { files: LinkedFiles; watcher: vscode.Disposable }>();
  readonly #changes = new vscode.EventEmitter<vscode.TextDocument>();
  readonly #subscriptions: vscode.Disposable;

  /** The text, or something in the skill's folder, has changed. */
  readonly onDidChange = this.#changes.event;

  constructor(services: Pick<Services, 'catalog' | 'files'>) {
    this.#services = services;
    const changed = (document: vscode.TextDocument) => {
      if (isSkillDocument(document)) this.#changes.fire(document);
    };
    this.#subscriptions = vscode.Disposable.from(
      this.#changes,
      vscode.workspace.onDidOpenTextDocument(changed),
      vscode.workspace.onDidChangeTextDocument(({ document }) => changed(document)),
      vscode.workspace.onDidCloseTextDocument((document) => this.#forget(document)),
    );
  }

  /** All that are open. */
  get open(): readonly vscode.TextDocument[] {
    return vscode.workspace.textDocuments.filter(isSkillDocument);
  }

  /** The document as it stands now; undefined for one that is no skill's. */
  of(document: vscode.TextDocument): SkillDocument | undefined {
    if (document.isClosed || !isSkillDocument(document)) return undefined;
    const known = this.#read.get(document);
    // Whether a byte order mark is there is told by the encoding, which changes without the text.
    if (known?.version === document.version && known.encoding === document.encoding) return known;
    const read = new SkillDocument(document, this.#rulesOf(document));
    this.#read.set(document, read);
    return read;
  }

  /** What the catalog knows of the document's file. */
  skillOf({ path }: SkillDocument): Skill | undefined {
    return this.#services.catalog.snapshot.skills.find((skill) => skill.path === path);
  }

  /** What the links of the document's body lead to. */
  linked({ directory, text }: SkillDocument, token?: vscode.CancellationToken): Promise<Linked> {
    return this.#linkedIn(directory).of(text, token);
  }

  dispose(): void {
    this.#subscriptions.dispose();
    for (const { watcher } of this.#linked.values()) watcher.dispose();
  }

  #rulesOf({ uri }: vscode.TextDocument): RootRules {
    const { roots } = this.#services.catalog.snapshot;
    const root = roots.find(({ path }) => toUri(path).scheme === uri.scheme && isInside(toUri(path).path, uri.path));
    return root ? { strictName: root.strictName, anyMarkdown: root.layout.anyMarkdown } : NO_RULES;
  }

  #linkedIn(directory: string): LinkedFiles {
    const known = this.#linked.get(directory);
    if (known) return known.files;
    const files = new LinkedFiles(directory, this.#services.files);
    const watcher = vscode.workspace.createFileSystemWatcher(new vscode.RelativePattern(toUri(directory), '**'));
    const changed = ({ path }: vscode.Uri) => {
      files.forget();
      // The open texts themselves are heard of in another way.
      for (const document of this.open) {
        if (document.uri.path === path || !isInside(toUri(directory).path, document.uri.path)) continue;
        this.#read.delete(document);
        this.#changes.fire(document);
      }
    };
    const listening = [watcher.onDidCreate(changed), watcher.onDidChange(changed), watcher.onDidDelete(changed)];
    this.#linked.set(directory, { files, watcher: vscode.Disposable.from(watcher, ...listening) });
    return files;
  }

  #forget(document: vscode.TextDocument): void {
    const directory = dirname(toPath(document.uri));
    this.#read.delete(document);
    this.#linked.get(directory)?.watcher.dispose();
    this.#linked.delete(directory);
  }
}
