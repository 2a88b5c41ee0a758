// The one table of keys: what each means, who reads it, and what it may hold. The record is filled from it, and
// validation, hover and completion read the same rows.

import { FIELDS } from './fieldTable';

/** Who reads a key: the open specification, an agent, or one of the dialects. */
export type Reader =
  | 'spec'
  | 'vscode'
  | 'claude-code'
  | 'copilot-cli'
  | 'opencode'
  | 'cat-code'
  | 'free-code'
  | 'workbuddy'
  | 'jarvis';

/** What a key may hold; fieldTypes.ts says how each is read. */
export type FieldType = 'text' | 'written' | 'flag' | 'list' | 'tools' | 'map' | 'arguments' | 'hooks' | 'any';

/** The parts of the record that are filled from keys. */
export type Part =
  | 'name'
  | 'description'
  | 'version'
  | 'author'
  | 'triggers'
  | 'patterns'
  | 'tools'
  | 'disallowedTools'
  | 'model'
  | 'arguments'
  | 'argumentHint'
  | 'hooks'
  | 'permissions'
  | 'dependencies'
  | 'metadata'
  | 'configuration'
  | 'agentCreated'
  | 'modelInvocable'
  | 'userInvocable';

export interface Field {
  readonly key: string;
  readonly type: FieldType;
  /** The part of the record it fills. Of several rows with one part, the first that is present wins. */
  readonly fills?: Part;
  readonly readBy: readonly Reader[];
  /** Most characters that the strictest of its readers takes. */
  readonly limit?: number;
  /** The only values it may have, where they are few. */
  readonly values?: readonly string[];
  /** What it is for, as a sentence for a person. */
  readonly doc: string;
  /** Where that is written down. */
  readonly source: string;
}

const BY_KEY: ReadonlyMap<string, Field> = new Map(FIELDS.map((field) => [field.key, field]));

/** The row of a key as it is written; case counts. */
export function fieldOf(key: string): Field | undefined {
  return BY_KEY.get(key);
}

const BY_SPELLING: ReadonlyMap<string, Field> = new Map(FIELDS.map((field) => [spelling(field.key), field]));

/** The row of a key that is written in another way: `Name`, `allowedTools`, `allowed_tools`. */
export function fieldLike(key: string): Field | undefined {
  return BY_SPELLING.get(spelling(key));
}

function spelling(key: string): string {
  return key.toLowerCase().replace(/[-_ ]/g, '');
}

/** A row's place in the table: of several that fill one part, the first wins. */
export function rankOf(field: Field): number {
  return FIELDS.indexOf(field);
}
