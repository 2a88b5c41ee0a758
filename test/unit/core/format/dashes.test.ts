// Dashes that are missing, misplaced or say more, and blocks that are empty.

import assert from 'node:assert/strict';
import { assertFailure, assertSkill, withHead } from './reading';

const USUAL = 'name: my-skill\ndescription: Use when testing.';
const usual = { name: 'my-skill', description: 'Use when testing.' };

describe('the lines of dashes', () => {
  it('a closing line that is missing: the keys end before the first blank line', () => {
    assertSkill('---\nname: my-skill\ndescription: Use when testing.\n\n# Steps\n\nDo it.\n', usual, [
      '4:1 frontmatter-open',
    ]);
  });

  it('a closing line that is missing: the keys end before the first heading', () => {
    assertSkill('---\nname: my-skill\ndescription: Use when testing.\n# Steps\nDo it.\n', usual, [
      '4:1 frontmatter-open',
    ]);
  });

  it('a closing line that is missing, and a rule further down', () => {
    assertSkill(
      '---\nname: my-skill\ndescription: Use when testing.\n\n# Steps\n\nDo it now.\n\n---\n\nMore.\n',
      usual,
      ['4:1 frontmatter-open'],
    );
  });

  it('an opening line with no key behind it, never closed', () => {
    assertFailure('---\n\nOnce upon a time\n', '1:1 frontmatter-not-closed');
  });

  for (const [what, lead, line] of [
    ['a blank line', '\n', 2],
    ['a comment', '<!-- made by hand -->\n', 2],
    ['two comments and blank lines', '<!-- a -->\n\n<!--\nb -->\n', 5],
    ['a code fence', '```yaml\n', 2],
  ] as const) {
    it(`${what} before the opening line`, () => {
      assertSkill(lead + withHead(USUAL), usual, [`${line}:1 frontmatter-late`]);
    });
  }

  it('a rule further down is no opening line', () => {
    assertFailure('\n---\n\nWords.\n', '1:1 no-frontmatter');
  });

  it('a closing line that says more', () => {
    assertSkill(`---\n${USUAL}\n--- end\n`, usual, ['4:1 closing-line']);
  });

  it('an opening line that says yaml', () => {
    assertSkill(`---yaml\n${USUAL}\n---\n`, usual, ['1:1 opening-line']);
  });

  it('blanks behind the dashes', () => {
    assertSkill(`---  \n${USUAL}\n--- \t\n`, usual);
  });

  it('a second block right after the first is body', () => {
    assertSkill(`---\n${USUAL}\n---\n---\nname: other\n---\n`, usual);
  });

  it('an empty block', () => {
    assertSkill('---\n---\nDo it.\n', { name: 'my-skill', description: '' }, [
      '1:1 name-missing',
      '1:1 description-missing',
    ]);
  });

  for (const engine of ['js', 'javascript', 'json', 'coffee', 'toml', 'constructor', '__proto__']) {
    it(`an opening line that names ${engine} runs nothing`, () => {
      assertFailure(`---${engine}\n{ name: (globalThis.pwned = true, "x") }\n---\n`, '1:1 frontmatter-engine');
      assert.equal('pwned' in globalThis, false);
    });
  }
});
