// Where skills can be written: the roots of the workspace and of the home, the common folder of all agents first.

import { isInside, join } from '../model/paths';
import type { Root } from '../model/root';

/** Where a new skill goes if there is a choice. */
export type PreferredPlace = 'workspace' | 'home';

/** The folder that most agents read, in a project and at home. */
const COMMON = /(?:^|\/)\.agents\/skills$/;

/** `.agents/skills` of each workspace folder and of the home, in the order of preference. */
export function newSkillRoots(roots: readonly Root[], preferred: PreferredPlace, active?: string): readonly Root[] {
  const common = roots.filter(({ label, scope, folder, anchor }) => {
    if (!COMMON.test(label)) return false;
    return scope === 'user' || (scope === 'project' && anchor === folder?.path);
  });
  const rank = ({ scope, folder }: Root): number => {
    if ((scope === 'user') === (preferred === 'home'))
      return folder && active !== undefined && isInside(folder.path, active) ? 0 : 1;
    return 2;
  };
  return common.sort((a, b) => rank(a) - rank(b));
}

/** The file of a skill of this name in a root. */
export function skillFileIn(root: Root, name: string): string {
  return join(root.path, name, 'SKILL.md');
}
