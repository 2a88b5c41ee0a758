// What a skill is made of on a disk: the folder that is its own, or a lone file among others.

import { isSkillFile } from '../format/document';
import { basename, dirname, isInside, join } from '../model/paths';
import type { Root } from '../model/root';
import type { Skill } from '../model/skill';

type Placed = Pick<Skill, 'path' | 'directory' | 'root'>;

export interface Unit {
  readonly kind: 'folder' | 'file';
  readonly path: string;
}

/** Undefined for a skill whose folder is a root itself, which can't be moved or deleted as one skill of many. */
export function unitOf({ path, directory, root }: Placed): Unit | undefined {
  if (!isSkillFile(basename(path))) return { kind: 'file', path };
  return directory === root.path ? undefined : { kind: 'folder', path: directory };
}

/** True for a skill that its person may rename, move and delete. What came along with something is only copied. */
export function isOwn(skill: Placed): boolean {
  return skill.root.source === 'local' && skill.root.scope !== 'bundled' && unitOf(skill) !== undefined;
}

/** Where the skill's unit is if it is called `name`, beside where it is now. */
export function besides({ kind, path }: Unit, name: string): string {
  return join(dirname(path), kind === 'folder' ? name : `${name}.md`);
}

/** Where the unit is in another root; a lone file becomes a folder's SKILL.md where the root wants that. */
export function unitIn(root: Root, { kind, path }: Unit): { readonly unit: string; readonly file: string } {
  const name = basename(path);
  if (kind === 'folder') return { unit: join(root.path, name), file: join(root.path, name, 'SKILL.md') };
  if (root.layout.anyMarkdown) return { unit: join(root.path, name), file: join(root.path, name) };
  const file = join(root.path, name.replace(/\.md$/i, ''), 'SKILL.md');
  return { unit: file, file };
}

/** The skills that lie in the unit besides its own. */
export function skillsWithin(unit: Unit, skill: Skill, skills: readonly Skill[]): readonly Skill[] {
  return skills.filter((each) => each !== skill && isInside(unit.path, each.path));
}

/** The roots to which a skill can be moved: the common ones, and those that hold skills already. */
export function rootsForMove(
  skill: Skill,
  common: readonly Root[],
  { roots, skills }: { readonly roots: readonly Root[]; readonly skills: readonly Skill[] },
): readonly Root[] {
  const inUse = new Set(skills.map(({ root }) => root));
  const isFile = unitOf(skill)?.kind === 'file';
  return roots.filter((root) => {
    if (root === skill.root || root.source !== 'local' || root.scope === 'bundled') return false;
    if (isFile && !root.layout.anyMarkdown) return false;
    return common.includes(root) || inUse.has(root);
  });
}
