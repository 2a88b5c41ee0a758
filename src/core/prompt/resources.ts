// The files beside a SKILL.md, for the model to know what it may read.

import { isSkillFile } from '../format/document';
import { basename, join, relative } from '../model/paths';
import type { Cancellation, Entry, FileSystem } from '../model/ports';
import type { Skill } from '../model/skill';

export interface Resources {
  /** Relative to the skill's directory, with `/`, sorted. */
  readonly files: readonly string[];
  /** How many more there are. */
  readonly more: number;
}

const NONE: readonly string[] = [];
const SHOWN = 50;
/** Where counting ends, so that a skill with a data set inside doesn't hold up its load. */
const ENTRIES = 2000;
const DEPTH = 8;
const PASSED_OVER: ReadonlySet<string> = new Set(['node_modules', '__pycache__', 'venv']);

/** A skill's files as a model hears of them. */
export async function resourcesOf(
  skill: Pick<Skill, 'path' | 'directory'>,
  files: FileSystem,
  token?: Cancellation,
): Promise<Resources> {
  const found = await filesBeside(skill, files, token);
  return { files: found.slice(0, SHOWN), more: Math.max(0, found.length - SHOWN) };
}

/**
 * All files of a skill, relative to its directory, with `/`, sorted. A skill that is a lone `.md` among others
 * (free-code) has no folder of its own, and so none.
 */
export async function filesBeside(
  skill: Pick<Skill, 'path' | 'directory'>,
  files: FileSystem,
  token?: Cancellation,
): Promise<readonly string[]> {
  if (!isSkillFile(basename(skill.path))) return NONE;
  const found: string[] = [];
  let folders = [skill.directory];
  let seen = 0;
  for (let depth = 0; depth < DEPTH && seen < ENTRIES; depth++) {
    const level = await Promise.all(folders.map(async (folder) => ({ folder, entries: await files.list(folder) })));
    if (token?.isCancellationRequested) return NONE;
    folders = [];
    for (const { folder, entries } of level) {
      if (!isList(entries) || (depth > 0 && holdsSkill(entries))) continue;
      seen += entries.length;
      folders.push(...entries.filter(isWalked).map(({ name }) => join(folder, name)));
      const resources = entries.filter((entry) => isResource(entry, depth));
      found.push(...resources.map(({ name }) => relative(skill.directory, join(folder, name))));
    }
  }
  return found.sort();
}

const isList = (answer: Awaited<ReturnType<FileSystem['list']>>): answer is readonly Entry[] => Array.isArray(answer);

/** A skill inside a skill's folder is one of its own. */
const holdsSkill = (entries: readonly Entry[]): boolean =>
  entries.some((entry) => entry.kind === 'file' && isSkillFile(entry.name));

/** Links to folders may lead anywhere, back up too. */
const isWalked = ({ kind, link, name }: Entry): boolean =>
  kind === 'folder' && !link && !name.startsWith('.') && !PASSED_OVER.has(name);

const isResource = ({ kind, name }: Entry, depth: number): boolean =>
  kind === 'file' && !name.startsWith('.') && !(depth === 0 && isSkillFile(name));
