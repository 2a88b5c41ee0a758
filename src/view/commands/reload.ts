// Reload, by hand: looks at every folder again and says what came of it.

import * as vscode from 'vscode';
import type { Services } from '../../host/services';
import { count } from '../count';
import { summarize } from '../tree/summary';

export async function reload({ catalog, loader, log }: Pick<Services, 'catalog' | 'loader' | 'log'>): Promise<void> {
  const { t } = vscode.l10n;
  await vscode.window.withProgress({ location: { viewId: 'skillshelf.skills' } }, () => loader.reload());
  const { ok, failed } = summarize(catalog.snapshot);
  const message = t('Skills: {0} ok, {1} failed', count(ok), count(failed));
  if (failed === 0) {
    void vscode.window.showInformationMessage(message);
    return;
  }
  const problems = t('Show Problems');
  const details = t('Show Log');
  const answer = await vscode.window.showWarningMessage(message, problems, details);
  if (answer === problems) await vscode.commands.executeCommand('workbench.actions.view.problems');
  if (answer === details) log.show();
}
