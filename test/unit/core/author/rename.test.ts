import assert from 'node:assert/strict';
import { applyEdits } from '../../../../src/core/author/fixes/fix';
import { dependencyEdits, dependents, ownNameEdits } from '../../../../src/core/author/rename';
import { makeSkill } from '../../../support/makeSkill';

const head = (lines: string) => `---\n${lines}\n---\n\nUse first, and first again.\n`;
const own = (lines: string, to = 'second') => {
  const text = head(lines);
  return applyEdits(text, ownNameEdits(text, to));
};
const reference = (lines: string) => {
  const text = head(lines);
  return applyEdits(text, dependencyEdits(text, 'first', 'second'));
};

describe('Another name', () => {
  it('stands in the file as the old one did, and nothing else changes', () => {
    assert.equal(own('name: first\ndescription: The first.'), head('name: second\ndescription: The first.'));
    assert.equal(own('name: "first" # here\nlicense: first'), head('name: "second" # here\nlicense: first'));
    assert.equal(own("title: 'first'\nsummary: x"), head("title: 'second'\nsummary: x"));
  });

  it('is in quotes where YAML would take it for a number', () => {
    assert.equal(own('name: first', '8004'), head('name: "8004"'));
    assert.equal(own('name: "first"', '8004'), head('name: "8004"'));
  });

  it('needs no edit in a file that has none', () => {
    assert.deepEqual(ownNameEdits(head('description: x'), 'second'), []);
  });

  it('goes into the dependencies of others, in any case and way of writing', () => {
    assert.equal(
      reference('name: first\ndepends_on: [first, "First", first-aid]'),
      head('name: first\ndepends_on: [second, "second", first-aid]'),
    );
    assert.equal(reference('depends_on:\n  - other\n  - first'), head('depends_on:\n  - other\n  - second'));
    assert.equal(reference('depends_on: first'), head('depends_on: second'));
  });

  it('concerns those that depend on the skill, in any case', () => {
    const user = makeSkill('user', { dependencies: ['other', 'FIRST'] });
    assert.deepEqual(
      dependents({ name: 'First' }, [user, makeSkill('first'), makeSkill('no', { dependencies: ['firsts'] })]),
      [user],
    );
  });
});
