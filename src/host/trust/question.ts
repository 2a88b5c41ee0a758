// Asks a person whether a skill may go to language models: a notification that says what the skill could do.

import * as vscode from 'vscode';
import type { Question } from '../../core/policy/trust/consent';
import type { Answer } from '../../core/policy/trust/decision';
import { vscodeWords } from '../text';
import { questionText } from './questionText';

export type Reply = Answer | 'collection';

/** Undefined if it was closed without an answer. `showReport` opens what is behind "What It Can Do". */
export async function askForTrust(question: Question, showReport: () => unknown): Promise<Reply | undefined> {
  const replies = repliesTo(question);
  const details = vscode.l10n.t('What It Can Do');
  const text = questionText(question, vscodeWords);
  for (;;) {
    const answer = await vscode.window.showWarningMessage(text, ...replies.keys(), details);
    if (answer !== details) return answer === undefined ? undefined : replies.get(answer);
    await showReport();
  }
}

/** By the words on the buttons, in their order. */
function repliesTo({ skill, collection }: Question): ReadonlyMap<string, Reply> {
  const { t } = vscode.l10n;
  const all = t('Allow All {0} of {1}', collection.length, skill.root.label);
  return new Map<string, Reply>([
    [t('Always Allow'), 'always'],
    [t('Allow Once'), 'once'],
    ...(collection.length > 1 ? [[all, 'collection'] as const] : []),
    [t('Never'), 'never'],
  ]);
}
