// Asks a person whether a skill may go to language models: a notification that says what the skill could do.

import * as vscode from 'vscode';
import type { Cancellation } from '../../core/model/ports';
import type { Question } from '../../core/policy/trust/consent';
import type { Answer } from '../../core/policy/trust/decision';
import { promptName } from '../../core/prompt/promptLine';

/** Undefined if it was closed without an answer. `showReport` opens what is behind "What It Can Do". */
export async function askForTrust(
  question: Question,
  showReport: (question: Question) => unknown,
  token?: Cancellation,
): Promise<Answer | undefined> {
  const { t } = vscode.l10n;
  const once = t('Allow Once');
  const always = t('Always Allow');
  const never = t('Never');
  const details = t('What It Can Do');
  const answers = new Map<string, Answer>([
    [once, 'once'],
    [always, 'always'],
    [never, 'never'],
  ]);
  for (;;) {
    const answer = await vscode.window.showWarningMessage(questionText(question), once, always, never, details);
    if (token?.isCancellationRequested) return undefined;
    if (answer !== details) return answers.get(answer ?? '');
    await showReport(question);
  }
}

/** One or two sentences; a notification shows no more. */
export function questionText({ skill, facts, difference }: Question): string {
  const { t } = vscode.l10n;
  const name = promptName(skill.name);
  const opening = difference
    ? t('The skill “{0}” has changed since you allowed it ({1}).', name, differenceText(difference))
    : t('A language model would get the skill “{0}” ({1}) for the first time.', name, skill.root.label);
  const powers = powersText(facts);
  return `${opening} ${powers === '' ? t('It is text only.') : powers} ${t('Allow it?')}`;
}

function differenceText({ added, changed, removed }: NonNullable<Question['difference']>): string {
  const { t } = vscode.l10n;
  const parts = [
    ...changed.map((file) => t('{0} changed', file)),
    ...added.map((file) => t('{0} is new', file)),
    ...removed.map((file) => t('{0} is gone', file)),
  ];
  return parts.length <= 3 ? parts.join(', ') : `${parts.slice(0, 3).join(', ')} …`;
}

function powersText({ scripts, hosts, tools, commands, hasHooks, report }: Question['facts']): string {
  const { t } = vscode.l10n;
  const risks = report.findings.filter(({ level }) => level === 'P1').length;
  return [
    scripts.length > 0 && t('It brings {0} scripts.', scripts.length),
    hosts.length > 0 && t('It names {0}.', few(hosts)),
    tools.length > 0 && t('It asks for {0}.', few(tools)),
    (commands.length > 0 || hasHooks) && t('It has commands that some agents run unasked.'),
    risks > 0 && t('The audit has {0} remarks.', risks),
  ]
    .filter((part) => part !== false)
    .join(' ');
}

function few(words: readonly string[]): string {
  return words.length <= 3 ? words.join(', ') : `${words.slice(0, 3).join(', ')} …`;
}
