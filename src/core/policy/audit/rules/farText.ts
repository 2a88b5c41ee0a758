// Finds text where nobody scrolls to: behind 50 blank lines or 500 spaces.

import type { AuditDocument } from '../document';
import { type Span, scanner } from '../matcher';

const BLANK_LINES = 50;
const BLANKS = 500;
const LF = 10;
const CR = 13;
const NO_BREAK_SPACE = 0xa0;

export const farText = scanner(findFarText);

function* findFarText(document: AuditDocument): Iterable<Span> {
  const { raw, starts } = document;
  let line = 0;
  let lineOfText = 0;
  let endOfText = 0;
  for (let at = 0; at < raw.length; at++) {
    const code = raw.charCodeAt(at);
    while (at >= (starts[line + 1] ?? raw.length)) line++;
    if (code <= 32 || code === NO_BREAK_SPACE) continue;
    const isFar =
      line === lineOfText
        ? at - endOfText >= BLANKS
        : line - lineOfText > BLANK_LINES || at - (starts[line] as number) >= BLANKS;
    if (isFar && document.zoneOfLine(line).kind !== 'table') yield { start: at, end: endOfLine(raw, at) };
    lineOfText = line;
    endOfText = at + 1;
  }
}

function endOfLine(text: string, at: number): number {
  let end = at;
  while (end < text.length && end - at < 200 && text.charCodeAt(end) !== LF && text.charCodeAt(end) !== CR) end++;
  return end;
}
