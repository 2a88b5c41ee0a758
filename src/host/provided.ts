// The skills that other extensions provide: their folders, and texts that lie in no folder but in memory.

import * as vscode from 'vscode';
import type { ProvidedSkill, SkillProvider } from '../api';
import type { ProvidedFolder } from '../core/catalog/roots';
import type { Logger } from '../core/model/ports';
import { TextFolder, TextFolders } from './textFolders';
import { toPath } from './uri';

/** Where the texts lie for VS Code, so that they open, and are read, as files are. */
const SCHEME = 'skillshelf-provided';

export type ProviderSource = ProvidedFolder['source'];

interface Provided {
  readonly provider: SkillProvider;
  readonly source: ProviderSource;
  folders: readonly ProvidedFolder[];
}

export class ProvidedSkills implements vscode.Disposable {
  readonly #all = new Map<string, Provided>();
  readonly #texts = new TextFolders();
  readonly #changes = new vscode.EventEmitter<void>();
  readonly #subscriptions: vscode.Disposable;
  readonly #log: Pick<Logger, 'error'>;

  /** The folders are other ones now, or what lies in them. */
  readonly onDidChange = this.#changes.event;

  constructor(log: Pick<Logger, 'error'>) {
    this.#log = log;
    const options = { isReadonly: true, isCaseSensitive: true };
    this.#subscriptions = vscode.workspace.registerFileSystemProvider(SCHEME, this.#texts, options);
  }

  get folders(): readonly ProvidedFolder[] {
    return [...this.#all.values()].flatMap(({ folders }) => folders);
  }

  /** Resolves the provider's skills in the background; a second one of the same id is refused. */
  register(id: string, provider: SkillProvider, source: ProviderSource): vscode.Disposable {
    if (this.#all.has(id)) throw new Error(`A skill provider "${id}" is registered already.`);
    const provided: Provided = { provider, source, folders: [] };
    this.#all.set(id, provided);
    const stop = new vscode.CancellationTokenSource();
    const ask = () => void this.#ask(id, provided, stop.token);
    const subscription = provider.onDidChange?.(ask);
    ask();
    return new vscode.Disposable(() => {
      subscription?.dispose();
      stop.cancel();
      stop.dispose();
      if (this.#all.get(id) !== provided) return;
      this.#all.delete(id);
      this.#texts.set(id);
      this.#changes.fire();
    });
  }

  async #ask(id: string, provided: Provided, token: vscode.CancellationToken): Promise<void> {
    const { provider, source } = provided;
    try {
      const skills = await provider.provideSkills(token);
      if (token.isCancellationRequested) return;
      const texts = skills.filter((skill): skill is Extract<ProvidedSkill, { text: string }> => 'text' in skill);
      this.#texts.set(id, new TextFolder(texts));
      const own = { path: `${SCHEME}://${encodeURIComponent(id)}/skills`, label: provider.label, source };
      const folders = skills.flatMap((skill) =>
        'folder' in skill ? [{ path: toPath(skill.folder), label: provider.label, source }] : [],
      );
      provided.folders = texts.length > 0 ? [own, ...folders] : folders;
      this.#changes.fire();
    } catch (error) {
      if (!token.isCancellationRequested) this.#log.error(`the skill provider ${id} failed: ${error}`);
    }
  }

  dispose(): void {
    this.#subscriptions.dispose();
    this.#changes.dispose();
  }
}
