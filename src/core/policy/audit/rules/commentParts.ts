// Places in Markdown that are not shown: comments, hidden elements, definitions of links.

import type { AuditDocument } from '../document';
import { matcher, type Span, scanner } from '../matcher';
import { code } from '../patterns';

/** HTML comments outside of code. */
export const comments = scanner(findComments);

function* findComments(document: AuditDocument): Iterable<Span> {
  if (document.language !== 'markdown' && document.language !== 'unknown') return;
  const { text } = document;
  for (let start = text.indexOf('<!--'); start >= 0; ) {
    const close = text.indexOf('-->', start + 4);
    const end = close < 0 ? text.length : close + 3;
    if (text[start - 1] !== '`' && document.zoneAt(start).kind !== 'code') yield { start, end };
    start = text.indexOf('<!--', end);
  }
}

export const hiddenElements = matcher(
  code`<(?:div|span|p|section|details|font|td|li|b|i|small|label)\b[^<>]{0,200}(?:display\s?:\s?none|visibility\s?:\s?hidden|opacity\s?:\s?0(?![.\d]{0,6}[1-9])|font-size\s?:\s?0(?:px|pt|em|rem)?\b|(?:^|[;"'\s])color\s?:\s?(?:white|#fff(?:fff)?|transparent|rgba\([^)]{0,20},\s?0\))|text-indent\s?:\s?-\d{3}|left\s?:\s?-\d{3,5}px|(?:max-)?height\s?:\s?0\b|\shidden[\s>=])[^>]{0,200}>[^\n]{0,600}`,
);

/** `[//]: # (…)` and its kin, which some use for comments. */
export const linkDefinitions = scanner(findDefinitions);

const DEFINITION =
  /^ {0,3}\[[^\]\n]{1,80}\]:\s{0,4}(?:<[^>\n]{0,200}>|\S{1,300})\s{1,4}(?:\([^\n]{4,1000}\)|"[^\n]{4,1000}"|'[^\n]{4,1000}')/gm;
const TITLE = /\]\((?:[^()\s]{1,300})\s{1,4}"([^"\n]{20,600})"\)|!\[([^\]\n]{40,600})\]\(/g;

function* findDefinitions(document: AuditDocument): Iterable<Span> {
  if (!document.raw.includes(']')) return;
  for (const pattern of [DEFINITION, TITLE]) {
    for (const match of document.raw.matchAll(pattern)) {
      if (document.zoneAt(match.index).kind !== 'code')
        yield { start: match.index, end: match.index + match[0].length };
    }
  }
}
