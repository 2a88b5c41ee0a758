// Conflicts that Git left in frontmatter: the first side is read.

import { linesOf } from './lines';
import type { Range, Report } from './report';

const MARKER = /^(?:<{7}|\|{7}|={7}|>{7})(?: |$)/;

/** `text` with blanks for Git's markers and for all but the first side, so that nothing moves; a conflict is said. */
export function firstSide(text: string, { start, end }: Range, report: Report): string {
  if (!text.includes('<<<<<<<', start)) return text;
  const lines = linesOf(text, start, end);
  const first = lines.find((line) => line.indent === 0 && line.text[0] === '<' && MARKER.test(line.text));
  if (!first) return text;
  report.add('conflict-markers', first);
  let clean = text.slice(0, start);
  let dropped = false;
  for (const line of lines) {
    const marker = line.indent === 0 ? MARKER.exec(line.text)?.[0][0] : undefined;
    if (marker) dropped = marker === '|' || marker === '=';
    const from = line.start - line.indent;
    clean += marker || dropped ? ' '.repeat(line.rawEnd - from) : text.slice(from, line.rawEnd);
    clean += text.slice(line.rawEnd, text.indexOf('\n', line.rawEnd) + 1 || end);
  }
  return clean + text.slice(end);
}
