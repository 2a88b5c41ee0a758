// What hover and preview tell of a skill beside its text.

import { escapeMarkdown } from '../../core/model/markdownInline';
import { isInside, relative } from '../../core/model/paths';
import type { Cancellation, FileProblem, FileSystem } from '../../core/model/ports';
import type { Skill } from '../../core/model/skill';
import { catalogueEntry } from '../../core/prompt/catalogue';
import { readSkill } from '../../core/prompt/readSkill';
import { skillContent } from '../../core/prompt/skillContent';
import { estimateTokens } from '../../core/prompt/tokens';
import { code, commandLink } from '../../host/markdown';
import { scopeLabel } from '../../host/scopes';
import type { Words } from '../../host/text';
import { auditWords, trustWords } from '../../host/trust/words';
import { count } from '../count';
import { hasOwnFolder } from '../tree/items';
import type { SkillNode } from '../tree/nodes';

export interface Reading {
  readonly body: string;
  /** Estimates: what the skill costs in every request, and once when it is loaded. */
  readonly catalogueTokens: number;
  readonly loadedTokens: number;
  /** How many agents load it. */
  readonly agents?: { readonly loads: number; readonly of: number };
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
  readonly label: string;
  /** Markdown, escaped. */
  readonly value: string;
}

/** In the order of their weight for a person who decides whether it is the right skill. */
export function factsOf(
  { skill, owner, otherPaths, standing }: SkillNode,
  reading: Reading | undefined,
  words: Words,
): Fact[] {
  const { t } = words;
  const rows: readonly [label: string, value: string][] = [
    [t('From'), `${escapeMarkdown(scopeLabel(owner.scope, words, owner.folder))} · ${code(placeWords(skill))}`],
    [t('Linked at'), otherPaths.map(code).join(', ')],
    [t('Triggers'), [...skill.triggers.map(escapeMarkdown), ...skill.patterns.map(code)].join(', ')],
    [t('Tools'), skill.tools.map(code).join(' ')],
    [t('Not allowed'), skill.disallowedTools.map(code).join(' ')],
    [t('Arguments'), argumentWords(skill)],
    [t('Needs'), skill.dependencies.map(code).join(' ')],
    [t('Model'), code(skill.model ?? '')],
    [t('Cost'), reading ? costWords(reading, words) : ''],
    [t('Agents'), reading?.agents ? agentWords(skill, reading.agents, words) : ''],
    [t('Audit'), escapeMarkdown(auditWords(standing, words))],
    [t('Models'), escapeMarkdown(trustWords(standing, words))],
  ];
  return rows.filter(([, value]) => value !== '').map(([label, value]) => ({ label, value }));
}

/** The skill's folder as a person would write it: within its workspace folder, or under the root's own label. */
function placeWords({ path, directory, root }: Skill): string {
  const place = hasOwnFolder({ path }) ? directory : path;
  if (root.folder && isInside(root.folder.path, place)) return relative(root.folder.path, place);
  return isInside(root.path, place) ? [root.label, relative(root.path, place)].filter(Boolean).join('/') : place;
}

function argumentWords({ arguments: named, argumentHint }: Skill): string {
  if (named.length > 0) return named.map(({ name }) => code(name)).join(' ');
  return argumentHint ? code(argumentHint) : '';
}

function agentWords({ path }: Skill, { loads, of }: NonNullable<Reading['agents']>, { t }: Words): string {
  return commandLink(escapeMarkdown(t('{0} of {1} load it', loads, of)), 'skillshelf.why', path);
}

function costWords({ catalogueTokens, loadedTokens }: Reading, { t }: Words): string {
  return t('≈ {0} tokens listed, ≈ {1} loaded', count(catalogueTokens), count(loadedTokens));
}
