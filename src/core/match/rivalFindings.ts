// What to tell about skills whose descriptions compete.

import { type Finding, finding } from '../model/finding';
import type { Skill } from '../model/skill';
import { rivalsAmong } from './rivals';

const NOTHING = '–';

/** The findings of each skill that has a rival among `skills`; a pair gives one to either. Pass winners only. */
export function rivalFindings(skills: readonly Skill[]): ReadonlyMap<Skill, readonly Finding[]> {
  const byPath = new Map(skills.map((skill) => [skill.path, skill]));
  const findings = new Map<Skill, Finding[]>();
  const add = (skill: Skill, other: Skill, mine: readonly string[], theirs: readonly string[]) => {
    const found =
      mine.length + theirs.length === 0
        ? finding('description-same', { other: other.name })
        : finding('description-rival', { other: other.name, mine: told(mine), theirs: told(theirs) });
    const list = findings.get(skill);
    if (list) list.push(found);
    else findings.set(skill, [found]);
  };
  const sources = skills.map(({ path, name, description }) => ({ id: path, name, description }));
  for (const { first, second, onlyFirst, onlySecond } of rivalsAmong(sources)) {
    const [one, two] = [byPath.get(first), byPath.get(second)];
    if (!one || !two) continue;
    add(one, two, onlyFirst, onlySecond);
    add(two, one, onlySecond, onlyFirst);
  }
  return findings;
}

function told(words: readonly string[]): string {
  return words.length === 0 ? NOTHING : words.join(', ');
}
