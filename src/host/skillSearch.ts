// The index of skills in VS Code: made when somebody searches first, following the catalog from then on.

import * as vscode from 'vscode';
import type { Catalog } from '../core/catalog/catalog';
import { searchedBody } from '../core/catalog/searchedBody';
import type { SearchOptions } from '../core/match/search';
import { type BodyReader, type SkillMatch, SkillSearch } from '../core/match/skillSearch';
import type { FileSystem, Logger } from '../core/model/ports';

export class HostSearch implements vscode.Disposable {
  readonly #index = new SkillSearch();
  readonly #catalog: Catalog;
  readonly #reader: BodyReader;
  readonly #log: Pick<Logger, 'error'>;
  readonly #stop = new vscode.CancellationTokenSource();
  readonly #read = new vscode.EventEmitter<void>();
  #subscription: vscode.Disposable | undefined;
  #reading = false;
  #changed = false;

  /** Instructions were read that are searched from now on. */
  readonly onDidReadBodies = this.#read.event;

  constructor(catalog: Catalog, files: FileSystem, log: Pick<Logger, 'error'>) {
    this.#catalog = catalog;
    this.#log = log;
    this.#reader = {
      read: (skill) => searchedBody(skill, files),
      pause: () => new Promise((resolve) => setTimeout(resolve, 0)),
      now: () => Date.now(),
    };
  }

  /** By heads at once; bodies are read in the background, and count from then on. */
  readonly search = (query: string, options?: SearchOptions): readonly SkillMatch[] => {
    if (!this.#subscription) {
      this.#subscription = vscode.Disposable.from(this.#catalog.onDidChange(() => this.#follow()) as vscode.Disposable);
      this.#follow();
    }
    return this.#index.search(query, options);
  };

  #follow(): void {
    this.#index.update(this.#catalog.snapshot.skills);
    this.#changed = true;
    if (!this.#reading) void this.#readBodies();
  }

  async #readBodies(): Promise<void> {
    this.#reading = true;
    try {
      while (this.#changed && !this.#stop.token.isCancellationRequested) {
        this.#changed = false;
        await this.#index.readBodies(this.#reader, this.#stop.token);
      }
      this.#read.fire();
    } catch (error) {
      this.#log.error(error instanceof Error ? error : String(error));
    } finally {
      this.#reading = false;
    }
  }

  dispose(): void {
    this.#subscription?.dispose();
    this.#stop.cancel();
    this.#stop.dispose();
    this.#read.dispose();
  }
}
