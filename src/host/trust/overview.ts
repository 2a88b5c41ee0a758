// The report on all skills, the worst first: what blocks or asks with its first sentence, the rest by name.

import { escapeMarkdown } from '../../core/model/markdownInline';
import type { Skill } from '../../core/model/skill';
import type { Level } from '../../core/policy/audit/types';
import type { Standing } from '../../core/policy/trust/standing';
import { code } from '../markdown';
import type { Words } from '../text';
import { LEVEL_SIGNS, levelTitle } from './report';
import { auditWords, trustWords } from './words';

export interface Audited {
  readonly skill: Skill;
  readonly standing: Standing;
}

/** What the audit makes of a skill; `clean`: nothing found, `unknown`: not checked yet. */
type Group = Level | 'clean' | 'unknown';

const GROUPS: readonly Group[] = ['P0', 'P1', 'P2', 'clean', 'unknown'];

export function overviewText(audited: readonly Audited[], words: Words): string {
  const { t } = words;
  const sorted = [...audited].sort((a, b) => (a.skill.name.toLowerCase() < b.skill.name.toLowerCase() ? -1 : 1));
  const sections = GROUPS.flatMap((group) => {
    const members = sorted.filter((each) => groupOf(each) === group);
    return members.length === 0 ? [] : [`## ${titleOf(group, words)}`, membersText(group, members, words)];
  });
  const none = audited.length === 0 ? [t('There are no skills yet.')] : [];
  return [`# ${escapeMarkdown(t('Audit of all skills'))}`, ...none, ...sections].join('\n\n');
}

function groupOf({ standing: { inspection } }: Audited): Group {
  if (!inspection) return 'unknown';
  return inspection.report.findings.length === 0 ? 'clean' : inspection.report.level;
}

function titleOf(group: Group, words: Words): string {
  if (group === 'clean') return `✅ ${words.t('Nothing found')}`;
  if (group === 'unknown') return words.t('Not checked yet');
  return `${LEVEL_SIGNS[group]} ${levelTitle(group, words)}`;
}

function membersText(group: Group, members: readonly Audited[], words: Words): string {
  if (group === 'P0' || group === 'P1') return members.map((each) => detailed(each, words)).join('\n');
  return members.map(({ skill }) => escapeMarkdown(skill.name)).join(' · ');
}

function detailed({ skill, standing }: Audited, words: Words): string {
  const facts = [escapeMarkdown(auditWords(standing, words)), escapeMarkdown(trustWords(standing, words))].join(' · ');
  const [worst] = standing.inspection?.report.findings ?? [];
  const lines = [`- **${escapeMarkdown(skill.name)}** ${code(skill.root.label)}`];
  if (worst) lines.push(escapeMarkdown(words.auditMessage(worst)));
  return [...lines, `*${facts}*`].join('  \n  ');
}
