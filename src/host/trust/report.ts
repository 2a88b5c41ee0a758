// The audit's report on one skill as Markdown: what it can do, what was found, and what to do about it. Free of VS Code.

import { escapeMarkdown } from '../../core/model/markdownInline';
import type { Suppressed } from '../../core/policy/audit/suppress';
import { type AuditFinding, LEVELS, type Level } from '../../core/policy/audit/types';
import type { SkillFacts } from '../../core/policy/trust/facts';
import type { Inspection } from '../../core/policy/trust/inspector';
import { code, table } from '../markdown';
import type { Words } from '../text';
import { levelWords } from './words';

export interface ReportSubject {
  readonly name: string;
  readonly inspection: Inspection;
  /** How it stands with models: a part of a sentence; empty for what no model could get. */
  readonly standing: string;
  /** A finding's place as Markdown; a link where links work. */
  readonly place: (finding: AuditFinding) => string;
}

export const LEVEL_SIGNS: Readonly<Record<Level, string>> = { P0: '⛔', P1: '⚠️', P2: 'ℹ️' };

/** Names that are told one by one. */
const TOLD = 20;

export function reportText({ name, inspection, standing, place }: ReportSubject, words: Words): string {
  const { t } = words;
  const { report, facts, folder } = inspection;
  const found = report.findings.length === 0 ? `✅ ${t('The audit found nothing.')}` : levelWords(report, words);
  return [
    `# ${escapeMarkdown(t('Audit of {0}', name))}`,
    [escapeMarkdown(found), standing && `**${t('Models')}** ${escapeMarkdown(standing)}`].filter(Boolean).join('  \n'),
    ...(folder.complete ? [] : [`⚠️ ${escapeMarkdown(t('It has more files than are looked at.'))}`]),
    `## ${t('What It Can Do')}`,
    powers(facts, folder.files.length, words),
    ...LEVELS.flatMap((level) => section(level, report.findings, place, words)),
    ...suppressedSection(report.suppressed ?? [], place, words),
    `---\n\n${escapeMarkdown(t('The audit reads and runs nothing. It knows many tricks, not all: read a stranger’s skill before you give it to a model.'))}`,
  ].join('\n\n');
}

function powers({ scripts, hosts, tools, commands, hasHooks, permissions }: SkillFacts, files: number, words: Words) {
  const { t } = words;
  const rows: readonly (readonly [label: string, value: string])[] = [
    [t('Files'), String(files)],
    [t('Scripts'), list(scripts, words)],
    [t('Hosts it names'), list(hosts, words)],
    [t('Tools it asks for'), list(tools, words)],
    [t('Commands that some agents run unasked'), list(commands, words)],
    [t('Hooks'), hasHooks ? t('yes; Skillshelf runs none') : ''],
    [t('Permissions'), permissions === undefined ? '' : code(JSON.stringify(permissions))],
  ];
  const told = rows.map(([label, value]) => [label, value || t('none')]);
  return table(['', ''], 'll', told);
}

function list(words: readonly string[], { t }: Words): string {
  const told = words.slice(0, TOLD).map(code);
  return [...told, ...(words.length > TOLD ? [t('and {0} more', words.length - TOLD)] : [])].join(' ');
}

function section(
  level: Level,
  findings: readonly AuditFinding[],
  place: ReportSubject['place'],
  words: Words,
): string[] {
  const own = findings.filter((finding) => finding.level === level);
  if (own.length === 0) return [];
  return [
    `## ${LEVEL_SIGNS[level]} ${levelTitle(level, words)}`,
    own.map((each) => item(each, place, words)).join('\n\n'),
  ];
}

function suppressedSection(suppressed: readonly Suppressed[], place: ReportSubject['place'], words: Words): string[] {
  if (suppressed.length === 0) return [];
  const items = suppressed.map(
    ({ finding, reason }) =>
      `- ${escapeMarkdown(words.auditMessage(finding))} ${place(finding)}  \n  ${escapeMarkdown(words.t('Suppressed: {0}', reason))}`,
  );
  return [`## ${words.t('What You Live With')}`, items.join('\n\n')];
}

export function levelTitle(level: Level, { t }: Words): string {
  if (level === 'P0') return t('P0: blocks the skill');
  return level === 'P1' ? t('P1: asks you first') : t('P2: worth knowing');
}

function item(finding: AuditFinding, place: ReportSubject['place'], words: Words): string {
  const lines = [
    `- **${escapeMarkdown(words.auditMessage(finding))}** ${place(finding)}`,
    code(finding.evidence),
    `${escapeMarkdown(words.auditRemedy(finding))} · ${code(finding.id)}`,
  ];
  return lines.filter((line) => line !== '').join('  \n  ');
}
