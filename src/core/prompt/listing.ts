// Which skills a model may hear of, and which are withheld from it and by whom.

import type { Snapshot } from '../catalog/snapshot';
import type { Consent } from '../model/ports';
import type { Skill } from '../model/skill';

/** For whom skills are listed. */
export interface Audience {
  readonly snapshot: Snapshot;
  readonly consent: Pick<Consent, 'mayList'>;
  /** False for a skill that the person has switched off; without it all are on. */
  readonly isEnabled?: (skill: Skill) => boolean;
  /** The path of the folder in which the person works. */
  readonly activeFolder?: string;
}

export interface Listing {
  /** Sorted by name: one skill for each name, that of the active folder where several folders have it. */
  readonly listed: readonly Skill[];
  /** Kept from the model's own choice by their authors (`disable-model-invocation`). */
  readonly hidden: readonly Skill[];
  /** Switched off by the person. */
  readonly disabled: readonly Skill[];
  /** Kept from models by consent: a workspace that isn't trusted, a skill that is blocked. */
  readonly refused: readonly Skill[];
}

export function listingOf({ snapshot, consent, isEnabled, activeFolder }: Audience): Listing {
  const listed: Skill[] = [];
  const hidden: Skill[] = [];
  const disabled: Skill[] = [];
  const refused: Skill[] = [];
  for (const winner of snapshot.winners) {
    const skill = snapshot.resolve(winner.name, activeFolder)?.skill ?? winner;
    if (!consent.mayList(skill)) refused.push(skill);
    else if (isEnabled?.(skill) === false) disabled.push(skill);
    else if (!skill.modelInvocable) hidden.push(skill);
    else listed.push(skill);
  }
  return { listed: listed.sort(byName), hidden, disabled, refused };
}

/** The order of names in everything that a model reads: without case first, so that it is the same everywhere. */
export function byName(a: Skill, b: Skill): number {
  return compare(a.name.toLowerCase(), b.name.toLowerCase()) || compare(a.name, b.name) || compare(a.path, b.path);
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
