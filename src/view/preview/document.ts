// The full preview's text: what is known of a skill as a table, its findings, and its instructions.

import { visibleText } from '../../core/model/hidden';
import { sanitizeMarkdown } from '../../core/model/markdown';
import { escapeMarkdown } from '../../core/model/markdownInline';
import type { Skill } from '../../core/model/skill';
import { code } from '../../host/markdown';
import type { Words } from '../../host/text';
import { LEVEL_SIGNS } from '../../host/trust/report';
import { factsOf, type Reading } from '../card/facts';
import { auditNodes, findingNodes } from '../tree/items';
import type { SkillNode } from '../tree/nodes';
import { stateWords } from '../tree/skillRow';

const MARKS = { error: '❌', warning: '⚠️', info: 'ℹ️' } as const;

/** Markdown in which nothing of the skill's can act. Links of ours would do nothing in VS Code's preview: there are none. */
export function previewText(node: SkillNode, reading: Reading, words: Words): string {
  const { skill } = node;
  const { t } = words;
  const description = visibleText(skill.description).trim();
  const facts = [
    { label: t('State'), value: escapeMarkdown(stateWords(node, words)) },
    ...factsOf(node, reading, words),
    ...(skill.modelInvocable
      ? []
      : [{ label: t('Loads'), value: escapeMarkdown(t('only when a person asks for it')) }]),
    ...(skill.version ? [{ label: t('Version'), value: escapeMarkdown(skill.version) }] : []),
    ...(skill.dialect === 'spec' ? [] : [{ label: t('Dialect'), value: code(skill.dialect) }]),
    ...(skill.author ? [{ label: t('Author'), value: escapeMarkdown(skill.author) }] : []),
  ];
  return [
    `# ${escapeMarkdown(skill.name)}`,
    description.split('\n').map(escapeMarkdown).join('  \n> ').replace(/^/, '> '),
    ['| | |', '|:--|:--|', ...facts.map(({ label, value }) => `| **${label}** | ${value} |`)].join('\n'),
    auditNodes(node)
      .map(({ finding }) => {
        const place = code(`${finding.file}:${finding.line}`);
        return `- ${LEVEL_SIGNS[finding.level]} ${finding.level} ${escapeMarkdown(words.auditMessage(finding))} (${place})`;
      })
      .join('\n'),
    findingNodes(node)
      .map(({ finding }) => {
        const line = t('line {0}', finding.line);
        return `- ${MARKS[finding.severity]} ${escapeMarkdown(words.message(finding))} *(${escapeMarkdown(line)})*  \n  ${escapeMarkdown(words.remedy(finding))}`;
      })
      .join('\n'),
    ...dataBlocks(skill, words),
    '---',
    sanitizeMarkdown(reading.body).trim() || `*${t('No instructions yet.')}*`,
  ]
    .filter((part) => part !== '' && part !== '> ')
    .join('\n\n');
}

/** What the head says beyond words, as it was written; nothing of it is run. */
function dataBlocks({ hooks, permissions, configuration }: Skill, { t }: Words): string[] {
  const data: readonly [title: string, value: unknown][] = [
    [t('Hooks'), hooks],
    [t('Permissions'), permissions],
    [t('Configuration'), configuration],
  ];
  return data
    .filter(([, value]) => value !== undefined)
    .map(([title, value]) => {
      const json = JSON.stringify(value, undefined, 2);
      return `**${title}**\n${sanitizeMarkdown(`~~~json\n${json}\n~~~`).trimEnd()}`;
    });
}
