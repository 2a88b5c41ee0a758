// A fix: the edits that mend a finding, as data.

import { type FindingData, fill } from '../../model/finding';
import { FIX_TITLES, type FixTitle } from './titles';

/** `text` takes the place of what stands from `start` to before `end`. */
export interface TextEdit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
  /** The part of `text` that is only a suggestion: an editor selects it, so that the person goes on there. */
  readonly placeholder?: string;
}

export interface Fix {
  readonly title: FixTitle;
  readonly data: FindingData;
  /** In the order of their places; none overlaps another. */
  readonly edits: readonly TextEdit[];
  /** What is to be called otherwise, when the text is edited: `to` is a name, for a file also a path with `/`. */
  readonly rename?: { readonly what: 'file' | 'folder'; readonly to: string };
  /** A file to be made, relative to the skill's folder, with `/`. */
  readonly create?: string;
  /**
   * True if it can be applied unseen: the finding goes, no warning or error comes, and the skill says what it said
   * before. A maker's claim, which `fixesFor` proves before it hands the fix out.
   */
  readonly safe: boolean;
}

/** The title in English. */
export function fixTitle({ title, data }: Fix): string {
  return fill(FIX_TITLES[title], data);
}

/** The text with `edits` done, in whatever order they are. */
export function applyEdits(text: string, edits: readonly TextEdit[]): string {
  let result = text;
  for (const edit of [...edits].sort((a, b) => b.start - a.start)) {
    result = result.slice(0, edit.start) + edit.text + result.slice(edit.end);
  }
  return result;
}

/** The one edit that makes `after` of `before`; undefined where they are the same. */
export function difference(before: string, after: string): TextEdit | undefined {
  if (before === after) return undefined;
  const most = Math.min(before.length, after.length);
  let start = 0;
  while (start < most && before[start] === after[start]) start++;
  let tail = 0;
  while (tail < most - start && before.at(-1 - tail) === after.at(-1 - tail)) tail++;
  return { start, end: before.length - tail, text: after.slice(start, after.length - tail) };
}
