// A finding: an expected problem, as data. Its words stand in findings.ts.

import { FINDINGS, type FindingCode } from './findings';

export type { FindingCode } from './findings';
export type Severity = 'error' | 'warning' | 'info';

export interface Finding {
  readonly code: FindingCode;
  readonly severity: Severity;
  /** Offsets in the file's text, in UTF-16 units. */
  readonly start: number;
  readonly end: number;
  /** The place of `start`, counted from 1; line 1, column 1 where there is none better. */
  readonly line: number;
  readonly column: number;
  /** What the sentence's places in braces are filled with. */
  readonly data: FindingData;
}

export type FindingData = Readonly<Record<string, string | number>>;

const NO_DATA: FindingData = Object.freeze({});

/** A finding at `start`…`end` of `text` (offsets), or at the file's first character. */
export function finding(code: FindingCode, data: FindingData = NO_DATA, text = '', start = 0, end = start): Finding {
  const { line, column } = positionAt(text, start);
  return { code, severity: FINDINGS[code].severity, start, end, line, column, data };
}

/** True if both say the same of the same place. */
export function isSameFinding(a: Finding, b: Finding): boolean {
  return a.code === b.code && a.start === b.start && a.end === b.end && messageOf(a) === messageOf(b);
}

/** Where a finding begins. */
type Place = Pick<Finding, 'start' | 'line' | 'column'>;

const TOP: Place = { start: 0, line: 1, column: 1 };

/**
 * Line and column of an offset, both from 1. `\r\n`, `\n` and a lone `\r` each end a line. From `known`, a place in the
 * same text, the way is shorter where the offset lies behind it.
 */
export function positionAt(text: string, offset: number, known = TOP): { line: number; column: number } {
  const end = Math.min(offset, text.length);
  const from = known.start <= end ? known : TOP;
  let { line } = from;
  let begin = from.start - from.column + 1;
  for (let i = from.start; i < end; i++) {
    const c = text.charCodeAt(i);
    if (c === 10 || (c === 13 && text.charCodeAt(i + 1) !== 10)) {
      line++;
      begin = i + 1;
    }
  }
  return { line, column: end - begin + 1 };
}

/** The finding's English sentence. The glue translates it; the command line prints it. */
export function messageOf(finding: Finding): string {
  return fill(FINDINGS[finding.code].message, finding.data);
}

/** What to do about it, in English. */
export function remedyOf(finding: Finding): string {
  return fill(FINDINGS[finding.code].remedy, finding.data);
}

/** Replaces each `{key}` by its value; a key without one stays. */
export function fill(sentence: string, data: FindingData): string {
  return sentence.replace(/\{(\w+)\}/g, (place, key: string) => (key in data ? String(data[key]) : place));
}
