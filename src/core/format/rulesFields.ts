// Rules that hold for every key alike, from the table of fields.

import { DIALECTS } from './dialects';
import type { Entry } from './entry';
import type { Field, Part } from './fields';
import { FIELD_TYPES, kindOf, textOf, toolsOf } from './fieldTypes';
import type { Parts } from './parts';
import type { HeadRule } from './validate';

/** A tool's name, with a pattern in brackets or without. */
const TOOL = /^[^(),]+(?:\((?:[^()]|\([^()]*\))+\))?$/;

type FieldRule = (entry: Entry, field: Field, parts: Parts) => void;

const EACH: readonly FieldRule[] = [
  function hasItsType(entry, field, parts) {
    const { fits, expected } = FIELD_TYPES[field.type];
    const isJoined = field.fills === 'description' && Array.isArray(entry.value);
    if (!fits(entry.value) && !isJoined) {
      parts.report.add('field-type', entry, { field: field.key, expected, actual: kindOf(entry.value) });
    }
  },

  function isOneOfItsValues(entry, { key, type, values }, parts) {
    if (!values || type === 'flag') return;
    const value = textOf(entry, parts.source.text);
    if (!values.includes(value)) {
      parts.report.add('field-value', entry, { field: key, value, values: values.join(', ') });
    }
  },

  function isShortEnough(entry, { key, limit }, parts) {
    if (limit === undefined || entry.end - entry.start <= limit) return;
    const { length } = [...textOf(entry, parts.source.text)];
    if (length > limit) parts.report.add('field-too-long', entry, { field: key, length, limit });
  },

  function namesTools(entry, { key, type }, parts) {
    if (type !== 'tools') return;
    const tool = toolsOf(entry.value).find((each) => !TOOL.test(each));
    if (tool !== undefined) parts.report.add('tools-syntax', entry, { field: key, tool });
  },

  function hasNoAnchor(entry, { key }, parts) {
    const between = parts.source.text.slice(entry.keyStart + entry.key.length, entry.start);
    if (/^[ \t]*:\s*&/.test(between)) parts.report.add('yaml-anchor', entry, { key });
  },
];

export const FIELD_RULES: readonly HeadRule[] = [
  function eachByItself({ parts }) {
    for (const { field, entry } of parts.known) {
      if (entry.value !== null) for (const rule of EACH) rule(entry, field, parts);
    }
  },

  /** A word of one dialect in a file that otherwise speaks another is found by that dialect's agent only. */
  function speaksOneDialect({ head, parts }) {
    for (const part of ['name', 'description'] as const) {
      const entry = parts.first(part);
      const other = part === 'name' ? 'description' : 'name';
      if (!entry || isSpecs(parts, part) || (head.dialect === 'workbuddy' && !isSpecs(parts, other))) continue;
      parts.reportKey('key-foreign', entry, { key: entry.key, word: part, agent: agentOf(part, entry.key) });
    }
  },
];

function isSpecs(parts: Parts, part: 'name' | 'description'): boolean {
  return parts.entry(part) !== undefined && parts.first(part) === parts.entry(part);
}

function agentOf(part: Part, key: string): string {
  return DIALECTS.find((row) => row.words[part] === key)?.label ?? 'a registry';
}
