// The whole in a few words: the view's description, its badge, and what a reload answers.

import type { Snapshot } from '../../core/catalog/snapshot';
import type { Words } from '../../host/text';
import { count } from '../count';

export interface Summary {
  /** Skills that were read, the shadowed ones too. */
  readonly ok: number;
  /** Files from which no skill came. */
  readonly failed: number;
  /** What the badge counts: failed files, roots in error, and skills with a finding of severity error. */
  readonly problems: number;
}

export function summarize({ skills, failures, problems }: Snapshot): Summary {
  const roots = problems.filter(({ finding }) => finding.severity === 'error').length;
  const inError = skills.filter(({ findings }) => findings.some(({ severity }) => severity === 'error')).length;
  return { ok: skills.length, failed: failures.length, problems: failures.length + roots + inError };
}

/** `12 ok · 1 failed`; without the second half where nothing failed. */
export function summaryText({ ok, failed }: Summary, { t }: Words): string {
  return failed === 0 ? t('{0} ok', count(ok)) : t('{0} ok · {1} failed', count(ok), count(failed));
}

export function badgeText({ problems }: Summary, { t }: Words): string {
  return problems === 1 ? t('1 problem in skills') : t('{0} problems in skills', count(problems));
}
