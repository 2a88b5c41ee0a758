// The answer to /list: every skill with what it is for, and why the others are not used.

import type { Snapshot } from '../../core/catalog/snapshot';
import { escapeMarkdown } from '../../core/model/markdownInline';
import { basename, dirname } from '../../core/model/paths';
import type { Skill } from '../../core/model/skill';
import { catalogueText } from '../../core/prompt/catalogue';
import { listingOf } from '../../core/prompt/listing';
import { estimateTokens, estimateTokensOfBytes } from '../../core/prompt/tokens';
import { code, commandLink, excerpt, table } from '../../host/markdown';
import type { Words } from '../../host/text';
import { groupsOf, isUsed } from './groups';
import { count } from './numbers';

type MayList = (skill: Skill) => boolean;

/** Characters of a description in a row. */
const DESCRIPTION = 90;
/** Rows in one table; more would make the chat slow and nobody reads them. */
const ROWS = 100;

export function listMarkdown(snapshot: Snapshot, mayList: MayList, words: Words): string {
  const groups = groupsOf(snapshot, words);
  return [
    headline(snapshot, mayList, words),
    ...groups.flatMap(({ label, skills }) => [`#### ${escapeMarkdown(label)}`, skillTable(skills, mayList, words)]),
    ...unused(snapshot, words),
  ].join('\n\n');
}

function headline(snapshot: Snapshot, mayList: MayList, { t }: Words): string {
  const { skills, failures } = snapshot;
  const { listed } = listingOf({ snapshot, consent: { mayList } });
  if (skills.length === 0 && failures.length === 0) return t('**No skills yet.**');
  const tokens = estimateTokens(catalogueText(listed));
  const parts = [
    skills.length === 1 ? t('**1 skill**') : t('**{0} skills**', count(skills.length)),
    ...(failures.length > 0 ? [t('{0} failed', count(failures.length))] : []),
    t('≈ {0} tokens for a model to know them all', count(tokens)),
  ];
  return parts.join(' · ');
}

/** Two columns, since a side bar has no room for a third. */
function skillTable(skills: readonly Skill[], mayList: MayList, words: Words): string {
  const { t } = words;
  const rows = skills.slice(0, ROWS).map((skill) => {
    const description = [excerpt(skill.description, DESCRIPTION), remark(skill, mayList, words)].filter(Boolean);
    return [[nameLink(skill), ...description].join('<br>'), count(estimateTokensOfBytes(skill.size))];
  });
  const shown = table([t('Skill'), t('≈\u00a0Tokens')], 'lr', rows);
  if (skills.length <= ROWS) return shown;
  const all = commandLink(t('Show Skill…'), 'skillshelf.show');
  return `${shown}\n\n${t('and {0} more: {1}', count(skills.length - ROWS), all)}`;
}

export function nameLink({ name, path }: Skill): string {
  return `**${commandLink(escapeMarkdown(name), 'skillshelf.show', path)}**`;
}

function remark(skill: Skill, mayList: MayList, { t }: Words): string {
  if (!mayList(skill)) return `_${t('withheld from models')}_`;
  return skill.modelInvocable ? '' : `_${t('by hand only')}_`;
}

/** A list rather than a table: paths are long. */
function unused(snapshot: Snapshot, { t, message }: Words): string[] {
  const failed = snapshot.failures.map(({ path, finding }) => {
    const { line, column } = finding;
    const file = escapeMarkdown(`${basename(dirname(path))}/${basename(path)}:${line}`);
    const link = commandLink(file, 'skillshelf.open', { path, line, column });
    return `- $(error) **${link}** — ${escapeMarkdown(message(finding))}`;
  });
  const shadowed = snapshot.skills
    .filter((skill) => !isUsed(skill, snapshot))
    .map((skill) => {
      const winner = snapshot.shadowedBy(skill);
      const where = winner ? t('{0}, shadowed by {1}', code(skill.root.label), code(winner.root.label)) : '';
      return `- $(layers) ${nameLink(skill)} — ${where}`;
    });
  const lines = [...failed, ...shadowed];
  return lines.length === 0 ? [] : [`#### ${t('Not used')}`, lines.slice(0, ROWS).join('\n')];
}
