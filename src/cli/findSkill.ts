// The skill that a person means by a name.

import type { Snapshot } from '../core/catalog/snapshot';
import { nearestNames } from '../core/match/nearest';
import type { Skill } from '../core/model/skill';
import { findSkill as resolve } from '../core/tools/findSkill';
import type { Invocation } from './command';

const NEAREST = 5;

/** Complains, with the names that are like it, where there is none. */
export function findSkill(name: string, snapshot: Snapshot, { host, page }: Invocation): Skill | undefined {
  const found = resolve(name, snapshot);
  if (found) return found.skill;
  const near = nearestNames(
    name,
    snapshot.winners.map((skill) => skill.name),
    NEAREST,
  ).map((each) => page.own(each));
  const hint = near.length > 0 ? `Did you mean ${near.join(', ')}?` : 'skillshelf list shows those there are.';
  host.complain(`There is no skill "${page.own(name)}". ${hint}\n`);
  return undefined;
}
