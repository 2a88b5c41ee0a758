// What stands at a place in a SKILL.md, whole or half written: a key, a value, a link, or nothing yet.

import { findFence } from '../format/fence';
import { lineEnd } from '../format/lines';
import type { Range } from '../format/report';
import { endOfKeys } from '../format/unclosed';

/** A key on top of the frontmatter, or the beginning of one. */
export interface KeySpot extends Range {
  readonly kind: 'key';
  readonly key: string;
  /** True if a colon follows. */
  readonly complete: boolean;
}

/** A value, or the place of one. */
export interface ValueSpot extends Range {
  readonly kind: 'value';
  readonly key: string;
  /** What stands from `start` to `end`: on the key's line all of the value, on a line below it the item. */
  readonly written: string;
  /** The word of it in which the place lies: between blanks, commas, brackets and quotes. */
  readonly word: Range;
}

/** The target of a link in the body, or the beginning of one. */
export interface LinkSpot extends Range {
  readonly kind: 'link';
  readonly target: string;
}

/** A file in which nothing stands yet. */
export interface EmptySpot extends Range {
  readonly kind: 'empty';
}

export type Spot = KeySpot | ValueSpot | LinkSpot | EmptySpot;

const KEY = /^([A-Za-z_][\w-]*)?([ \t]*:)?/;
const LINK = /\]\(<?([^()<>\n]*)$/;

/** The spot of `offset`; undefined where nothing of ours stands. */
export function spotAt(text: string, offset: number): Spot | undefined {
  if (text.trim() === '') return { kind: 'empty', start: 0, end: text.length };
  const head = headOf(text);
  if (head && offset >= head.start && offset <= head.end) return inHead(text, offset, head);
  return head && offset < head.start ? undefined : linkAt(text, offset);
}

/** Where the keys stand; the line that closes them, or the blank one that ends them, is no part. */
function headOf(text: string): Range | undefined {
  const fence = findFence(text);
  if (!fence || fence.kind === 'foreign') return undefined;
  if (fence.kind === 'closed') return { start: fence.start, end: fence.end - 1 };
  return { start: fence.start, end: endOfKeys(text, fence.start, fence.end) ?? fence.end };
}

function inHead(text: string, offset: number, head: Range): Spot | undefined {
  const start = text.lastIndexOf('\n', offset - 1) + 1;
  const end = Math.max(offset, lineEnd(text, start));
  const line = text.slice(start, end);
  const [whole, key = '', colon] = KEY.exec(line) ?? [''];
  if (key !== '' && colon && offset >= start + whole.length) {
    return valueSpot(text, key, { start: start + whole.length, end }, offset);
  }
  if (offset <= start + key.length && !/^[\s#-]/.test(line)) {
    return { kind: 'key', key, start, end: start + key.length, complete: colon !== undefined };
  }
  return below(text, { start, end }, offset, head);
}

/** A line below a key: an item of its list, or more of its text. */
function below(text: string, { start, end }: Range, offset: number, head: Range): Spot | undefined {
  const [indent = ''] = /^[ \t]*(?:- ?)?/.exec(text.slice(start, end)) ?? [];
  if (indent === '' || offset < start + indent.length) return undefined;
  for (let at = start; at > head.start; ) {
    at = text.lastIndexOf('\n', at - 2) + 1;
    const key = /^([A-Za-z_][\w-]*)[ \t]*:/.exec(text.slice(at, at + 200))?.[1];
    if (key) return valueSpot(text, key, { start: start + indent.length, end }, offset);
  }
  return undefined;
}

function valueSpot(text: string, key: string, range: Range, offset: number): ValueSpot {
  const behind = text.slice(range.start, range.end);
  const start = Math.min(range.start + (behind.length - behind.trimStart().length), Math.max(offset, range.start));
  const end = Math.max(start, range.start + behind.trimEnd().length);
  const before = /[^\s,[\]"']*$/.exec(text.slice(start, Math.max(offset, start)))?.[0].length ?? 0;
  const after = /^[^\s,[\]"']*/.exec(text.slice(Math.max(offset, start), end))?.[0].length ?? 0;
  const word = { start: Math.max(offset, start) - before, end: Math.max(offset, start) + after };
  return { kind: 'value', key, written: text.slice(start, end), start, end, word };
}

function linkAt(text: string, offset: number): LinkSpot | undefined {
  const line = text.slice(text.lastIndexOf('\n', offset - 1) + 1, offset);
  const before = LINK.exec(line)?.[1];
  if (before === undefined) return undefined;
  const after = /^[^()<>\s]*/.exec(text.slice(offset, lineEnd(text, offset)))?.[0] ?? '';
  const start = offset - before.length;
  return { kind: 'link', target: before + after, start, end: offset + after.length };
}
