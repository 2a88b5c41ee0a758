// What a person may want next, below an answer.

import * as vscode from 'vscode';
import { turnOf } from './result';

export function followups(result: vscode.ChatResult): vscode.ChatFollowup[] {
  const { t } = vscode.l10n;
  const turn = turnOf(result);
  const [name, ...others] = turn?.skills ?? [];
  if (!turn || name === undefined || others.length > 0) return [];
  if (turn.kind === 'local') return [{ label: t('Use {0}', name), prompt: `/${name}` }];
  return [{ label: t('Show {0}', name), prompt: name, command: 'show' }];
}
