// Edits that mend nothing and are welcome all the same.

import { textOf } from '../../format/fieldTypes';
import { finding } from '../../model/finding';
import type { Fix } from './fix';
import { about, type FixContext, Subject } from './subject';
import { folded } from './writeYaml';

/** Characters of a line, and from which length on a value is worth folding. */
const WIDTH = 100;
const LONG = 120;

/** A long description on one line, folded; undefined where none stands at `offset`. */
export function foldingOf(text: string, offset: number, context: FixContext): Fix | undefined {
  const subject = new Subject(text, finding('description-when', {}, text, offset), context);
  const { entry, newline } = subject;
  if (entry?.key !== 'description' || typeof entry.value !== 'string') return undefined;
  const written = text.slice(entry.start, entry.end);
  if (written.length < LONG || /[\r\n]/.test(written)) return undefined;
  const value = folded(textOf(entry, text), WIDTH, newline);
  return { title: 'fold', data: about(entry.key), edits: [subject.valueEdit(entry, value)], safe: false };
}
