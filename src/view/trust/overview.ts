// The report on all skills: a table, the worst first.

import { escapeMarkdown } from '../../core/model/markdownInline';
import type { Skill } from '../../core/model/skill';
import type { Standing } from '../../core/policy/trust/standing';
import { table } from '../../host/markdown';
import type { Words } from '../../host/text';
import { LEVEL_SIGNS } from '../../host/trust/report';
import { auditWords, trustWords } from '../../host/trust/words';

export interface Audited {
  readonly skill: Skill;
  readonly standing: Standing;
}

export function overviewText(audited: readonly Audited[], words: Words): string {
  const { t } = words;
  const sorted = [...audited].sort((a, b) => compare(rank(a), rank(b)) || compare(a.skill.name, b.skill.name));
  const rows = sorted.map(({ skill, standing }) => [
    `${sign(standing)} ${escapeMarkdown(skill.name)}`,
    escapeMarkdown(skill.root.label),
    escapeMarkdown(auditWords(standing, words)),
    escapeMarkdown(worst(standing, words)),
    escapeMarkdown(trustWords(standing, words)),
  ]);
  return [
    `# ${escapeMarkdown(t('Audit of all skills'))}`,
    table([t('Skill'), t('From'), t('Found'), t('Worst'), t('Models')], 'lllll', rows) || t('There are no skills yet.'),
  ].join('\n\n');
}

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

/** The unknown last. */
const rank = ({ standing: { inspection } }: Audited) =>
  inspection ? `${inspection.report.level}${inspection.report.findings.length > 0 ? 0 : 1}` : 'P3';

function sign({ inspection }: Standing): string {
  if (!inspection) return '';
  return inspection.report.findings.length === 0 ? '✅' : LEVEL_SIGNS[inspection.report.level];
}

function worst({ inspection }: Standing, words: Words): string {
  const first = inspection?.report.findings[0];
  return first ? words.auditMessage(first) : '';
}
