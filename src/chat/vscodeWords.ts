// The chat's words in the language that VS Code is set to.

import * as vscode from 'vscode';
import { findingMessage, findingRemedy } from '../host/text';
import type { Words } from './words';

export const vscodeWords: Words = {
  t: (sentence, ...values) => vscode.l10n.t(sentence, ...values),
  message: findingMessage,
  remedy: findingRemedy,
};
