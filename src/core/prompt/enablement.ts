// Which skills the person has switched off for models, by name or by a set of skills. No file is touched; by hand all work.

import { nameKey } from '../catalog/snapshot';
import type { Skill } from '../model/skill';

export interface Enablement {
  /** By a skill's name, whether it is on; says more than the set. */
  readonly enabled: Readonly<Record<string, boolean>>;
  /** By a set's name, the names of its skills. */
  readonly sets: Readonly<Record<string, readonly string[]>>;
  /** The set in use: skills outside of it are off. Empty, or a name of none: all are on. */
  readonly set: string;
}

/** Whether models may hear of the skills, for many skills at once. */
export function enablementOf({ enabled, sets, set }: Enablement): (skill: Pick<Skill, 'name'>) => boolean {
  const byHand = new Map(Object.entries(enabled).map(([name, on]) => [nameKey(name), on]));
  const members = Object.hasOwn(sets, set) ? new Set(sets[set]?.map(nameKey)) : undefined;
  return ({ name }) => byHand.get(nameKey(name)) ?? members?.has(nameKey(name)) ?? true;
}
