// Findings that no file shows by itself: names that two skills have, dependencies that lead nowhere, descriptions alike.

import { rivalFindings } from '../match/rivalFindings';
import { type Finding, type FindingCode, finding } from '../model/finding';
import type { Skill } from '../model/skill';
import { dependenciesOf } from './dependencies';
import type { Snapshot } from './snapshot';

/** By skill; those without any are left out. They have no place in the file yet (placed.ts). */
export type AcrossSkills = ReadonlyMap<Skill, readonly Finding[]>;

/** Comparing more descriptions at once would be felt in an editor: 200 take some 20 ms, 400 four times that. */
const MOST_COMPARED = 200;

/** Descriptions are compared only among so many skills at most. */
export function findingsAcross(snapshot: Snapshot, mostCompared = MOST_COMPARED): AcrossSkills {
  const all = new Map<Skill, Finding[]>();
  const add = (skill: Skill, ...findings: readonly Finding[]) => {
    if (findings.length > 0) all.set(skill, [...(all.get(skill) ?? []), ...findings]);
  };
  for (const skill of snapshot.skills) {
    const winner = snapshot.shadowedBy(skill);
    if (winner) add(skill, sameName(skill, winner));
    else if (skill.dependencies.length > 0) add(skill, ...onDependencies(skill, snapshot));
  }
  const { winners } = snapshot;
  const rivals = winners.length <= mostCompared ? rivalFindings(winners) : [];
  for (const [skill, findings] of rivals) add(skill, ...findings);
  return all;
}

/** In one place it is a mistake; from one scope to the next it is how a skill is overridden. */
function sameName(skill: Skill, winner: Skill): Finding {
  const { name, root } = skill;
  const samePlace = root.scope === winner.root.scope && root.folder?.path === winner.root.folder?.path;
  return finding(samePlace ? 'name-duplicate' : 'name-shadowed', { name, winner: winner.directory });
}

function onDependencies(skill: Skill, snapshot: Snapshot): Finding[] {
  const { missing, cycles } = dependenciesOf(skill, (name) => snapshot.resolve(name, skill.root.folder?.path)?.skill);
  const own = new Set(skill.dependencies);
  return [
    ...missing.filter((name) => own.has(name)).map((name) => finding('dependency-missing', { name })),
    ...cycles
      .filter((names) => names.includes(skill.name))
      .map((names) => finding('dependency-circle', { circle: names.join(' → ') })),
  ];
}

/** The keys at which these findings belong. */
export const KEYS_ACROSS: Partial<Record<FindingCode, readonly string[]>> = {
  'name-shadowed': ['name', 'title', 'slug'],
  'name-duplicate': ['name', 'title', 'slug'],
  'dependency-missing': ['depends_on'],
  'dependency-circle': ['depends_on'],
  'description-rival': ['description', 'summary'],
  'description-same': ['description', 'summary'],
};
