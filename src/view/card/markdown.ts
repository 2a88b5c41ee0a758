// Pieces of Markdown for hover and preview; what comes from a skill goes through one of these.

import { visibleLine } from '../../core/model/hidden';
import { escapeMarkdown } from '../../core/model/markdownInline';

export const plain = escapeMarkdown;

/** In code type, or escaped where a backtick, a table or an icon would break out of it. */
export function code(text: string): string {
  const line = visibleLine(text);
  if (line === '') return '';
  return /[`|$\\]/.test(line) ? escapeMarkdown(line) : `\`${line}\``;
}

/** Longest description in a hover, in characters. */
export function shorten(text: string, length: number): string {
  const line = visibleLine(text);
  return line.length <= length ? line : `${line.slice(0, length).replace(/\s+\S*$/, '')}…`;
}

/** A link to one of our own commands. `label` is Markdown of ours. */
export function commandLink(label: string, command: string, ...args: readonly unknown[]): string {
  return `[${label}](command:${command}?${encodeURIComponent(JSON.stringify(args)).replace(/[()]/g, percent)})`;
}

const percent = (char: string) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`;

/** Icons of VS Code in a stranger's code would be drawn; a joiner that isn't shown keeps them text. */
export function withoutIcons(markdown: string): string {
  return markdown.replace(/\$\(/g, '$\u2060(');
}
