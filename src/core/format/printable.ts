// Characters that YAML forbids, taken out before it is read.

import type { Range, Report } from './report';

const FORBIDDEN = /(?![\t\n\r])\p{Cc}/u;
const REPLACEMENT = '\ufffd';

/** `text` with a space for each control character of the block, so that nothing moves; these, and damage, are said. */
export function printable(text: string, { start, end }: Range, report: Report): string {
  const block = text.slice(start, end);
  const damaged = block.indexOf(REPLACEMENT);
  if (damaged >= 0) report.add('text-damaged', { start: start + damaged, end: start + damaged + 1 });
  const control = block.search(FORBIDDEN);
  if (control < 0) return text;
  const code = `U+${block.charCodeAt(control).toString(16).toUpperCase().padStart(4, '0')}`;
  report.add('control-character', { start: start + control, end: start + control + 1 }, { code });
  return text.slice(0, start) + block.replace(new RegExp(FORBIDDEN, 'gu'), ' ') + text.slice(end);
}
