// The answer to /show: one skill, where it is from, what it costs, and what is wrong with it.

import type { Snapshot } from '../../core/catalog/snapshot';
import type { Finding } from '../../core/model/finding';
import { escapeMarkdown } from '../../core/model/markdownInline';
import type { Failure, Skill } from '../../core/model/skill';
import type { Standing } from '../../core/policy/trust/standing';
import { code, commandLink, excerpt } from '../../host/markdown';
import type { Words } from '../../host/text';
import { auditWords, trustWords } from '../../host/trust/words';
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
  /** How it stands with models, and what the audit found. */
  readonly standing: Standing;
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
    factsOf(shown, words)
      .filter(({ value }) => value !== '')
      .map(({ icon, label, value }) => `$(${icon}) **${label}** ${value}`)
      .join('  \n'),
    ...findingLines(skill, words),
  ].join('\n\n');
}

export function failureMarkdown({ path, finding }: Failure, words: Words): string {
  return [words.t('This file could not be loaded:'), code(path), findingLine(finding, path, words)].join('\n\n');
}

interface Fact {
  readonly icon: string;
  readonly label: string;
  /** Markdown, escaped; empty where there is nothing to say. */
  readonly value: string;
}

/** Lines rather than a table, whose first column a narrow side bar would break inside its words. */
function factsOf({ skill, snapshot, standing, cost }: ShownSkill, words: Words): Fact[] {
  const { t } = words;
  const triggers = [...skill.triggers.map(escapeMarkdown), ...skill.patterns.map(code)].join(', ');
  const from = [groupLabel(skill, words), skill.root.label, t('dialect {0}', skill.dialect)];
  const by = [skill.version, skill.author].map((each) => escapeMarkdown(each ?? '')).filter((each) => each !== '');
  const tokens = cost && [count(cost.catalogueTokens), count(cost.loadedTokens)];
  return [
    { icon: 'file', label: t('Path'), value: code(skill.path) },
    { icon: 'folder', label: t('From'), value: from.map(escapeMarkdown).join(' · ') },
    { icon: 'tag', label: t('Version'), value: by.join(' · ') },
    { icon: 'zap', label: t('Triggers'), value: triggers },
    { icon: 'tools', label: t('Tools'), value: skill.tools.map(code).join(' ') },
    { icon: 'references', label: t('Needs'), value: skill.dependencies.map(code).join(' ') },
    { icon: 'dashboard', label: t('Cost'), value: tokens ? t('≈ {0} tokens listed, ≈ {1} loaded', ...tokens) : '' },
    { icon: 'shield', label: t('Audit'), value: escapeMarkdown(auditWords(standing, words)) },
    { icon: 'sparkle', label: t('Models'), value: escapeMarkdown(modelWords(skill, standing, words)) },
    namesakes(skill, snapshot, words),
  ];
}

function modelWords({ modelInvocable }: Skill, standing: Standing, words: Words): string {
  const trust = trustWords(standing, words);
  return modelInvocable ? trust : `${words.t('by hand only')} · ${trust}`;
}

/** Who has the name instead, or whom this one keeps from it. */
function namesakes(skill: Skill, snapshot: Snapshot, { t }: Words): Fact {
  const winner = snapshot.shadowedBy(skill);
  if (winner) return { icon: 'layers', label: t('Shadowed by'), value: code(winner.path) };
  const others = snapshot.skills.filter((other) => snapshot.shadowedBy(other) === skill);
  return { icon: 'layers', label: t('Shadows'), value: others.map(({ path }) => code(path)).join(' ') };
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
