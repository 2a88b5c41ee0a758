// The answer to /reload: how many skills there are now, and what is different.

import type { Snapshot } from '../../core/catalog/snapshot';
import { escapeMarkdown } from '../../core/model/markdownInline';
import type { Skill } from '../../core/model/skill';
import { code, commandLink } from '../../host/markdown';
import type { Words } from '../../host/text';
import { nameLink } from './list';
import { count } from './numbers';

/** Rows of one kind. */
const ROWS = 20;

export function reloadMarkdown(before: Snapshot, after: Snapshot, words: Words): string {
  const { t, message } = words;
  const old = new Map(before.skills.map((skill) => [skill.path, skill]));
  const now = new Set(after.skills.map(({ path }) => path));
  const added = after.skills.filter(({ path }) => !old.has(path));
  const changed = after.skills.filter((skill) => old.has(skill.path) && old.get(skill.path) !== skill);
  const removed = before.skills.filter(({ path }) => !now.has(path));
  const failed = after.failures.map(({ path, finding }) => {
    const { line, column } = finding;
    const place = commandLink(t('line {0}', line), 'skillshelf.open', { path, line, column });
    return `${code(path)} (${place}): ${escapeMarkdown(message(finding))}`;
  });
  const parts = [
    lines(t('New'), added.map(nameLink)),
    lines(t('Changed'), changed.map(nameLink)),
    lines(t('Gone'), removed.map(plainName)),
    lines(t('Failed'), failed),
  ].filter((part) => part !== '');
  const counts = t('**{0} ok, {1} failed**', count(after.skills.length), count(after.failures.length));
  const same = added.length + changed.length + removed.length === 0 ? ` · ${t('nothing has changed')}` : '';
  return [counts + same, ...parts].join('\n\n');
}

function plainName({ name }: Skill): string {
  return `**${escapeMarkdown(name)}**`;
}

function lines(title: string, items: readonly string[]): string {
  if (items.length === 0) return '';
  const more = items.length > ROWS ? ['- …'] : [];
  return [`#### ${title}`, '', ...items.slice(0, ROWS).map((item) => `- ${item}`), ...more].join('\n');
}
