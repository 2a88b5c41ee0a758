// The answer to /show: one skill, where it is from, what it costs, and what is wrong with it.

import type { Snapshot } from '../../core/catalog/snapshot';
import type { Finding } from '../../core/model/finding';
import { escapeMarkdown } from '../../core/model/markdownInline';
import type { Failure, Skill } from '../../core/model/skill';
import { code, commandLink, excerpt, table } from '../../host/markdown';
import type { Words } from '../../host/text';
import { groupLabel } from './groups';
import { nameLink } from './list';
import { count } from './numbers';

/** Characters of a description. */
const DESCRIPTION = 1024;

export interface Cost {
  readonly catalogueTokens: number;
  readonly loadedTokens: number;
}

export interface ShownSkill {
  readonly skill: Skill;
  readonly snapshot: Snapshot;
  readonly mayList: boolean;
  /** Undefined where the file can't be read any more. */
  readonly cost: Cost | undefined;
}

export function showMarkdown(shown: ShownSkill, words: Words): string {
  const { skill } = shown;
  const { t } = words;
  const description = excerpt(skill.description, DESCRIPTION) || `_${t('It has no description.')}_`;
  return [
    `### ${nameLink(skill)}`,
    description,
    table(['', ''], 'll', factsOf(shown, words)),
    ...findingLines(skill, words),
  ].join('\n\n');
}

export function failureMarkdown({ path, finding }: Failure, words: Words): string {
  return [words.t('This file could not be loaded:'), code(path), findingLine(finding, path, words)].join('\n\n');
}

function factsOf({ skill, snapshot, mayList, cost }: ShownSkill, words: Words): [string, string][] {
  const { t } = words;
  const used = [...skill.triggers.map(escapeMarkdown), ...skill.patterns.map(code)].join(', ');
  const facts: [string, string][] = [
    [t('Path'), code(skill.path)],
    [t('From'), [groupLabel(skill, words), skill.root.label].map(escapeMarkdown).join(' · ')],
    [t('Dialect'), skill.dialect],
    [t('Version'), escapeMarkdown(skill.version ?? '')],
    [t('Author'), escapeMarkdown(skill.author ?? '')],
    [t('Triggers'), used],
    [t('Tools'), skill.tools.map(code).join(' ')],
    [t('Needs'), skill.dependencies.map(code).join(' ')],
    [t('Models'), modelWords(skill, mayList, words)],
    [
      t('Cost'),
      cost ? t('≈ {0} tokens listed, ≈ {1} loaded', count(cost.catalogueTokens), count(cost.loadedTokens)) : '',
    ],
    ...namesakes(skill, snapshot, words),
  ];
  return facts.filter(([, value]) => value !== '').map(([label, value]) => [`**${label}**`, value]);
}

function modelWords({ modelInvocable }: Skill, mayList: boolean, { t }: Words): string {
  if (!mayList) return t('withheld from models until the workspace is trusted');
  return modelInvocable ? t('may load it') : t('by hand only');
}

/** Who has the name instead, or whom this one keeps from it. */
function namesakes(skill: Skill, snapshot: Snapshot, { t }: Words): [string, string][] {
  const winner = snapshot.shadowedBy(skill);
  if (winner) return [[t('Shadowed by'), code(winner.path)]];
  const others = snapshot.skills.filter((other) => snapshot.shadowedBy(other) === skill);
  return others.length > 0 ? [[t('Shadows'), others.map(({ path }) => code(path)).join('<br>')]] : [];
}

function findingLines({ findings, path }: Skill, words: Words): string[] {
  if (findings.length === 0) return [];
  return [findings.map((finding) => `- ${findingLine(finding, path, words)}`).join('\n')];
}

function findingLine(finding: Finding, path: string, { t, message, remedy }: Words): string {
  const { line, column, severity } = finding;
  const place = commandLink(t('line {0}', line), 'skillshelf.open', { path, line, column });
  return `$(${severity}) ${escapeMarkdown(message(finding))} ${escapeMarkdown(remedy(finding))} (${place})`;
}
