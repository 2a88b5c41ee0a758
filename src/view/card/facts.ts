// What hover and preview tell of a skill beside its text.

import { basename, relative } from '../../core/model/paths';
import type { Cancellation, FileProblem, FileSystem } from '../../core/model/ports';
import type { Skill } from '../../core/model/skill';
import { catalogueEntry } from '../../core/prompt/catalogue';
import { readSkill } from '../../core/prompt/readSkill';
import { skillContent } from '../../core/prompt/skillContent';
import { estimateTokens } from '../../core/prompt/tokens';
import { groupLabel } from '../tree/groupRow';
import type { SkillNode } from '../tree/nodes';
import type { Words } from '../words';
import { code, plain } from './markdown';

export interface Reading {
  readonly body: string;
  /** Estimates: what the skill costs in every request, and once when it is loaded. */
  readonly catalogueTokens: number;
  readonly loadedTokens: number;
}

/** Reads the whole skill; a problem where its file can't be read any more. */
export async function read(skill: Skill, files: FileSystem, token?: Cancellation): Promise<Reading | FileProblem> {
  const loaded = await readSkill(skill, files, token);
  if (loaded.kind === 'problem') return loaded;
  return {
    body: loaded.body,
    catalogueTokens: estimateTokens(catalogueEntry(skill)),
    loadedTokens: estimateTokens(await skillContent(loaded)),
  };
}

export interface Fact {
  readonly icon: string;
  readonly label: string;
  /** Markdown, escaped. */
  readonly value: string;
}

/** In the order of their weight for a person who decides whether it is the right skill. */
export function factsOf({ skill, parent }: SkillNode, reading: Reading | undefined, words: Words): Fact[] {
  const { t } = words;
  const fact = (icon: string, label: string, value: string): Fact[] => (value ? [{ icon, label, value }] : []);
  return [
    ...fact('folder', t('From'), [groupLabel(parent, words), skill.root.label].map(plain).join(' · ')),
    ...fact('file', t('Path'), code(pathWords(skill))),
    ...fact('zap', t('Triggers'), [...skill.triggers.map(plain), ...skill.patterns.map(code)].join(', ')),
    ...fact('tools', t('Tools'), skill.tools.map(code).join(' ')),
    ...fact('circle-slash', t('Not allowed'), skill.disallowedTools.map(code).join(' ')),
    ...fact('symbol-parameter', t('Arguments'), argumentWords(skill)),
    ...fact('references', t('Needs'), skill.dependencies.map(code).join(' ')),
    ...fact('chip', t('Model'), skill.model ? code(skill.model) : ''),
    ...fact('tag', t('Version'), skill.version ? plain(skill.version) : ''),
    ...fact('person', t('Author'), skill.author ? plain(skill.author) : ''),
    ...fact('dashboard', t('Cost'), reading ? costWords(reading, words) : ''),
  ];
}

/** As short as it is unambiguous: within the workspace folder, or whole. */
function pathWords({ path, root }: Skill): string {
  return root.folder ? relative(root.folder.path, path) : path || basename(path);
}

function argumentWords({ arguments: named, argumentHint }: Skill): string {
  if (named.length > 0) return named.map(({ name }) => code(name)).join(' ');
  return argumentHint ? code(argumentHint) : '';
}

function costWords({ catalogueTokens, loadedTokens }: Reading, { t }: Words): string {
  return t('≈ {0} tokens listed, ≈ {1} loaded', count(catalogueTokens), count(loadedTokens));
}

const count = (tokens: number) => tokens.toLocaleString('en');
