import assert from 'node:assert/strict';
import { rivalFindings } from '../../../../src/core/match/rivalFindings';
import { messageOf } from '../../../../src/core/model/finding';
import type { Skill } from '../../../../src/core/model/skill';
import { makeSkill } from '../../../support/makeSkill';

const skill = (name: string, description: string, rest: Partial<Skill> = {}) =>
  makeSkill(name, { description, ...rest });

const OTHERS = [
  skill('pdf', 'Fill forms in PDF files, split and merge them.'),
  skill('deploy', 'Deploy a web app to production servers behind a load balancer.'),
];
const JAVA = skill('java-review', 'Review Java code for bugs, naming and missing tests.');

/** What is told of one of the skills. */
function told(of: Skill, ...skills: readonly Skill[]): string[] {
  return (rivalFindings([...OTHERS, of, ...skills]).get(of) ?? []).map(messageOf);
}

describe('findings about rivals', () => {
  it('tell either of the two, each from its side', () => {
    const kotlin = skill('kotlin-review', 'Review Kotlin code for bugs, naming and missing tests.');
    assert.deepEqual(told(JAVA, kotlin), [
      'The description is much like that of "kotlin-review". Only here: java. Only there: kotlin.',
    ]);
    assert.deepEqual(told(kotlin, JAVA), [
      'The description is much like that of "java-review". Only here: kotlin. Only there: java.',
    ]);
  });

  it('tell of one that says more than the other', () => {
    const more = skill('java-review', `${JAVA.description} Also threads.`, { path: '/more/SKILL.md' });
    assert.deepEqual(told(JAVA, more), [
      'The description is much like that of "java-review". Only here: –. Only there: threads.',
    ]);
  });

  it('tell of two that say the same', () => {
    const same = skill('java-review', JAVA.description, { path: '/same/SKILL.md' });
    assert.match(told(JAVA, same)[0] ?? '', /says the same as that of "java-review"/);
  });

  it('tell nothing of skills that have none', () => {
    assert.deepEqual(told(JAVA), []);
    assert.equal(rivalFindings([]).size, 0);
  });
});
