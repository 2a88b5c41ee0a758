// What a person is told when something could not be written.

import * as vscode from 'vscode';
import type { FileProblem } from '../../core/model/ports';

export function failed(path: string, { problem, reason }: FileProblem): void {
  const { t } = vscode.l10n;
  const message =
    problem === 'exists' ? t('{0} exists already.', path) : t('{0} could not be written: {1}', path, reason);
  void vscode.window.showErrorMessage(message);
}
