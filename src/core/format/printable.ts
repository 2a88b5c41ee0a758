// Characters that YAML forbids, taken out before it is read.

import { type Finding, finding } from '../model/finding';

export interface Printable {
  /** The text with a space for each such character, so that nothing moves. */
  readonly clean: string;
  readonly findings: readonly Finding[];
}

const FORBIDDEN = /(?![\t\n\r])\p{Cc}/u;
const REPLACEMENT = '\ufffd';

/** `text` without control characters from `start` to `end`; the first of them, and damage there, is said. */
export function printable(text: string, start: number, end: number): Printable {
  const block = text.slice(start, end);
  const findings: Finding[] = [];
  const damaged = block.indexOf(REPLACEMENT);
  if (damaged >= 0) findings.push(finding('text-damaged', {}, text, start + damaged, start + damaged + 1));
  const control = block.search(FORBIDDEN);
  if (control < 0) return { clean: text, findings };
  const code = `U+${block.charCodeAt(control).toString(16).toUpperCase().padStart(4, '0')}`;
  findings.push(finding('control-character', { code }, text, start + control, start + control + 1));
  const clean = block.replace(new RegExp(FORBIDDEN, 'gu'), ' ');
  return { clean: text.slice(0, start) + clean + text.slice(end), findings };
}
