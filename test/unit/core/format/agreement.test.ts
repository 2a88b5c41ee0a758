// The fast path answers as the YAML parser does, or not at all.

import assert from 'node:assert/strict';
import fc from 'fast-check';
import { shifted } from '../../../../src/core/format/entry';
import { readYaml } from '../../../../src/core/format/grayMatter';
import { readPlain } from '../../../../src/core/format/plain';
import { blocks } from './blocks';

/** True if the fast path took the block; it must then agree with the parser in every key, value and place. */
function agree(block: string, before = ''): boolean {
  const plain = readPlain(before + block, before.length, before.length + block.length);
  if (!plain) return false;
  const { entries, problems } = readYaml(block);
  assert.deepEqual(problems, [], `YAML refuses ${JSON.stringify(block)}`);
  assert.deepEqual(plain, shifted(entries, before.length), `they differ on ${JSON.stringify(block)}`);
  return true;
}

const PLAIN = [
  'name: my-skill\ndescription: Use when testing.\n',
  'name: my-skill\r\ndescription: Use when testing.\r\nlicense: MIT\r\n',
  '# made by hand\n\nname:    my-skill   \n\n# more\nversion: 1.10\nflag: true\nnone: null\nnothing: ~\nalso:\nsize: 1.5e3\n',
  'name: "my-skill"\ndescription: \'Use: when # testing\'\n',
  'tags: [a, "b c", \'d, e\', 1, true, null]\nempty: []\nblank: [ ]\n',
  'triggers:\n  - one\n  - "two: three"\n  - 3\ntools:\n- Bash\n- Read\nmodel: x\n',
  'metadata:\n  author: Ann\n  tags: [a, b]\n  deep:\n    deeper: 1\nname: a\n',
  'description: >\n  Use when\n  testing.\n\n  Or not.\n\n\nname: a\n',
  'description: >-\n  Use when\n  testing.\nname: a\n',
  'description: |\n  Use when\n\n\n  testing.   \n# end\nname: a\n',
  'description: |-\n    Use when # this\n    testing: that\n',
  'description: |\r\n  Use when\r\n  testing.\r\nname: a\r\n',
  'name: C# and F#\ndescription: http://a.example:80/x#y\nhint: a:b\n',
  'name: 代码审查\ndescription: 当需要审查代码时使用。\n',
  'metadata:\n  a: |\n    # b\n  # c\n',
  'metadata:\n  a:\n# b\n',
  '__proto__: a\nconstructor: b\n',
  '',
  '\n\n',
];

const DOUBTFUL = [
  'description: Use when: testing\n',
  'description: Use # when\n',
  'description: Use when\n  testing\n',
  'description: "Use \\" when"\n',
  "description: 'it''s'\n",
  'name: a\nname: b\n',
  'name: 0x1f\n',
  'name: .inf\n',
  'name: &a b\n',
  'name: *a\n',
  'tags: [a, [b]]\n',
  'tags: [a, b,]\n',
  'tags: [a: b]\n',
  'description: |2\n  a\n',
  'description: |+\n  a\n',
  'description: >\n  a\n    b\n',
  'metadata:\n\ta: b\n',
  'two words: a\n',
  'words\n',
  '...\n',
  'name: a\u0000b\n',
  'name: a\tb\n',
];

describe('the fast path', () => {
  for (const block of PLAIN) it(`takes ${JSON.stringify(block)}`, () => assert.ok(agree(block, '---\n')));
  for (const block of DOUBTFUL) it(`leaves ${JSON.stringify(block)} to the parser`, () => assert.ok(!agree(block)));

  it('agrees with the parser on whatever is made of the signs of YAML', () => {
    fc.assert(
      fc.property(blocks, (block) => void agree(block)),
      { numRuns: 3000 },
    );
  });
});
