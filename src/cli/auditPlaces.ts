// What `audit` looks into: a file, a folder, or each skill below a folder, whether or not a skill comes from it.

import { isSkill } from '../core/catalog/fileRecord';
import { scanPath } from '../core/catalog/scanPath';
import { basename, dirname, join } from '../core/model/paths';
import type { FileSystem } from '../core/model/ports';
import { isLone } from '../core/policy/trust/folder';

export interface AuditPlace {
  /** As it was named: a file, or a folder. */
  readonly path: string;
  /** The file that stands for it; in a folder without a SKILL.md, where one would be. */
  readonly file: string;
  readonly name: string;
}

const DEPTH = 12;
const PASSED_OVER = new Set(['node_modules', '.git']);

/** The reason where there is nothing at `path`. */
export async function placesAt(path: string, files: FileSystem): Promise<readonly AuditPlace[] | string> {
  const status = await files.stat(path);
  if (status.kind === 'problem') return status.reason;
  if (status.kind === 'file') return [{ path, file: path, name: await nameOf(path, files) }];
  const found = await skillFiles(path, files);
  if (found.length === 0) return [{ path, file: join(path, 'SKILL.md'), name: basename(path) }];
  return Promise.all(found.map(async (file) => ({ path: dirname(file), file, name: await nameOf(file, files) })));
}

/** Every SKILL.md at or below `folder`; none in a skill's own folders, which are looked into with it. */
async function skillFiles(folder: string, files: FileSystem, depth = 0): Promise<string[]> {
  const list = depth > DEPTH ? [] : await files.list(folder);
  if ('kind' in list) return [];
  const own = list.find(({ name, kind }) => kind === 'file' && !isLone(name));
  if (own) return [join(folder, own.name)];
  const inner = list
    .filter(({ name, kind, link }) => kind === 'folder' && !link && !PASSED_OVER.has(name))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
  const found: string[] = [];
  for (const { name } of inner) found.push(...(await skillFiles(join(folder, name), files, depth + 1)));
  return found;
}

/** The skill's; else its folder's, or a lone file's own. */
async function nameOf(file: string, files: FileSystem): Promise<string> {
  const [outcome] = await scanPath(file, files);
  if (isSkill(outcome)) return outcome.name;
  return basename(isLone(file) ? file : dirname(file));
}
