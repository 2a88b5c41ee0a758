// The sizes and times of a skill's files in one word: as long as it is the same, nothing is read again.

import { join } from '../../model/paths';
import type { FileSystem } from '../../model/ports';
import type { Skill } from '../../model/skill';

const FILES = 500;

export async function stampsOf(skill: Skill, files: FileSystem): Promise<string> {
  const stamps: string[] = [`${skill.size} ${skill.modified}`];
  let folders = [skill.directory];
  while (folders.length > 0 && stamps.length < FILES) {
    const below = await Promise.all(folders.map((folder) => stampsIn(folder, files)));
    folders = below.flatMap(({ inner }) => inner);
    stamps.push(...below.flatMap((each) => each.stamps));
  }
  return stamps.join('\n');
}

async function stampsIn(folder: string, files: FileSystem): Promise<{ stamps: string[]; inner: string[] }> {
  const list = await files.list(folder);
  if ('kind' in list) return { stamps: [], inner: [] };
  const inner = list.filter(({ kind, link }) => kind === 'folder' && !link).map(({ name }) => join(folder, name));
  const stamps = await Promise.all(
    list
      .filter(({ kind, link }) => kind !== 'folder' || link)
      .map(async ({ name }) => {
        const stamp = await files.stat(join(folder, name));
        return stamp.kind === 'problem' ? `${name} ${stamp.problem}` : `${name} ${stamp.size} ${stamp.modified}`;
      }),
  );
  return { stamps: stamps.sort(), inner: inner.sort() };
}
