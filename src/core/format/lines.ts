// A block of text cut into lines that know their place.

export interface Line {
  /** Offset of the first character that is not a space. */
  readonly start: number;
  /** Offset after the last character that is not a blank. */
  readonly end: number;
  /** Offset of the line's end, without its `\n` or `\r\n`. */
  readonly rawEnd: number;
  /** Spaces in front. */
  readonly indent: number;
  /** What stands from `start` to `end`; empty for a blank line. */
  readonly text: string;
}

const CR = 13;
const SPACE = 32;
const TAB = 9;

/** The lines of `text` from `start` to `end`; both lie at the beginning of a line, or `end` at the text's. */
export function linesOf(text: string, start: number, end: number): Line[] {
  const lines: Line[] = [];
  for (let at = start; at < end; ) {
    const newline = text.indexOf('\n', at);
    const stop = newline < 0 || newline > end ? end : newline;
    lines.push(lineAt(text, at, stop));
    at = stop + 1;
  }
  return lines;
}

function lineAt(text: string, from: number, stop: number): Line {
  const rawEnd = stop > from && text.charCodeAt(stop - 1) === CR ? stop - 1 : stop;
  let end = rawEnd;
  while (end > from && isBlank(text.charCodeAt(end - 1))) end--;
  let start = from;
  while (start < end && text.charCodeAt(start) === SPACE) start++;
  return { start, end, rawEnd, indent: start - from, text: text.slice(start, end) };
}

function isBlank(code: number): boolean {
  return code === SPACE || code === TAB;
}

/** The offset after the line in which `at` lies, its line feed included. */
export function nextLine(text: string, at: number): number {
  const newline = text.indexOf('\n', at);
  return newline < 0 ? text.length : newline + 1;
}

/** The offset at which the line of `at` ends, without its `\n` or `\r\n`. */
export function lineEnd(text: string, at: number): number {
  const newline = text.indexOf('\n', at);
  const end = newline < 0 ? text.length : newline;
  return end > at && text.charCodeAt(end - 1) === CR ? end - 1 : end;
}
