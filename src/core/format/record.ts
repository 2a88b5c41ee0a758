// Fills the one record from the keys of any dialect, by the table of fields.

import type { SkillHead } from '../model/skill';
import { dialectOf } from './dialects';
import { isMapping } from './entry';
import { argumentsOf, toolsOf } from './fieldTypes';
import { hooksOf } from './hooks';
import type { Parts } from './parts';

/** A record in the making: its name may be empty, and its findings are to come. */
export type Draft = { -readonly [Part in keyof SkillHead]: SkillHead[Part] };

const NONE: readonly never[] = [];
const NO_METADATA: Readonly<Record<string, unknown>> = Object.freeze({});
const SPOKEN = ['name', 'description'] as const;
/** Jarvis' own default. */
const JARVIS_VERSION = '1.0.0';

/** The record of `parts`. */
export function recordOf(parts: Parts, strictName: boolean): Draft {
  const { dialect } = dialectOf({
    value: (key) => parts.entry(key)?.value,
    sections: parts.source.sections,
    strictName,
  });
  const permissions = parts.first('permissions')?.value;
  const written = parts.first('metadata')?.value;
  const metadata = isMapping(written) ? written : NO_METADATA;
  const version = parts.text('version') || scalarText(metadata.version) || (dialect === 'jarvis' ? JARVIS_VERSION : '');
  const requested = isMapping(permissions) ? toolsOf(permissions.tools) : NONE;
  const model = parts.text('model');
  return {
    name: oneLine(parts.text('name')),
    description: parts.text('description'),
    dialect,
    ownWords: ownWordsOf(parts),
    version: optional(version),
    author: optional(parts.text('author') || scalarText(metadata.author)),
    triggers: distinct(parts.list('triggers')),
    patterns: distinct(parts.list('patterns')),
    tools: distinct(
      requested.length === 0 ? parts.list('tools', toolsOf) : [...requested, ...parts.list('tools', toolsOf)],
    ),
    disallowedTools: distinct(parts.list('disallowedTools', toolsOf)),
    // "inherit" is Claude Code's word for the conversation's own model.
    model: model === 'inherit' ? undefined : optional(model),
    arguments: argumentsOf(parts.first('arguments')?.value),
    argumentHint: optional(parts.text('argumentHint')),
    hooks: hooksOf(parts.first('hooks')?.value),
    permissions,
    dependencies: distinct(parts.list('dependencies')),
    metadata,
    configuration: parts.first('configuration')?.value,
    agentCreated: parts.flag('agentCreated') ?? false,
    modelInvocable: !(parts.flag('modelInvocable') ?? false),
    userInvocable: parts.flag('userInvocable') ?? true,
    findings: NONE,
  };
}

function ownWordsOf(parts: Parts): SkillHead['ownWords'] {
  const own = SPOKEN.filter((part) => parts.source.sections || (parts.first(part)?.key ?? part) !== part);
  return own.length > 0 ? own : undefined;
}

function distinct(list: readonly string[]): readonly string[] {
  return list.length < 2 ? list : [...new Set(list)];
}

function oneLine(text: string): string {
  return /\s/.test(text) ? text.replace(/\s+/g, ' ').trim() : text;
}

function optional(text: string): string | undefined {
  return text === '' ? undefined : text;
}

function scalarText(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}
