// Whether a new skill may have a name, and why not: for a person while they type, and for a model.

import { NAME_LIMIT, slugOf } from '../format/slug';
import { type FindingData, fill } from '../model/finding';

export type NameProblem = keyof typeof NAME_PROBLEMS;

export const NAME_PROBLEMS = {
  empty: 'A name is needed.',
  long: 'A name has at most {limit} characters; this one has {length}.',
  characters: 'A name has small letters a–z, digits and hyphens only.',
  hyphens: 'A name neither begins nor ends with a hyphen, and has no two in a row.',
  reserved: 'Windows keeps the name {name} for itself.',
} as const;

/** Names of devices, which no folder can have on Windows. */
const RESERVED = /^(?:con|prn|aux|nul|com\d|lpt\d)$/;

export interface NameVerdict {
  readonly problem: NameProblem;
  readonly data: FindingData;
  /** A name that would do; empty where none can be made of this one. */
  readonly suggestion: string;
}

/** What is wrong with a name by the open specification; undefined for a good one. */
export function checkName(name: string): NameVerdict | undefined {
  const problem = problemOf(name);
  if (!problem) return undefined;
  const suggestion = slugOf(name);
  return {
    problem,
    data: { name, length: name.length, limit: NAME_LIMIT },
    suggestion: problemOf(suggestion) ? '' : suggestion,
  };
}

/** The verdict in English, for a model and for the command line. */
export function nameAdvice({ problem, data, suggestion }: NameVerdict): string {
  const sentence = fill(NAME_PROBLEMS[problem], data);
  return suggestion === '' ? sentence : `${sentence} "${suggestion}" would do.`;
}

function problemOf(name: string): NameProblem | undefined {
  if (name === '') return 'empty';
  if (/[^a-z\d-]/.test(name)) return 'characters';
  if (/^-|--|-$/.test(name)) return 'hyphens';
  if (name.length > NAME_LIMIT) return 'long';
  return RESERVED.test(name) ? 'reserved' : undefined;
}
