// What VS Code gave a model: an undocumented text, read with care.

import assert from 'node:assert/strict';
import { differences, givenAs, givenIn } from '../../../../src/core/explain/given';

const TEXT = `You have skills.
<skills>
<skill>
<name>deploy</name>
<description>Use when <b>.</description>
<file>/w/.claude/skills/deploy/SKILL.md</file>
</skill>
<skill><name> R&amp;D </name></skill>
</skills>`;

describe('the listing in a request', () => {
  it('has the names that VS Code gave', () => {
    const given = givenIn(TEXT);
    assert.ok(given);
    assert.deepEqual([...given.names], ['deploy', 'r&d']);
    assert.deepEqual(
      ['Deploy', 'r&d', 'tidy'].map((name) => givenAs(name, given)),
      ['whole', 'name', 'not'],
    );
  });

  it('may be empty, and may end without a word', () => {
    assert.equal(givenIn('<skills></skills>')?.names.size, 0);
    assert.equal(givenIn('<skills><skill><name>a</name>')?.names.size, 1);
  });

  it('is nothing in whatever else stands there', () => {
    for (const value of [
      undefined,
      null,
      1,
      {},
      '',
      'skills',
      '<skills>other words</skills>',
      `<skills>${'x'.repeat(300_000)}`,
    ])
      assert.equal(givenIn(value), undefined);
  });

  it('is held against what our rule lists', () => {
    const given = givenIn(TEXT);
    assert.ok(given);
    assert.deepEqual(differences({ listed: ['DEPLOY', 'tidy'], cut: ['deploy'] }, given), {
      onlyOurs: ['tidy'],
      onlyTheirs: ['r&d'],
      uncut: ['deploy'],
    });
  });
});
