// The offline model, offered to VS Code while there is no other: without any model no participant is ever called.

import * as vscode from 'vscode';
import { offlineAnswer } from '../core/agent/offlineModel';
import { estimateTokens } from '../core/prompt/tokens';
import type { SettingsStore } from '../host/settings';
import { fromVscode } from './messages';

/** Of the model that is offered while there is no other. */
export const VENDOR = 'skillshelf';

export function registerOfflineModel(settings: SettingsStore): vscode.Disposable {
  const offer = new Offer(settings);
  // VS Code asks a provider for its models when somebody selects one, and a person's first message comes too early for
  // that: "Language model unavailable".
  const resolve = () => void vscode.lm.selectChatModels({ vendor: VENDOR });
  const registration = vscode.Disposable.from(
    offer,
    offer.onDidChange(resolve),
    vscode.lm.registerLanguageModelChatProvider(VENDOR, {
      onDidChangeLanguageModelChatInformation: offer.onDidChange,
      provideLanguageModelChatInformation: () => (offer.isMade() ? [information()] : []),
      provideLanguageModelChatResponse(_model, messages, { tools = [] }, progress) {
        const answer = offlineAnswer(messages.map(fromVscode), tools, (phrase, data) => vscode.l10n.t(phrase, data));
        progress.report(
          answer.kind === 'text'
            ? new vscode.LanguageModelTextPart(answer.text)
            : new vscode.LanguageModelToolCallPart(answer.id, answer.name, answer.input as object),
        );
        return Promise.resolve();
      },
      provideTokenCount: (_model, text) =>
        Promise.resolve(estimateTokens(typeof text === 'string' ? text : JSON.stringify(text.content))),
    }),
  );
  resolve();
  return registration;
}

function information(): vscode.LanguageModelChatInformation {
  return {
    id: 'offline',
    name: vscode.l10n.t('Skillshelf offline, no language model'),
    family: 'skillshelf-offline',
    version: '1',
    tooltip: vscode.l10n.t('Compares words, picks a skill and shows its instructions. Nothing leaves this machine.'),
    maxInputTokens: 1_000_000,
    maxOutputTokens: 100_000,
    capabilities: { toolCalling: true },
  };
}

/** Whether some other extension that is installed could bring models. */
function othersDeclared(): boolean {
  return vscode.extensions.all.some((extension) => {
    const vendors: readonly { vendor?: string }[] = extension.packageJSON.contributes?.languageModelChatProviders ?? [];
    return vendors.some(({ vendor }) => vendor !== VENDOR);
  });
}

/** Whether the model is offered: by the setting, and in `auto` by whether others are there. */
class Offer implements vscode.Disposable {
  readonly #changes = new vscode.EventEmitter<void>();
  readonly #subscriptions: vscode.Disposable[];
  readonly #settings: SettingsStore;
  /** Undefined until it is known. Where nobody else declares models, it is known at once, before the first request. */
  #othersThere = othersDeclared() ? undefined : false;

  readonly onDidChange = this.#changes.event;

  constructor(settings: SettingsStore) {
    this.#settings = settings;
    this.#subscriptions = [
      vscode.lm.onDidChangeChatModels(() => void this.#look()),
      settings.onDidChange(() => this.#changes.fire()),
    ];
  }

  /** Where others may come, nothing is offered before it is known; VS Code hears of it as soon as it is. */
  isMade(): boolean {
    const { offlineModel } = this.#settings.current;
    if (offlineModel !== 'auto') return offlineModel === 'always';
    if (this.#othersThere === undefined) void this.#look();
    return this.#othersThere === false;
  }

  async #look(): Promise<void> {
    const models = await vscode.lm.selectChatModels();
    const there = models.some(({ vendor }) => vendor !== VENDOR);
    if (there === this.#othersThere) return;
    this.#othersThere = there;
    this.#changes.fire();
  }

  dispose(): void {
    vscode.Disposable.from(...this.#subscriptions, this.#changes).dispose();
  }
}
