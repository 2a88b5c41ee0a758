// How each type of field is read: leniently, and with what it should have been.

import type { SkillArgument } from '../model/skill';
import { type Entry, isMapping } from './entry';
import type { FieldType } from './fields';

interface TypeRow {
  /** What the key should hold, for a sentence: "should be …". */
  readonly expected: string;
  /** True if the value is as it should be, or is commonly taken all the same. */
  fits(value: unknown): boolean;
}

const isText = (value: unknown) => typeof value === 'string';
const isPlain = (value: unknown) => typeof value !== 'object';
const isTextList = (value: unknown) => isText(value) || (Array.isArray(value) && value.every(isPlain));
const isFlag = (value: unknown) => flagOf(value) !== undefined;

export const FIELD_TYPES: Readonly<Record<FieldType, TypeRow>> = {
  text: { expected: 'a text', fits: isText },
  // `[file] [mode]` is a list to YAML, `1.10` a number; both are taken as they were written.
  written: { expected: 'a text', fits: () => true },
  flag: { expected: 'true or false', fits: isFlag },
  list: { expected: 'a list of texts', fits: isTextList },
  tools: { expected: 'a list of tools', fits: isTextList },
  map: { expected: 'a map of keys and values', fits: isMapping },
  arguments: {
    expected: 'a list of names, or a map of names and descriptions',
    fits: (value) => isTextList(value) || isMapping(value) || (Array.isArray(value) && value.every(isMapping)),
  },
  hooks: { expected: 'a map of hooks, or a list of names', fits: (value) => isMapping(value) || isTextList(value) },
  any: { expected: 'anything', fits: () => true },
};

const FLAGS: Readonly<Record<string, boolean>> = {
  true: true,
  yes: true,
  on: true,
  '1': true,
  false: false,
  no: false,
  off: false,
  '0': false,
};

/** True and false in the spellings that Claude Code takes. */
export function flagOf(value: unknown): boolean | undefined {
  if (typeof value === 'boolean') return value;
  return isPlain(value) ? FLAGS[String(value).toLowerCase()] : undefined;
}

/** A value as text: numbers and flags as they were written, lists joined, maps as they were written. */
export function textOf(entry: Entry, text: string): string {
  const { value } = entry;
  if (typeof value === 'string') return value.trim();
  if (value === null || value === undefined) return '';
  if (Array.isArray(value) && text[entry.start] !== '[') return itemsOf(value).join(' ');
  return text.slice(entry.start, entry.end);
}

/** A list of texts; one text is a list of itself. Empty texts, and what is no text, are left out. */
export function listOf(value: unknown): string[] {
  if (Array.isArray(value)) return itemsOf(value);
  return value === null || value === undefined || isMapping(value) ? [] : itemsOf([value]);
}

function itemsOf(values: readonly unknown[]): string[] {
  return values
    .filter((value) => value !== null && isPlain(value))
    .map((value) => String(value).trim())
    .filter(Boolean);
}

/** Tools from a list, or from a text that separates them by commas, else by blanks; those in brackets don't separate. */
export function toolsOf(value: unknown): string[] {
  if (typeof value !== 'string') return listOf(value);
  const byCommas = value.match(/(?:[^,(]|\([^)]*\)?)+/g) ?? [];
  return itemsOf(byCommas.length > 1 ? byCommas : (value.match(/(?:[^\s(]|\([^)]*\)?)+/g) ?? []));
}

/** Arguments from a map, a list of names or of maps, or a text of names. */
export function argumentsOf(value: unknown): SkillArgument[] {
  if (isMapping(value)) {
    return Object.entries(value).map(([name, description]) =>
      argument(name, isMapping(description) ? description.description : description),
    );
  }
  if (typeof value === 'string')
    return value
      .split(/[\s,]+/)
      .filter(Boolean)
      .map((name) => argument(name, ''));
  if (!Array.isArray(value)) return [];
  return value.flatMap((item: unknown) => {
    if (isMapping(item)) return typeof item.name === 'string' ? [argument(item.name, item.description)] : [];
    return listOf(item).map((name) => argument(name, ''));
  });
}

function argument(name: string, description: unknown): SkillArgument {
  return { name, description: isPlain(description) && description !== undefined ? String(description) : '' };
}

/** What a value is, for a sentence: "and is …". */
export function kindOf(value: unknown): string {
  if (value === null || value === undefined) return 'empty';
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'object') return 'a map';
  return typeof value === 'string' ? 'a text' : typeof value === 'boolean' ? 'true or false' : 'a number';
}
