// Conflicts that Git left in frontmatter.

import assert from 'node:assert/strict';
import { assertSkill, headOf, withHead } from './reading';

const conflict = (ours: string, theirs: string) => `<<<<<<< HEAD\n${ours}\n=======\n${theirs}\n>>>>>>> other`;

describe('conflicts in frontmatter', () => {
  it('the first side is read, and nothing else is wrong', () => {
    const head = `name: my-skill\n${conflict('description: Use it.', 'description: Use that.\nlicense: MIT')}\nmodel: opus`;
    assertSkill(withHead(head), { description: 'Use it.', model: 'opus' }, ['3:1 conflict-markers']);
  });

  it('inside of a value', () => {
    const head = `name: my-skill\nmetadata:\n  a: 1\n${conflict('  b: 2', '  b: 3')}\n  c: 4\ndescription: Use it.`;
    assertSkill(withHead(head), { metadata: { a: 1, b: 2, c: 4 }, description: 'Use it.' }, ['5:1 conflict-markers']);
  });

  it('with the common ancestor between, and two of them', () => {
    const three = '<<<<<<< a\nname: my-skill\n||||||| b\nname: x\n=======\nname: y\n>>>>>>> c';
    assertSkill(
      withHead(`${three}\n${conflict('description: Use it.', 'description: No.')}`),
      {
        name: 'my-skill',
        description: 'Use it.',
      },
      ['2:1 conflict-markers'],
    );
  });

  it('beside another mistake, in lines that end with CR LF', () => {
    const head = `name: my-skill\n${conflict('description: Use: it', 'description: No.')}`;
    assertSkill(withHead(head).replaceAll('\n', '\r\n'), { description: 'Use: it' }, [
      '3:1 conflict-markers',
      '4:14 yaml-colon',
    ]);
  });

  it('an empty first side', () => {
    const head = headOf(withHead('name: my-skill\n<<<<<<< a\n=======\ndescription: Use it.\n>>>>>>> b'));
    assert.equal(head.description, '');
  });

  it('signs in a text are none', () => {
    assertSkill(withHead('name: my-skill\ndescription: |\n  Use when\n  <<<<<<< stands: there'), {
      description: 'Use when\n<<<<<<< stands: there',
    });
  });
});
