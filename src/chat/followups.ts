// What a person may want next, below an answer.

import * as vscode from 'vscode';
import { type Turn, turnOf } from './result';

/** A task of so many calls is worth being kept (fourth seed). */
const MANY_CALLS = 3;

export function followups(result: vscode.ChatResult): vscode.ChatFollowup[] {
  const turn = turnOf(result);
  return turn ? [...aboutSkill(turn), ...aboutTask(turn)] : [];
}

function aboutSkill({ kind, skills: [name, ...others] }: Turn): vscode.ChatFollowup[] {
  const { t } = vscode.l10n;
  if (name === undefined || others.length > 0) return [];
  if (kind === 'local') return [{ label: t('Use {0}', name), prompt: `/${name}` }];
  return [{ label: t('Show {0}', name), prompt: name, command: 'show' }];
}

function aboutTask({ kind, calls }: Turn): vscode.ChatFollowup[] {
  const { t } = vscode.l10n;
  if (kind !== 'model' || calls < MANY_CALLS) return [];
  return [{ label: t('Save this as a skill'), prompt: t('Save the steps that you just took as a skill.') }];
}
