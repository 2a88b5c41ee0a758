// What a skill could do, in the few words that a person needs to decide.

import { extname } from '../../model/paths';
import type { Skill } from '../../model/skill';
import type { AuditReport } from '../audit/types';
import type { InspectedFolder } from './folder';

export interface SkillFacts {
  /** Programs beside SKILL.md, relative, sorted. */
  readonly scripts: readonly string[];
  /** Hosts that are named anywhere in the folder, sorted. */
  readonly hosts: readonly string[];
  readonly tools: readonly string[];
  /** Commands that an agent would run before its model sees the text (`` !`command` ``). */
  readonly commands: readonly string[];
  readonly hasHooks: boolean;
  readonly permissions: unknown;
  readonly report: AuditReport;
}

const SCRIPTS = new Set(
  '.sh .bash .zsh .fish .ps1 .psm1 .bat .cmd .py .rb .pl .php .js .mjs .cjs .ts .mts .lua .go .rs .swift .applescript .vbs'.split(
    ' ',
  ),
);
const HOST = /\bhttps?:\/\/(?:[^\s/@"'`<>()]{1,200}@)?([\p{L}\p{N}.-]{1,253})/giu;
const DYNAMIC = /!`([^`\n]{1,500})`/g;

type Declared = Pick<Skill, 'tools' | 'hooks' | 'permissions'>;

export function factsOf(skill: Declared, folder: InspectedFolder, report: AuditReport): SkillFacts {
  const texts = folder.files.flatMap(({ text }) => (text === undefined ? [] : [text]));
  return {
    scripts: folder.files.filter(({ path, text }) => isScript(path, text)).map(({ path }) => path),
    hosts: distinct(texts.flatMap((text) => [...text.matchAll(HOST)].map(([, host = '']) => host.toLowerCase()))),
    tools: skill.tools,
    commands: distinct(texts.flatMap((text) => [...text.matchAll(DYNAMIC)].map(([, command = '']) => command))),
    hasHooks: skill.hooks?.kind === 'commands',
    permissions: skill.permissions,
    report,
  };
}

function isScript(path: string, text = ''): boolean {
  return SCRIPTS.has(extname(path)) || text.startsWith('#!');
}

function distinct(words: readonly string[]): string[] {
  return [...new Set(words)].sort();
}
