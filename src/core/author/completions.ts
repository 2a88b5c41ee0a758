// What can be written at a place in a SKILL.md, from the table of fields and from what is there.

import { type Field, fieldOf, type Part } from '../format/fields';
import { FIELDS } from '../format/fieldTable';
import type { Range } from '../format/report';
import { entriesOf } from './names';
import { type KeySpot, type LinkSpot, type Spot, spotAt, type ValueSpot } from './spot';
import { TOOL_NAMES } from './toolNames';

export type CompletionKind = 'file-start' | 'key' | 'value' | 'name' | 'skill' | 'tool' | 'file' | 'folder';

export interface Completion extends Range {
  readonly kind: CompletionKind;
  readonly label: string;
  /** Few words beside the label. */
  readonly detail?: string;
  /** The row of the table that explains it. */
  readonly field?: Field;
  /** Takes the place of what stands from `start` to `end`. In `snippet` `$1` and `${1|a,b|}` are places to fill in. */
  readonly insert: { readonly text: string } | { readonly snippet: string };
  /** True if what comes next can be completed, too. */
  readonly more?: boolean;
}

/** What there is to choose from. */
export interface Offers {
  readonly folderName: string;
  /** Other skills. */
  readonly skills: readonly { readonly name: string; readonly description: string }[];
  /** The tools of this editor. */
  readonly tools: readonly { readonly name: string; readonly detail: string }[];
  /** The skill's files, relative to its folder, with `/`. */
  readonly files: readonly string[];
}

/** Everything that fits at `offset`, the likeliest first; an editor filters by what is written already. */
export function completionsAt(text: string, offset: number, offers: Offers): readonly Completion[] {
  const spot = spotAt(text, offset);
  return spot ? ofSpot(spot, text, offers) : [];
}

function ofSpot(spot: Spot, text: string, offers: Offers): readonly Completion[] {
  switch (spot.kind) {
    case 'empty':
      return [newFile(spot, offers)];
    case 'key':
      return keys(spot, text);
    case 'value':
      return values(spot, offers);
    case 'link':
      return paths(spot, offers);
  }
}

function newFile({ start, end }: Range, { folderName }: Offers): Completion {
  const snippet = [
    '---',
    `name: \${1:${folderName}}`,
    `description: \${2:What the skill does.} Use when \${3:…}`,
    '---',
    '',
    `# \${4:Steps}`,
    '',
    '1. $0',
    '',
  ].join('\n');
  return { kind: 'file-start', label: 'New skill', detail: folderName, insert: { snippet }, start, end };
}

function keys({ start, end, complete }: KeySpot, text: string): Completion[] {
  const written = text.slice(start, end);
  const entries = entriesOf(text).filter(({ key }) => key !== written);
  const present = new Set(entries.map(({ key }) => key));
  const filled = new Set(entries.map(({ key }) => fieldOf(key)?.fills).filter((part) => part && ONCE.has(part)));
  const isWanted = ({ key, fills }: Field) => !present.has(key) && !(fills && filled.has(fills));
  return [...FIELDS]
    .filter(isWanted)
    .sort((a, b) => rankOf(a) - rankOf(b))
    .map((field) => ({
      kind: 'key',
      label: field.key,
      field,
      insert: complete ? { text: field.key } : { snippet: field.key + AFTER_KEY[field.type](field) },
      start,
      end,
      more: !complete,
    }));
}

/** Parts that only one key fills; another dialect's word for them would be ignored. */
const ONCE: ReadonlySet<Part> = new Set<Part>(['name', 'description']);

/** The specification's keys first, then those of the agents that most people have. */
function rankOf({ readBy }: Field): number {
  if (readBy.includes('spec')) return 0;
  return readBy.includes('claude-code') || readBy.includes('vscode') ? 1 : 2;
}

/** What follows a key that is written anew. */
const AFTER_KEY: Readonly<Record<Field['type'], (field: Field) => string>> = {
  text: () => ': ',
  written: () => ': ',
  flag: ({ values }) => `: \${1|${values?.join(',')}|}`,
  tools: () => ': ',
  list: () => ':\n  - ',
  map: () => `:\n  \${1:key}: \${2:value}`,
  arguments: () => `: [\${1:name}]`,
  hooks: () => ':\n  ',
  any: () => ': ',
};

function values(spot: ValueSpot, { folderName, skills, tools }: Offers): Completion[] {
  const field = fieldOf(spot.key);
  const one = (kind: CompletionKind, label: string, detail?: string, place: Range = spot): Completion => ({
    kind,
    label,
    ...(detail && { detail }),
    insert: { text: label },
    start: place.start,
    end: place.end,
  });
  if (field?.values) return field.values.map((value) => one('value', value));
  if (field?.fills === 'name') return [one('name', folderName)];
  if (field?.fills === 'dependencies')
    return skills.map((each) => one('skill', each.name, each.description, spot.word));
  if (field?.type === 'tools')
    return [...TOOL_NAMES, ...tools].map((each) => one('tool', each.name, each.detail, spot.word));
  return [];
}

/** The files and folders of the folder that is written already; a folder goes on with what is in it. */
function paths({ target, start, end }: LinkSpot, { files }: Offers): Completion[] {
  const slash = target.lastIndexOf('/') + 1;
  const base = target.slice(0, slash).replace(/^\.\//, '');
  const names = new Map<string, 'file' | 'folder'>();
  for (const file of files.filter((each) => each.startsWith(base))) {
    const [first = '', ...rest] = file.slice(base.length).split('/');
    names.set(rest.length > 0 ? `${first}/` : first, rest.length > 0 ? 'folder' : 'file');
  }
  return [...names].map(([label, kind]) => ({
    kind,
    label,
    insert: { text: encodeURI(label) },
    start: start + slash,
    end,
    ...(kind === 'folder' && { more: true }),
  }));
}
