// What a name means to those who ask why: a skill, a file from which none came, or one that lies too deep to be listed.

import type { Snapshot } from '../catalog/snapshot';
import { type StrayNeeds, straysCalled } from '../explain/strays';
import type { Subject } from '../explain/verdict';
import { nameKey } from '../model/nameKey';
import { basename, dirname } from '../model/paths';
import type { Skill } from '../model/skill';
import { findSkill } from './findSkill';

export interface Explained {
  readonly subject: Subject;
  /** Skills that the catalog leaves out, and some agents don't. */
  readonly further: readonly Skill[];
}

export async function explainedBy(
  name: string,
  snapshot: Snapshot,
  needs: StrayNeeds,
  activeFolder?: string,
): Promise<Explained | undefined> {
  const found = findSkill(name, snapshot, activeFolder);
  if (found) return { subject: found.skill, further: [] };
  const key = nameKey(name.trim());
  // A folder may be called otherwise than its skill.
  const isCalled = ({ path }: Subject) => nameKey(basename(dirname(path))) === key;
  const subject = snapshot.failures.find(isCalled) ?? snapshot.skills.find(isCalled);
  if (subject) return { subject, further: [] };
  const strays = await straysCalled(name, snapshot, needs);
  return strays[0] && { subject: strays[0], further: strays };
}
