// The first lines of a skill's text, for a hover.

import { visibleText } from '../../core/model/hidden';
import { sanitizeMarkdown } from '../../core/model/markdown';

const LINES = 10;
const CHARACTERS = 500;

/** Markdown that is safe to show; empty for a skill without instructions. Headings are no larger than the hover's own. */
export function excerptOf(body: string): { text: string; cut: boolean } {
  const lines = body.trim().split(/\r\n?|\n/);
  let shown = lines.slice(0, LINES);
  while (shown.length > 1 && shown.join('\n').length > CHARACTERS) shown = shown.slice(0, -1);
  const first = shown.join('\n').slice(0, CHARACTERS).trimEnd();
  const small = first.replace(/^ {0,3}#{1,6}[ \t]+(.+?)[ \t#]*$/gm, '**$1**\n');
  return { text: withoutIcons(sanitizeMarkdown(small)), cut: first.length < body.trim().length };
}

const AROUND = 2;
const LONGEST_LINE = 80;

/** The lines around a failure (`line` from 1) as a block of code, the line itself marked; empty for an empty file. */
export function linesAround(text: string, line: number): string {
  const lines = visibleText(text).split('\n');
  const from = Math.max(0, line - 1 - AROUND);
  const shown = lines.slice(from, line + AROUND).map((content, index) => {
    const number = from + index + 1;
    return `${number === line ? '▸' : ' '}${String(number).padStart(3)}  ${content.slice(0, LONGEST_LINE)}`;
  });
  if (shown.length === 0 || text.trim() === '') return '';
  return withoutIcons(sanitizeMarkdown(['~~~yaml', ...shown, '~~~'].join('\n')).trim());
}

/** Icons of VS Code in a stranger's code would be drawn; a joiner that isn't shown keeps them text. */
function withoutIcons(markdown: string): string {
  return markdown.replace(/\$\(/g, '$\u2060(');
}
