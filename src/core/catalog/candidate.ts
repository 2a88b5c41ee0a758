// A file that may be a skill, before it is read; and what discovery found of them.

import { isSkillFile } from '../format/document';
import type { Finding } from '../model/finding';
import { extname, join } from '../model/paths';
import type { Entry, FileSystem } from '../model/ports';
import type { Layout } from '../model/root';

/** Where something is, and where it really is. */
export interface Place {
  readonly path: string;
  /** `path` with every link on the way followed: the same file under two paths has one. */
  readonly realPath: string;
  /** True if there is a link on the way that is worth showing (see Root.anchor). */
  readonly linked: boolean;
}

export type Candidate = Place;

/** A file or link of which it is known without reading that no skill comes from it. */
export interface Broken {
  readonly path: string;
  readonly finding: Finding;
}

export interface Found {
  readonly candidates: readonly Candidate[];
  readonly broken: readonly Broken[];
}

/** The name that every agent looks for; others are recognised. */
export const SKILL_FILE = 'SKILL.md';

/** True for a link that leads nowhere. */
export function isDangling({ kind, link }: Entry): boolean {
  return kind === 'other' && link;
}

/** Those entries of a folder that may be skills: one SKILL.md, and all other Markdown where the layout says so. */
export function skillFilesAmong(entries: readonly Entry[], layout: Layout): readonly Entry[] {
  const own = skillFileOf(entries);
  const others = layout.anyMarkdown
    ? entries.filter(({ name, kind }) => kind === 'file' && extname(name) === '.md' && !isSkillFile(name))
    : [];
  return own ? [own, ...others] : others;
}

/** The folder's SKILL.md: spelled so, or the first in order of the other spellings. Folders are none. */
export function skillFileOf(entries: readonly Entry[]): Entry | undefined {
  const spellings = entries.filter((entry) => entry.kind !== 'folder' && isSkillFile(entry.name));
  return (
    spellings.find((entry) => entry.name === SKILL_FILE) ?? spellings.sort((a, b) => (a.name < b.name ? -1 : 1))[0]
  );
}

/** The place of a folder's entry; undefined for a link that leads nowhere (any more). */
export async function placeOf(parent: Place, { name, link }: Entry, files: FileSystem): Promise<Place | undefined> {
  if (!link) return below(parent, name);
  const path = join(parent.path, name);
  const realPath = await files.realPath(path);
  return realPath === undefined ? undefined : { path, realPath, linked: true };
}

/** The place of what is no link. Where both paths are the same they are one string, as there are many of them. */
export function below({ path, realPath, linked }: Place, name: string): Place {
  const own = join(path, name);
  return { path: own, realPath: realPath === path ? own : join(realPath, name), linked };
}
