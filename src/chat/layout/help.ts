// The answer to /help: how many skills are loaded, and what can be said here.

import { COMMANDS } from '../../core/agent/commands';
import type { Snapshot } from '../../core/catalog/snapshot';
import { table } from '../../host/markdown';
import type { Words } from '../../host/text';
import { count } from './numbers';

export function helpMarkdown(snapshot: Snapshot, words: Words): string {
  const { t } = words;
  return [
    `${loadedWords(snapshot, words)} ${t('Ask for anything: the model is told what each is for, and loads the one that fits.')}`,
    commandTable(words),
    t(
      'Without a slash, `skill list`, `skill show <name>` and `skill reload` are understood too. In agent mode, and in other chats, the tools `#load_skill` and `#list_skills` do the same.',
    ),
  ].join('\n\n');
}

/** `3 skills loaded.`, and what failed. */
export function loadedWords({ skills, failures }: Snapshot, { t }: Words): string {
  const loaded = skills.length === 1 ? t('**1 skill loaded.**') : t('**{0} skills loaded.**', count(skills.length));
  return failures.length > 0 ? `${loaded} ${t('{0} failed: `/list` says why.', count(failures.length))}` : loaded;
}

export function commandTable({ t }: Words): string {
  const commands = COMMANDS.filter(({ offered }) => offered).map(({ name, argument, aliases, description }) => [
    [`\`/${[name, argument].filter(Boolean).join(' ')}\``, ...shortSpellings(aliases)].join(' '),
    t(description),
  ]);
  const byHand = ['`/<skill>`', t('Start a skill by hand, with what it is to do')];
  return table([t('Say'), t('What it does')], 'll', [...commands, byHand]);
}

function shortSpellings(aliases: readonly string[]): string[] {
  return aliases.filter((alias) => !alias.startsWith('skill')).map((alias) => `\`/${alias}\``);
}
