// How a skill stands with models, and what the audit found, in words. Free of VS Code.

import { type AuditReport, LEVELS } from '../../core/policy/audit/types';
import type { Standing } from '../../core/policy/trust/standing';
import type { Words } from '../text';

/** A part of a sentence. */
export function trustWords({ kind, changed, decision }: Standing, { t }: Words): string {
  switch (kind) {
    case 'restricted':
      return t('not given to models until the workspace is trusted');
    case 'never':
      return t('kept from models, as you decided');
    case 'setting':
      return t('kept from models by a setting');
    case 'blocked':
      return t('blocked by the audit');
    case 'asks':
      return changed
        ? t('changed since you allowed it: you are asked again')
        : t('you are asked before a model gets it');
    case 'goes':
      if (!decision) return t('given to a model that asks');
      return decision.answer === 'once'
        ? t('allowed for this session')
        : t('allowed for as long as nothing in its folder changes');
  }
}

/** `1 × P0, 2 × P1`, or that there is nothing. */
export function levelWords({ findings }: AuditReport, { t }: Words): string {
  if (findings.length === 0) return t('nothing found');
  const counts = LEVELS.map((level) => ({ level, number: findings.filter((each) => each.level === level).length }));
  return counts
    .filter(({ number }) => number > 0)
    .map(({ level, number }) => `${number} × ${level}`)
    .join(', ');
}

/** A part of a sentence; also before anything is known. */
export function auditWords({ inspection }: Standing, words: Words): string {
  return inspection ? levelWords(inspection.report, words) : words.t('not checked yet');
}
