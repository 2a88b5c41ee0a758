// What an author meant by a value that YAML refuses, and what is wrong with it.

import type { FindingCode } from '../model/finding';

export interface RawValue {
  readonly value: string | readonly string[];
  /** The mistake; undefined where none of the known ones fits. */
  readonly code?: FindingCode;
}

interface Mistake {
  readonly code: FindingCode;
  readonly sign: RegExp;
  /** The value without the mistake; as it stands if there is no such function. */
  readonly mend?: (written: string) => string | readonly string[];
}

/** The known mistakes, in the order in which they are looked for. */
const MISTAKES: readonly Mistake[] = [
  { code: 'yaml-quotes', sign: /^["']/, mend: withoutQuotes },
  { code: 'yaml-brackets', sign: /^[[{]/ },
  { code: 'yaml-item', sign: /^- /, mend: items },
  { code: 'yaml-sign', sign: /^[*&!%@`|>?,\]}#]/ },
  { code: 'yaml-colon', sign: /:(?:\s|$)/ },
];

/** The value of `written`, which may have several lines. */
export function rawValue(written: string): RawValue {
  const mistake = MISTAKES.find(({ sign }) => sign.test(written));
  const value = mistake?.mend?.(written) ?? oneLine(written);
  return mistake ? { value, code: mistake.code } : { value };
}

function oneLine(written: string): string {
  return linesOf(written).join(' ');
}

/** A quote that is never closed is taken off, and so are quotes around a text that has others inside. */
function withoutQuotes(written: string): string {
  const text = oneLine(written);
  const second = text.indexOf(text[0] as string, 1);
  if (second < 0) return text.slice(1);
  // Behind a word and before a blank it closes: what follows is no part of the quotation.
  const closes = /\S.\s/s.test(text.slice(second - 1, second + 2));
  return !closes && text.at(-1) === text[0] ? text.slice(1, -1) : text;
}

function items(written: string): readonly string[] {
  return linesOf(written).map((line) => line.replace(/^-\s+/, ''));
}

/** The lines that aren't blank, without the blanks around them. */
function linesOf(written: string): string[] {
  return written
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
}
