// Hostile skills and near-misses, read from their base64 and made into folders.

import { readdirSync, readFileSync } from 'node:fs';
import { DEAD_DROPS, FREE_HOSTING, INSTALLERS, SHORTENERS } from '../../../../../src/core/policy/audit/hostTables';
import type { FileKind, FolderFile, Level, SkillFolder } from '../../../../../src/core/policy/audit/types';

export const FIXTURES = new URL('../../../../fixtures/audit/', import.meta.url);

export interface Fixture {
  readonly rule: string;
  /** What the rule must say; undefined for a near-miss on which it must be quiet. */
  readonly level?: Level;
  readonly folder: SkillFolder;
  /** What is in the folder, for a failing test's message. */
  readonly plain: string;
}

/** All fixtures of the folder test/fixtures/audit. */
export function readFixtures(): readonly Fixture[] {
  return readdirSync(FIXTURES)
    .filter((name) => name.endsWith('.json'))
    .flatMap(
      (name) =>
        JSON.parse(readFileSync(new URL(name, FIXTURES), 'utf8')) as { rule: string; level?: Level; skill: string }[],
    )
    .map(({ rule, level, skill }) => {
      const plain = Buffer.from(skill, 'base64').toString('utf8');
      return { rule, level, folder: folderOf(plain), plain };
    });
}

/** A skill's folder from its plain form (see test/fixtures/audit/recode.mjs). */
export function folderOf(plain: string): SkillFolder {
  const [first = '', ...parts] = plain.split(/^== /m);
  const name = /^name=(\S+)\n/.exec(first)?.[1] ?? 'sample';
  const text = first.replace(/^name=\S+\n/, '');
  const files = parts.map(fileOf);
  return { name, files: text.trim() === '' ? files : [textFile('SKILL.md', text), ...files] };
}

function fileOf(part: string): FolderFile {
  const [head = '', ...lines] = part.split('\n');
  const [path = '', kind = 'text', extra = ''] = head.split(' | ');
  const file = textFile(path, lines.join('\n'));
  if (kind === 'text') return extra ? { ...file, size: Number(extra) } : file;
  return { path, kind: kind as FileKind, size: Number(extra) || 100, ...(kind === 'symlink' && { target: extra }) };
}

export function textFile(path: string, text: string): FolderFile {
  const filled = fill(text);
  return { path, kind: 'text', size: filled.length, text: filled };
}

const first = (table: ReadonlyMap<string, readonly string[]>) => {
  const [host, paths] = [...table][0] as [string, readonly string[]];
  return host + (paths[0] ?? '');
};

/** Hosts come from the tables, and what can't be seen from its code, so that neither stands in a file. */
const FILLERS: Readonly<Record<string, (value: string) => string>> = {
  u: (hex) => String.fromCodePoint(Number.parseInt(hex, 16)),
  tags: (text) => [...text].map((c) => String.fromCodePoint(0xe0000 + c.charCodeAt(0))).join(''),
  vs: (text) => [...text].map((c) => String.fromCodePoint(0xe0100 + c.charCodeAt(0) - 16)).join(''),
  lines: (count) => '\n'.repeat(Number(count)),
  spaces: (count) => ' '.repeat(Number(count)),
  b64: (text) => Buffer.from(text).toString('base64'),
  hex: (text) => Buffer.from(text).toString('hex'),
  deadDrop: () => first(DEAD_DROPS),
  shortener: () => first(SHORTENERS),
  freeHosting: () => first(FREE_HOSTING),
  installer: () => first(INSTALLERS),
};

function fill(text: string): string {
  return text.replace(
    /\{(\w+)(?::([^{}\n]*))?\}/g,
    (place, name: string, value = '') => FILLERS[name]?.(value) ?? place,
  );
}
