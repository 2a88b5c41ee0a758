// How arguments are written into instructions: agents agree on "$ARGUMENTS", and not on which argument "$1" is.

import { proseOf } from '../format/prose';
import type { Skill } from '../model/skill';

export interface ArgumentRules {
  /** The number of the first argument in `$N`. `$ARGUMENTS[N]` counts from 0 everywhere. */
  readonly first: 0 | 1;
  /** What stands before arguments for which the text has no place. */
  readonly label: 'ARGUMENTS' | 'Arguments';
  /** True if code fences are filled too. */
  readonly fillsFences: boolean;
  /** True if `\$1` stands for `$1` in code fences too, because the agent would have filled them. */
  readonly unescapesFences: boolean;
}

/** Agents with a rule of their own, by the folder that they keep skills in. */
const BY_FOLDER: Readonly<Record<string, ArgumentRules>> = {
  '.claude': { first: 0, label: 'ARGUMENTS', fillsFences: false, unescapesFences: true },
  '.opencode': { first: 1, label: 'Arguments', fillsFences: false, unescapesFences: false },
};

const OTHERS: ArgumentRules = { first: 1, label: 'Arguments', fillsFences: false, unescapesFences: false };

/** `$0` as a placeholder: not a part of a price, a word or a longer number. */
const ZERO = /(?<![\\$\w])\$0(?![\w%]|[.,–-]\d)/;

/**
 * The rules for one skill. In a folder that several agents read, the text tells whether it counts from 0; `first` is
 * the person's setting, which has the last word.
 */
export function argumentRules(
  { root }: Pick<Skill, 'root'>,
  body: string,
  first: ArgumentRules['first'] | 'auto' = 'auto',
): ArgumentRules {
  const folder = root.path.split(/[\\/]/).findLast((segment) => Object.hasOwn(BY_FOLDER, segment));
  const rules = folder === undefined ? OTHERS : (BY_FOLDER[folder] ?? OTHERS);
  if (first !== 'auto') return { ...rules, first };
  return folder === undefined && countsFromZero(body) ? { ...rules, first: 0 } : rules;
}

function countsFromZero(body: string): boolean {
  return ZERO.test(body) && ZERO.test(proseOf(body, [{ start: 0, end: body.length }]).prose);
}
