// A skill's files as rows: listed only when the person opens the skill.

import { basename, join } from '../../core/model/paths';
import type { Entry, FileSystem } from '../../core/model/ports';
import { hasOwnFolder } from './items';
import type { FileNode, SkillNode } from './nodes';

/** What no author put there on purpose. */
const PASSED_OVER: ReadonlySet<string> = new Set(['.git', '.DS_Store', 'node_modules', '__pycache__', 'Thumbs.db']);

/** SKILL.md first, then folders, then files, each by name; for a lone `.md` only itself. */
export async function fileNodes(parent: SkillNode | FileNode, files: FileSystem): Promise<FileNode[]> {
  if (parent.kind === 'file') return [];
  const skill = parent.skill;
  const node = (kind: FileNode['kind'], path: string): FileNode => ({
    kind,
    id: `file:${parent.id}|${path}`,
    parent,
    skill,
    path,
  });
  if (parent.kind === 'skill' && !hasOwnFolder(skill)) return [node('file', skill.path)];
  const folder = parent.kind === 'skill' ? skill.directory : parent.path;
  const answer = await files.list(folder);
  if ('kind' in answer) return parent.kind === 'skill' ? [node('file', skill.path)] : [];
  return sortEntries(answer, basename(skill.path)).map((entry) =>
    node(entry.kind === 'folder' ? 'folder' : 'file', join(folder, entry.name)),
  );
}

/** `main` is the name of the file that comes first. */
export function sortEntries(entries: readonly Entry[], main: string): Entry[] {
  const rank = (entry: Entry) => (entry.name === main ? 0 : entry.kind === 'folder' ? 1 : 2);
  return entries
    .filter((entry) => !PASSED_OVER.has(entry.name))
    .sort(
      (a, b) => rank(a) - rank(b) || compare(a.name.toLowerCase(), b.name.toLowerCase()) || compare(a.name, b.name),
    );
}

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);
