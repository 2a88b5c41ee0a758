// Every English sentence that VS Code translates: what the glue passes to `t`, and the tables that it passes whole.

import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { COMMANDS } from '../../src/core/agent/commands';
import { OFFLINE_PHRASES } from '../../src/core/agent/offlineModel';
import { FIX_TITLES } from '../../src/core/author/fixes/titles';
import { NAME_PROBLEMS } from '../../src/core/author/name';
import { TEMPLATES } from '../../src/core/author/templates';
import { FIXES, REASONS } from '../../src/core/explain/sentences';
import { FIELDS } from '../../src/core/format/fieldTable';
import { FINDINGS } from '../../src/core/model/findings';
import { THEMES } from '../../src/core/policy/audit/rules';
import { TOOLS } from '../../src/core/tools/table';
import { SCOPE_LABELS } from '../../src/host/scopes';
import { SHORT_WORDS } from '../../src/view/tree/shortWords';
import { STATE_WORDS } from '../../src/view/tree/verdictWords';

const SOURCE = resolve(__dirname, '../../src');
const ROOMS = ['host', 'view', 'editor', 'chat', 'tools'];

/** `t('…')` in any of the three quotes, without places of JavaScript in it. */
const CALL = /\bt\(\s*(?:'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)"|`((?:[^`\\$]|\\.)*)`)/g;

/** Sorted, each once. */
export function sentences(): string[] {
  const tables = [
    ...Object.values(FINDINGS).flatMap(({ message, remedy }) => [message, remedy]),
    ...Object.values(FIX_TITLES),
    ...FIELDS.map(({ doc }) => doc),
    ...THEMES.flatMap(({ rules }) => rules.flatMap(({ message, remedy }) => [message, remedy])),
    ...Object.values(SHORT_WORDS),
    ...Object.values(SCOPE_LABELS),
    ...Object.values(REASONS),
    ...Object.values(FIXES),
    ...Object.values(STATE_WORDS),
    ...Object.values(NAME_PROBLEMS),
    ...TEMPLATES.flatMap(({ label, detail }) => [label, detail]),
    ...Object.values(OFFLINE_PHRASES),
    ...COMMANDS.map(({ description }) => description),
    ...TOOLS.flatMap((tool) => [tool.progress({}).message, tool.progress({ name: 'x', query: 'x' }).message]),
  ];
  return [...new Set([...tables, ...sourceFiles().flatMap(called)])].sort();
}

function sourceFiles(): string[] {
  const files = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' });
  return files.filter((file) => file.endsWith('.ts') && ROOMS.includes(file.split(/[\\/]/)[0] ?? ''));
}

function called(file: string): string[] {
  const text = readFileSync(resolve(SOURCE, file), 'utf8');
  return [...text.matchAll(CALL)].map(([, single, double, back]) => unquote(single ?? double ?? back ?? ''));
}

function unquote(literal: string): string {
  return literal.replace(/\\(n|.)/g, (_, char: string) => (char === 'n' ? '\n' : char));
}
