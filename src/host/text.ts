// Words in the person's language. The features' pure parts take a Words, so that they need no VS Code and tests can read them.

import * as vscode from 'vscode';
import type { Finding } from '../core/model/finding';
import { FINDINGS } from '../core/model/findings';
import { ruleText } from '../core/policy/audit/audit';
import type { AuditFinding } from '../core/policy/audit/types';

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

/** What the audit's finding says. */
function auditMessage({ id, message, data }: AuditFinding): string {
  const rule = ruleText(id);
  return rule ? vscode.l10n.t(rule.message, { ...data }) : message;
}

/** What to do about it; empty for a rule that is no longer there. */
function auditRemedy({ id, data }: AuditFinding): string {
  const rule = ruleText(id);
  return rule ? vscode.l10n.t(rule.remedy, { ...data }) : '';
}

/** How the features speak to a person. */
export interface Words {
  readonly t: Translate;
  readonly message: (finding: Finding) => string;
  readonly remedy: (finding: Finding) => string;
  readonly auditMessage: (finding: AuditFinding) => string;
  readonly auditRemedy: (finding: AuditFinding) => string;
}

/** In the language that VS Code is set to. */
export const vscodeWords: Words = {
  t: (sentence, ...values) => vscode.l10n.t(sentence, ...values),
  message: findingMessage,
  remedy: findingRemedy,
  auditMessage,
  auditRemedy,
};
