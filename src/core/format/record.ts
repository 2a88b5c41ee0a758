// Fills the one record from the keys of any dialect, by the table of fields.

import { type Finding, finding } from '../model/finding';
import type { SkillHead } from '../model/skill';
import { dialectOf } from './dialects';
import { type Entry, isMapping } from './entry';
import { type Field, fieldsFor, type Part } from './fields';
import { argumentsOf, flagOf, listOf, textOf, toolsOf } from './fieldTypes';
import { hooksOf } from './hooks';

/** The keys of a head, and what was found on the way to them. */
export interface Source {
  readonly text: string;
  readonly entries: readonly Entry[];
  /** True if they stood in Jarvis' sections. */
  readonly sections: boolean;
}

/** What takes the name's place where there is none. */
export interface Fallback {
  readonly name: string;
  readonly origin: 'folder' | 'file';
  readonly strictName: boolean;
}

const NONE: readonly never[] = Object.freeze([]);
const NO_METADATA: Readonly<Record<string, unknown>> = Object.freeze({});
const JARVIS_VERSION = '1.0.0';

/** The record of `source`; findings are added to `findings`, which becomes the record's. */
export function recordOf(source: Source, fallback: Fallback, findings: Finding[]): SkillHead {
  const parts = new Parts(source, findings);
  const { dialect } = dialectOf({
    value: (key) => parts.entry(key)?.value,
    sections: source.sections,
    strictName: fallback.strictName,
  });
  const permissions = parts.first('permissions')?.value;
  const metadata = parts.first('metadata')?.value;
  const own = isMapping(metadata) ? metadata : NO_METADATA;
  const name = oneLine(parts.text('name'));
  if (name === '')
    findings.push(finding('name-missing', { name: fallback.name, origin: fallback.origin }, source.text));
  const description = parts.text('description');
  const model = parts.text('model');
  return {
    name: name || fallback.name,
    description,
    dialect,
    version:
      optional(parts.text('version') || scalarText(own.version)) ?? (dialect === 'jarvis' ? JARVIS_VERSION : undefined),
    author: optional(parts.text('author') || scalarText(own.author)),
    triggers: parts.list('triggers'),
    patterns: parts.list('patterns'),
    tools: shared([...(isMapping(permissions) ? toolsOf(permissions.tools) : NONE), ...parts.list('tools', toolsOf)]),
    disallowedTools: parts.list('disallowedTools', toolsOf),
    // Claude Code's word for "no other model than the conversation's".
    model: model === 'inherit' ? undefined : optional(model),
    arguments: shared(argumentsOf(parts.first('arguments')?.value)),
    argumentHint: optional(parts.text('argumentHint')),
    hooks: hooksOf(parts.first('hooks')?.value),
    permissions: permissions ?? undefined,
    dependencies: parts.list('dependencies'),
    metadata: own,
    configuration: parts.first('configuration')?.value ?? undefined,
    agentCreated: parts.flag('agentCreated') ?? false,
    modelInvocable: !(parts.flag('modelInvocable') ?? false),
    userInvocable: parts.flag('userInvocable') ?? true,
    findings: shared(findings),
  };
}

/** The entries by the part of the record that they fill. */
class Parts {
  readonly #source: Source;
  readonly #findings: Finding[];
  readonly #byKey = new Map<string, Entry>();

  constructor(source: Source, findings: Finding[]) {
    this.#source = source;
    this.#findings = findings;
    for (const entry of source.entries) this.#byKey.set(entry.key, entry);
  }

  entry(key: string): Entry | undefined {
    return this.#byKey.get(key);
  }

  /** The entry that fills `part`: the first in the table's order that isn't empty. */
  first(part: Part): Entry | undefined {
    let used: Entry | undefined;
    for (const { key } of fieldsFor(part)) {
      const entry = this.#byKey.get(key);
      if (!entry || entry.value === null || entry.value === '') continue;
      if (used) this.#ignored(entry, used);
      else used = entry;
    }
    return used;
  }

  text(part: Part): string {
    const entry = this.first(part);
    return entry ? textOf(entry, this.#source.text) : '';
  }

  flag(part: Part): boolean | undefined {
    return flagOf(this.first(part)?.value);
  }

  /** What all entries of `part` list together. */
  list(part: Part, read: (value: unknown) => string[] = listOf): readonly string[] {
    let all: string[] | undefined;
    for (const field of fieldsFor(part)) {
      const entry = this.#byKey.get(field.key);
      if (!entry) continue;
      const items = this.#items(field, entry, read);
      all = all ? [...all, ...items] : items;
    }
    return all ? shared(all) : NONE;
  }

  #items(field: Field, entry: Entry, read: (value: unknown) => string[]): string[] {
    return field.type === 'text' ? listOf(textOf(entry, this.#source.text)) : read(entry.value);
  }

  #ignored(entry: Entry, used: Entry): void {
    const data = { ignored: entry.key, used: used.key };
    const end = entry.keyStart + entry.key.length;
    this.#findings.push(finding('field-ignored', data, this.#source.text, entry.keyStart, end));
  }
}

/** A list without repetitions; one empty list serves all. */
function shared<T>(list: readonly T[]): readonly T[] {
  if (list.length === 0) return NONE;
  return [...new Set(list)];
}

function oneLine(text: string): string {
  return text.includes('\n') || text.includes('  ') ? text.replace(/\s+/g, ' ').trim() : text;
}

function optional(text: string): string | undefined {
  return text === '' ? undefined : text;
}

function scalarText(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}
