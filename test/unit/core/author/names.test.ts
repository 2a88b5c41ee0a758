// Where the names of skills stand.

import assert from 'node:assert/strict';
import { nameAt, namesIn } from '../../../../src/core/author/names';

/** The uses in short, with what stands at their places. */
function uses(text: string): string[] {
  return namesIn(text).map(({ kind, name, start, end }) => {
    assert.equal(text.slice(start, end), name);
    return `${kind} ${name}`;
  });
}

describe('the names in a SKILL.md', () => {
  it('its own, in whatever dialect and with or without quotes', () => {
    assert.deepEqual(uses('---\nname: deploy\n---\n'), ['own deploy']);
    assert.deepEqual(uses('---\nname: "deploy"\n---\n'), ['own deploy']);
    assert.deepEqual(uses('---\ntitle: deploy\n---\n'), ['own deploy']);
    assert.deepEqual(uses('# Skill Metadata\n\nname: deploy\n'), ['own deploy']);
  });

  it('those that it depends on, as a list of either kind, and as a text', () => {
    const own = ['own a', 'dependency b', 'dependency c'];
    assert.deepEqual(uses('---\nname: a\ndepends_on: [b, "c"]\n---\n'), own);
    assert.deepEqual(uses('---\nname: a\ndepends_on:\n  - b\n  - c\n---\n'), own);
    assert.deepEqual(uses('---\nname: a\ndepends_on: b\n---\n'), ['own a', 'dependency b']);
  });

  it('one that is part of another stands where it stands', () => {
    const text = '---\nname: x\ndepends_on: [deploy-all, deploy]\n---\n';
    assert.equal(nameAt(text, text.indexOf(' deploy]') + 2)?.name, 'deploy');
    assert.equal(nameAt(text, text.indexOf('deploy-all') + 2)?.name, 'deploy-all');
  });

  it('none in prose, in a number, or without frontmatter', () => {
    assert.deepEqual(uses('---\nname: 12\n---\nname: a\n'), []);
    assert.deepEqual(uses('name: a\n'), []);
    assert.equal(nameAt('---\nname: a\n---\nname: a\n', 20), undefined);
  });
});
