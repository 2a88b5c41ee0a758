// A thing to look for in a text: patterns for its logical lines, or a function.

import type { AuditDocument } from './document';
import { LineFinder } from './finder';

/** Offsets in a document's text. */
export interface Span {
  readonly start: number;
  readonly end: number;
  /** What the evidence is, where it is not the text itself; such as what was decoded. */
  readonly shown?: string;
}

export interface Matcher {
  /** Each matches within a logical line of the folded text; every quantifier is bounded. */
  readonly patterns: readonly RegExp[];
  readonly scan?: (document: AuditDocument) => Iterable<Span>;
}

/** Every pattern of every matcher, since one pass over a text serves all. */
const PATTERNS: RegExp[] = [];
let finder = new LineFinder([]);

/** Looks for `patterns` in each logical line. */
export function matcher(...patterns: readonly RegExp[]): Matcher {
  PATTERNS.push(...patterns);
  return { patterns };
}

/** Looks with a function. */
export function scanner(scan: (document: AuditDocument) => Iterable<Span>): Matcher {
  return { patterns: [], scan };
}

/** Where any of `matchers` finds something. */
export function anyOf(...matchers: readonly Matcher[]): Matcher {
  return scanner((document) => matchers.flatMap((each) => document.find(each)));
}

/** What `matcher` finds, as far as its text holds `pattern`. */
export function whereText(matcher: Matcher, pattern: RegExp): Matcher {
  return scanner(function* (document): Iterable<Span> {
    for (const span of document.find(matcher)) {
      pattern.lastIndex = 0;
      if (pattern.test(document.text.slice(span.start, span.end))) yield span;
    }
  });
}

/** The finder of all patterns; made when it is first needed. */
export function lineFinder(): LineFinder {
  if (finder.patterns.length !== PATTERNS.length) finder = new LineFinder([...PATTERNS]);
  return finder;
}

/** All that `matcher` finds, sorted. */
export function spansOf({ patterns, scan }: Matcher, document: AuditDocument): readonly Span[] {
  const spans: Span[] = [...(scan?.(document) ?? [])];
  for (const pattern of patterns) {
    for (const [start, end] of document.linesOf(pattern))
      collect(pattern, document.text.slice(start, end), start, spans);
  }
  return spans.sort((a, b) => a.start - b.start || a.end - b.end);
}

function collect(pattern: RegExp, line: string, offset: number, spans: Span[]): void {
  pattern.lastIndex = 0;
  for (let match = pattern.exec(line); match; match = pattern.exec(line)) {
    spans.push({ start: offset + match.index, end: offset + match.index + match[0].length });
    if (match[0] === '') pattern.lastIndex++;
  }
}
