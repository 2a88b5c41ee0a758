// Pieces of the Markdown that we write ourselves; what comes from a skill is escaped before it goes in.

import { visibleLine } from '../core/model/hidden';
import { escapeMarkdown } from '../core/model/markdownInline';

/** A link to a command of ours. `label` is Markdown of ours, or escaped. */
export function commandLink(label: string, command: string, ...args: readonly unknown[]): string {
  const query = encodeURIComponent(JSON.stringify(args)).replace(/[()]/g, (char) => (char === '(' ? '%28' : '%29'));
  return `[${label}](command:${command}?${query})`;
}

/** A stranger's word or path in code type; escaped where something in it would break out. */
export function code(text: string): string {
  const line = visibleLine(text);
  if (line === '') return '';
  return /[`|$\\]/.test(line) ? escapeMarkdown(line) : `\`${line}\``;
}

/** A stranger's text as one escaped line, cut at a word after `length` characters. */
export function excerpt(text: string, length: number): string {
  const line = visibleLine(text);
  return escapeMarkdown(line.length <= length ? line : `${line.slice(0, length).replace(/\s+\S*$/, '')}…`);
}

/** Rows of escaped cells under a head; empty for no rows. `align` has `l` or `r` for each column. */
export function table(head: readonly string[], align: string, rows: readonly (readonly string[])[]): string {
  if (rows.length === 0) return '';
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const rule = [...align].map((side) => (side === 'r' ? '--:' : ':--'));
  return [line(head), line(rule), ...rows.map(line)].join('\n');
}
