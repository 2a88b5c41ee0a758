// A body with its code and comments blanked out, so that rules look at what is said and not at what is quoted.

import { type Line, linesOf } from './lines';
import type { Range } from './report';

export interface Prose {
  /** As long as the text, with spaces where code, comments and metadata stood. */
  readonly prose: string;
  /** What stands inside of code fences. */
  readonly fences: readonly Range[];
}

const FENCE = /^(?:[-*+>]\s+|\d{1,9}[.)]\s+)*(`{3,}|~{3,})/;

/** The prose of `text`, of which `ranges` are the body. */
export function proseOf(text: string, ranges: readonly Range[]): Prose {
  const blanks: Range[] = [];
  const fences: Range[] = [];
  let before = 0;
  for (const { start, end } of ranges) {
    blanks.push({ start: before, end: start });
    const lines = linesOf(text, start, end);
    blanks.push(...codeIn(lines, fences));
    before = end;
  }
  blanks.push({ start: before, end: text.length });
  return { prose: withoutComments(blanked(text, blanks)), fences };
}

/** Code in fences and in lines; what stands in fences is added to `fences`. */
function codeIn(lines: readonly Line[], fences: Range[]): Range[] {
  const code: Range[] = [];
  let open: { readonly marker: string; readonly after: number } | undefined;
  for (const line of lines) {
    const marker = FENCE.exec(line.text)?.[1];
    if (open) {
      code.push({ start: line.start, end: line.rawEnd });
      if (!marker?.startsWith(open.marker) || line.text !== marker) continue;
      fences.push({ start: open.after, end: line.start });
      open = undefined;
    } else if (marker) {
      open = { marker, after: line.rawEnd };
      code.push({ start: line.start, end: line.rawEnd });
    } else code.push(...spansIn(line));
  }
  const last = lines.at(-1);
  if (open && last) fences.push({ start: open.after, end: last.rawEnd });
  return code;
}

/** Code spans: from a run of backticks to the next run of the same length. */
function spansIn(line: Line): Range[] {
  if (!line.text.includes('`')) return [];
  const runs = [...line.text.matchAll(/`+/g)];
  const next = new Map<number, number>();
  const partner: (number | undefined)[] = [];
  for (let at = runs.length - 1; at >= 0; at--) {
    const { length } = (runs[at] as RegExpExecArray)[0];
    partner[at] = next.get(length);
    next.set(length, at);
  }
  const spans: Range[] = [];
  for (let at = 0; at < runs.length; at++) {
    const closing = partner[at];
    if (closing === undefined) continue;
    const [from, to] = [runs[at] as RegExpExecArray, runs[closing] as RegExpExecArray];
    spans.push({ start: line.start + from.index, end: line.start + to.index + to[0].length });
    at = closing;
  }
  return spans;
}

function withoutComments(prose: string): string {
  const comments: Range[] = [];
  for (let start = prose.indexOf('<!--'); start >= 0; ) {
    const close = prose.indexOf('-->', start);
    const end = close < 0 ? prose.length : close + 3;
    comments.push({ start, end });
    start = prose.indexOf('<!--', end);
  }
  return comments.length === 0 ? prose : blanked(prose, comments);
}

/** `text` with spaces for all but the line ends of `ranges`, which lie one behind the other. */
function blanked(text: string, ranges: readonly Range[]): string {
  let blank = '';
  let at = 0;
  for (const { start, end } of ranges) {
    blank += text.slice(at, start) + text.slice(start, end).replace(/[^\r\n]/g, ' ');
    at = end;
  }
  return blank + text.slice(at);
}
