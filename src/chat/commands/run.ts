// /run <name> [arguments]: starts a skill by hand.

import type * as vscode from 'vscode';
import { vscodeWords } from '../../host/text';
import { startByHand } from '../byHand';
import { nameLink } from '../layout/list';
import { turnResult } from '../result';
import { type Turn, write } from '../turn';

/** Names that are told where none was said. */
const TOLD = 8;

export async function run(turn: Turn, argument: string): Promise<vscode.ChatResult> {
  if (argument !== '') return await startByHand(turn, argument);
  const { t } = vscodeWords;
  const { winners } = turn.services.catalog.snapshot;
  const names = winners.slice(0, TOLD).map(nameLink).join(', ');
  write(
    turn,
    winners.length === 0 ? t('There are no skills yet.') : t('Which one? Say `/run <name>`, for example: {0}', names),
  );
  return turnResult('local');
}
