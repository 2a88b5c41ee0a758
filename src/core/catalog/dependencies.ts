// The skills that a skill needs (`depends_on`, fourth seed), in the order in which they load.

import type { Skill } from '../model/skill';

export interface Dependencies {
  /** Each once, those that others need first; without the skill itself. */
  readonly order: readonly Skill[];
  /** Names that lead to no skill. */
  readonly missing: readonly string[];
  /** The names of each circle, the first again at its end. */
  readonly cycles: readonly (readonly string[])[];
}

/** `find` gives the skill of a name. A circle is cut where it closes. */
export function dependenciesOf(skill: Skill, find: (name: string) => Skill | undefined): Dependencies {
  const order: Skill[] = [];
  const missing = new Set<string>();
  const cycles: string[][] = [];
  const done = new Set<Skill>();
  const visitAll = (current: Skill, path: readonly Skill[]) => {
    for (const name of current.dependencies) {
      const needed = find(name);
      if (needed) visit(needed, path);
      else missing.add(name);
    }
    done.add(current);
    if (current !== skill) order.push(current);
  };
  const visit = (needed: Skill, path: readonly Skill[]) => {
    const at = path.indexOf(needed);
    if (at >= 0) cycles.push([...path.slice(at), needed].map((each) => each.name));
    else if (!done.has(needed)) visitAll(needed, [...path, needed]);
  };
  visitAll(skill, [skill]);
  return { order, missing: [...missing], cycles };
}
