// What a person is told when a language model fails.

import * as vscode from 'vscode';

/** One or two sentences: what happened, and what to do. */
export function modelErrorMessage(error: unknown, model: string): string {
  const { t } = vscode.l10n;
  const reason = error instanceof Error ? error.message : String(error);
  const code = error instanceof vscode.LanguageModelError ? error.code : '';
  switch (code) {
    case vscode.LanguageModelError.NoPermissions.name:
      return t('You have not allowed Skillshelf to use {0}. Ask again to be asked again.', model);
    case vscode.LanguageModelError.NotFound.name:
      return t('{0} is not there any more. Choose another model in the model picker.', model);
    case vscode.LanguageModelError.Blocked.name:
      return t('{0} refused the request: {1}', model, reason);
    default:
      return t('{0} failed: {1}', model, reason);
  }
}
