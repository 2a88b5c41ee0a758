// The answer on the screen, as the loop's events make it.

import * as vscode from 'vscode';
import type { FurtherEvent } from '../core/agent/further';
import type { LoopEnd, LoopEvent } from '../core/agent/loop';
import { toUri } from '../host/uri';
import { modelErrorMessage } from './errors';
import type { Session } from './session';
import { write } from './turn';

export class Answer {
  readonly #session: Session;
  readonly #referred = new Set<string>();
  #said = '';

  /** How many tools have run. */
  calls = 0;
  /** The end of a conversation in which the model failed. */
  failed: LoopEnd | undefined;

  constructor(session: Session) {
    this.#session = session;
  }

  /** Calls need no words: VS Code shows the tool at work. */
  hear(event: LoopEvent | FurtherEvent): void {
    switch (event.kind) {
      case 'text':
        this.#said += event.text;
        this.#session.turn.stream.markdown(event.text);
        break;
      case 'done':
        this.calls++;
        this.refer();
        break;
      case 'dropped':
        this.#forget(event.texts);
        break;
      case 'further':
        this.#goOn(event.after);
        break;
      case 'end':
        this.#end(event);
        break;
    }
  }

  /** Refers to the skills that are loaded since the last time. */
  refer(): void {
    const { turn, loaded } = this.#session;
    for (const { path } of loaded.added.flatMap(({ skills }) => skills)) {
      if (this.#referred.has(path)) continue;
      this.#referred.add(path);
      turn.stream.reference(toUri(path), new vscode.ThemeIcon('mortar-board'));
    }
  }

  #forget(texts: readonly string[]): void {
    const { turn, loaded } = this.#session;
    loaded.forget(texts);
    turn.stream.progress(
      vscode.l10n.t('The conversation is too long for the model: {0} older results were left out', texts.length),
    );
  }

  /** What went wrong is told before the skill has its last word. */
  #goOn(after: LoopEnd): void {
    const { turn, model } = this.#session;
    if (after.reason === 'failed') {
      turn.services.log.error(after.error instanceof Error ? after.error : String(after.error));
      write(turn, `\n\n_${modelErrorMessage(after.error, model.name)}_`);
    } else this.#end(after);
    if (this.#said.trim() !== '' || after.reason !== 'answered') write(turn, '\n\n');
    this.#said = '';
  }

  #end(end: LoopEnd): void {
    const { t } = vscode.l10n;
    const { turn } = this.#session;
    if (end.reason === 'failed') {
      turn.services.log.error(end.error instanceof Error ? end.error : String(end.error));
      this.failed = end;
    } else if (end.reason === 'limit') {
      const sentence = t(
        '_Stopped after {0} requests to the model without an end. Ask it to go on, or raise the limit._',
        end.rounds,
      );
      write(turn, `\n\n${sentence}`);
      turn.stream.button({
        command: 'workbench.action.openSettings',
        title: t('Change the Limit'),
        arguments: ['skillshelf.chat.maxRounds'],
      });
    } else if (end.reason === 'answered' && this.#said.trim() === '') write(turn, t('_The model gave no answer._'));
  }
}
