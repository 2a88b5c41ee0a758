// Files that would be skills if agents looked deeper: the scan passes them over, but a person may ask for them.

import { isSkill } from '../catalog/fileRecord';
import { scanRoot } from '../catalog/scanRoot';
import type { Snapshot } from '../catalog/snapshot';
import { nameKey } from '../model/nameKey';
import { basename } from '../model/paths';
import type { Cancellation, FileSystem } from '../model/ports';
import type { Skill } from '../model/skill';

export interface StrayNeeds {
  readonly files: FileSystem;
  readonly exclude?: (path: string) => boolean;
  readonly token?: Cancellation;
}

/** The skills called `name`, by themselves or by their folder, that lie too deep in their root for the catalog. */
export async function straysCalled(
  name: string,
  snapshot: Snapshot,
  { files, exclude = () => false, token }: StrayNeeds,
): Promise<readonly Skill[]> {
  const known = new Set(snapshot.skills.map(({ path }) => path));
  const shallow = snapshot.roots.filter(({ layout }) => Number.isFinite(layout.depth));
  const scans = await Promise.all(
    shallow.map((root) => {
      const deep = { ...root, layout: { ...root.layout, depth: Number.POSITIVE_INFINITY } };
      return scanRoot(deep, { files, exclude, ...(token && { token }) });
    }),
  );
  const outcomes = scans.flatMap(({ units }) => [...units.values()].flat().map(({ outcome }) => outcome));
  const key = nameKey(name.trim());
  return outcomes
    .filter(isSkill)
    .filter((skill) => !known.has(skill.path))
    .filter((skill) => [skill.name, basename(skill.directory)].some((each) => nameKey(each) === key));
}
