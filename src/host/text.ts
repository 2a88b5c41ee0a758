// Findings in the person's language: the core's one table, passed through VS Code's translations.

import * as vscode from 'vscode';
import type { Finding } from '../core/model/finding';
import { FINDINGS } from '../core/model/findings';

/** A sentence with `{0}`, `{1}` … for the values; VS Code's `l10n.t`, or a stand-in where there is no VS Code. */
export type Translate = (sentence: string, ...values: (string | number)[]) => string;

/** What a finding says. */
export function findingMessage({ code, data }: Finding): string {
  return vscode.l10n.t(FINDINGS[code].message, { ...data });
}

/** What to do about it. */
export function findingRemedy({ code, data }: Finding): string {
  return vscode.l10n.t(FINDINGS[code].remedy, { ...data });
}
