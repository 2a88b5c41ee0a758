// The skills of a snapshot as a person wants them in a list: by whose they are, and whether they are used.

import type { Snapshot } from '../../core/catalog/snapshot';
import type { Scope } from '../../core/model/root';
import type { Skill } from '../../core/model/skill';
import { byName } from '../../core/prompt/listing';
import { SCOPE_LABELS, scopeLabel } from '../../host/scopes';
import type { Words } from '../../host/text';

export interface Group {
  readonly label: string;
  /** Sorted by name. */
  readonly skills: readonly Skill[];
}

/** The skills that can be used, by scope, a workspace's by its folders. */
export function groupsOf(snapshot: Snapshot, words: Words): Group[] {
  const groups = new Map<string, Skill[]>();
  for (const scope of Object.keys(SCOPE_LABELS) as Scope[]) {
    for (const skill of snapshot.skills) {
      if (skill.root.scope !== scope || !isUsed(skill, snapshot)) continue;
      const label = groupLabel(skill, words);
      groups.set(label, [...(groups.get(label) ?? []), skill]);
    }
  }
  return [...groups].map(([label, skills]) => ({ label, skills: skills.sort(byName) }));
}

export function groupLabel({ root: { folder, scope } }: Skill, words: Words): string {
  return scopeLabel(scope, words, folder);
}

/** True if the skill's name leads to it, at least for whoever works where it lies. */
export function isUsed(skill: Skill, snapshot: Snapshot): boolean {
  return snapshot.resolve(skill.name, skill.path)?.skill === skill;
}
