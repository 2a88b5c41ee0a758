// The dialects of SKILL.md, a row each, told by their keys.

import type { Dialect } from '../model/skill';
import { isMapping } from './entry';
import type { Field, Part, Reader } from './fields';
import { FIELDS } from './fieldTable';

/** What tells the dialects apart. */
export interface DialectSigns {
  /** The value of a key; undefined where the file hasn't got it. */
  value(key: string): unknown;
  /** True for a file whose metadata stands under a heading *Skill Metadata*. */
  readonly sections: boolean;
  /** True under `.cat-code`. */
  readonly strictName: boolean;
}

export interface DialectRow {
  readonly dialect: Dialect;
  readonly label: string;
  /** What the dialect calls a part, where that is not the specification's word. */
  readonly words: Partial<Record<Part, string>>;
  tells(signs: DialectSigns): boolean;
}

/** In the order in which they are asked; the last takes every file. */
export const DIALECTS: readonly DialectRow[] = [
  { dialect: 'jarvis', label: 'Jarvis', words: wordsOf('jarvis'), tells: (signs) => signs.sections },
  {
    dialect: 'workbuddy',
    label: 'WorkBuddy',
    words: wordsOf('workbuddy'),
    tells: (signs) => ['title', 'summary', 'read_when'].some((key) => signs.value(key) !== undefined),
  },
  {
    dialect: 'free-code',
    label: 'free-code',
    words: wordsOf('free-code'),
    tells: (signs) =>
      Array.isArray(signs.value('tools')) && (isMapping(signs.value('hooks')) || isMapping(signs.value('arguments'))),
  },
  { dialect: 'cat-code', label: 'cat-code', words: wordsOf('cat-code'), tells: (signs) => signs.strictName },
  { dialect: 'spec', label: 'Agent Skills', words: wordsOf('spec'), tells: () => true },
];

/** The dialect of a head. */
export function dialectOf(signs: DialectSigns): DialectRow {
  return DIALECTS.find((row) => row.tells(signs)) as DialectRow;
}

function wordsOf(reader: Reader): Partial<Record<Part, string>> {
  const fields = FIELDS.filter(
    (field): field is Field & { fills: Part } => !!field.fills && field.readBy.includes(reader),
  );
  return Object.fromEntries(fields.map((field) => [field.fills, field.key]));
}
