// Which skill a place in a SKILL.md speaks of: itself, one that it depends on, or one that it links to.

import { nameAt } from '../../core/author/names';
import { spotAt } from '../../core/author/spot';
import type { Snapshot } from '../../core/catalog/snapshot';
import type { Range } from '../../core/format/report';
import { resolve } from '../../core/model/paths';
import type { Skill } from '../../core/model/skill';
import type { SkillDocument } from '../skillDocument';

export interface SkillPlace extends Range {
  readonly skill: Skill;
  readonly kind: 'own' | 'dependency' | 'link';
}

export function skillAt(read: SkillDocument, offset: number, snapshot: Snapshot): SkillPlace | undefined {
  const use = nameAt(read.text, offset);
  if (use) {
    const skill = use.kind === 'own' ? skillOfFile(read.path, snapshot) : snapshot.resolve(use.name, read.path)?.skill;
    return skill && { skill, kind: use.kind, start: use.start, end: use.end };
  }
  const spot = spotAt(read.text, offset);
  if (spot?.kind !== 'link') return undefined;
  const path = linkedPath(read, spot.target);
  const skill = path === undefined ? undefined : skillOfFile(path, snapshot);
  return skill && { skill, kind: 'link', start: spot.start, end: spot.end };
}

/** The path that a link's target means, inside the skill's folder or out of it; undefined for one on the web. */
export function linkedPath({ directory }: SkillDocument, target: string): string | undefined {
  const path = target.replace(/[#?].*$/, '');
  if (path === '' || /^[a-z][a-z\d+.-]*:|[{}<>$*…|]/i.test(path)) return undefined;
  try {
    return resolve(directory, decodeURIComponent(path));
  } catch {
    // A stray "%" is part of the name.
    return resolve(directory, path);
  }
}

function skillOfFile(path: string, { skills }: Snapshot): Skill | undefined {
  return skills.find((skill) => skill.path === path);
}
