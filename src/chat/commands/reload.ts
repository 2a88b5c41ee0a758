// /reload: looks at every folder again, and says what is different now.

import type * as vscode from 'vscode';
import { vscodeWords } from '../../host/text';
import { reloadMarkdown } from '../layout/reload';
import { turnResult } from '../result';
import { type Turn, write } from '../turn';

export async function reload(turn: Turn): Promise<vscode.ChatResult> {
  const { catalog, loader } = turn.services;
  const before = catalog.snapshot;
  turn.stream.progress(vscodeWords.t('Looking for skills'));
  const after = await loader.reload(turn.token);
  if (!turn.token.isCancellationRequested) write(turn, reloadMarkdown(before, after, vscodeWords));
  return turnResult('local');
}
