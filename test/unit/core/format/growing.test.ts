// A text of which more may come.

import assert from 'node:assert/strict';
import { read, withHead } from './reading';

const USUAL = 'name: my-skill\ndescription: Use when testing.';

describe('a text that may go on', () => {
  const whole = withHead(USUAL);

  it('more is asked for until the frontmatter is closed', () => {
    const closed = whole.indexOf('\n---\n') + 5;
    for (let length = 0; length <= closed; length++) {
      assert.equal(read(whole.slice(0, length), { complete: false }).kind, 'incomplete', `after ${length} characters`);
    }
    assert.equal(read(whole.slice(0, closed + 1), { complete: false }).kind, 'skill');
  });

  it('a complete text is never incomplete', () => {
    for (let length = 0; length <= whole.length; length++) {
      assert.notEqual(read(whole.slice(0, length)).kind, 'incomplete', `after ${length} characters`);
    }
  });

  it('a long text without frontmatter is a failure at once', () => {
    assert.equal(read('word '.repeat(1000), { complete: false }).kind, 'failure');
  });
});
