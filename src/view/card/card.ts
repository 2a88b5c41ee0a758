// The hover's text: what a person wants to know of a skill before opening it.

import type { Finding } from '../../core/model/finding';
import { escapeMarkdown } from '../../core/model/markdownInline';
import { commandLink, excerpt } from '../../host/markdown';
import type { Words } from '../../host/text';
import { auditLine, trustLinks } from '../../host/trust/auditLine';
import { auditNodes, findingNodes } from '../tree/items';
import type { FailureNode, SkillNode } from '../tree/nodes';
import { SEVERITY_ICONS } from '../tree/row';
import { STATE_ICONS, stateWords } from '../tree/skillRow';
import { excerptOf } from './excerpt';
import { factsOf, type Reading } from './facts';

const RULE = '\n\n---\n\n';
const BREAK = '  \n';
/** The longest description, in characters, and the most findings. */
const DESCRIPTION = 600;
const FINDINGS = 5;

export function skillCard(node: SkillNode, reading: Reading | undefined, words: Words): string {
  const { skill } = node;
  const version = skill.version ? ` ${escapeMarkdown(skill.version)}` : '';
  const title = `$(${STATE_ICONS[node.state].id}) **${escapeMarkdown(skill.name)}**${version} — ${escapeMarkdown(stateWords(node, words))}`;
  const facts = factsOf(node, reading, words).map(({ label, value }) => `| ${label}&nbsp;&nbsp; | ${value} |`);
  const beginning = excerptOf(reading?.body ?? '');
  return [
    [title, excerpt(skill.description, DESCRIPTION)].filter(Boolean).join('\n\n'),
    ['| | |', '|:--|:--|', ...facts].join('\n'),
    [...auditLines(node, words), ...findingLines(node, words)].join(BREAK),
    links(node, words),
    beginning.text + (beginning.cut ? '\n\n…' : ''),
  ]
    .filter((part) => part.trim() !== '')
    .join(RULE);
}

function auditLines(node: SkillNode, words: Words): string[] {
  return auditNodes(node)
    .slice(0, FINDINGS)
    .map(({ finding }) => auditLine(finding, node.skill, words));
}

function findingLines(node: SkillNode, words: Words): string[] {
  const findings = findingNodes(node);
  const lines = findings.slice(0, FINDINGS).map(({ finding, path }) => findingLine(finding, path, words));
  const more = findings.length - lines.length;
  return more > 0 ? [...lines, escapeMarkdown(words.t('and {0} more', more))] : lines;
}

/** `lines` is the text around the failure, as Markdown. */
export function failureCard({ failure }: FailureNode, name: string, lines: string, words: Words): string {
  const { finding, path } = failure;
  const open = words.t('Open at line {0}', finding.line);
  return [
    `$(error) **${escapeMarkdown(name)}** — ${escapeMarkdown(words.t('no skill came from this file'))}`,
    `${escapeMarkdown(words.message(finding))}${BREAK}${escapeMarkdown(words.remedy(finding))}`,
    lines,
    commandLink(`$(go-to-file) ${escapeMarkdown(open)}`, 'skillshelf.open', { path, ...place(finding) }),
  ]
    .filter((part) => part !== '')
    .join('\n\n');
}

export function findingLine(finding: Finding, path: string, { t, message }: Words): string {
  const line = commandLink(escapeMarkdown(t('line {0}', finding.line)), 'skillshelf.open', { path, ...place(finding) });
  return `$(${SEVERITY_ICONS[finding.severity].id}) ${escapeMarkdown(message(finding))} (${line})`;
}

const place = ({ line, column }: Finding) => ({ line, column });

function links({ skill, standing }: SkillNode, words: Words): string {
  const { t } = words;
  const { path } = skill;
  return [
    commandLink(`$(go-to-file) ${t('Open SKILL.md')}`, 'skillshelf.open', { path }),
    commandLink(`$(open-preview) ${t('Preview')}`, 'skillshelf.show', path),
    ...trustLinks(skill, standing, words),
  ].join('&nbsp;&nbsp;&nbsp; ');
}
