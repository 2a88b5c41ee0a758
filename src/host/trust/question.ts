// Asks a person whether a skill may go to language models: a notification that says what the skill could do.

import * as vscode from 'vscode';
import { visibleLine } from '../../core/model/hidden';
import type { Question } from '../../core/policy/trust/consent';
import type { Answer } from '../../core/policy/trust/decision';
import { vscodeWords } from '../text';
import { questionText } from './questionText';

export type Reply = Answer | 'collection';

/** Undefined if it was closed without an answer. `showReport` opens what is behind "Details". */
export async function askForTrust(question: Question, showReport: () => unknown): Promise<Reply | undefined> {
  const replies = repliesTo(question);
  const details = vscode.l10n.t('Details');
  const text = questionText(question, vscodeWords);
  const reminder = remind(question);
  try {
    for (;;) {
      const answer = await vscode.window.showWarningMessage(text, ...replies.keys(), details);
      if (answer !== details) return answer === undefined ? undefined : replies.get(answer);
      await showReport();
    }
  } finally {
    reminder.dispose();
  }
}

/** By the words on the buttons, in their order. A notification is narrow: five fit only as single words. */
function repliesTo({ collection }: Question): ReadonlyMap<string, Reply> {
  const { t } = vscode.l10n;
  return new Map<string, Reply>([
    [t('Always'), 'always'],
    [t('Once'), 'once'],
    ...(collection.length > 1 ? [[t('All {0}', collection.length), 'collection'] as const] : []),
    [t('Never'), 'never'],
  ]);
}

/** VS Code hides a notification after some seconds; as long as it is open, the status bar leads back to it. */
function remind({ skill }: Question): vscode.Disposable {
  const item = vscode.window.createStatusBarItem('skillshelf.trust', vscode.StatusBarAlignment.Left);
  item.name = vscode.l10n.t('Skills: question of trust');
  item.text = `$(shield) ${vscode.l10n.t('May a model have “{0}”?', visibleLine(skill.name).slice(0, 40))}`;
  item.tooltip = vscode.l10n.t('A language model waits for your answer. Click to see the question.');
  item.backgroundColor = new vscode.ThemeColor('statusBarItem.warningBackground');
  item.command = 'notifications.showList';
  item.show();
  return item;
}
