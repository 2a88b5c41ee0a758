// What stands where the cursor (‸) is.

import assert from 'node:assert/strict';
import { type Spot, spotAt } from '../../../../src/core/author/spot';

/** The spot at `‸`, in short: its kind, its key or target, and what it takes in. */
function spot(marked: string): string | undefined {
  const offset = marked.indexOf('‸');
  const text = marked.replace('‸', '');
  return inShort(text, spotAt(text, offset));
}

function inShort(text: string, found: Spot | undefined): string | undefined {
  if (!found) return undefined;
  const written = text.slice(found.start, found.end);
  switch (found.kind) {
    case 'key':
      return `key ${written}${found.complete ? ':' : ''}`;
    case 'value':
      return `value ${found.key} <${written}> word <${text.slice(found.word.start, found.word.end)}>`;
    case 'link':
      return `link <${found.target}>`;
    case 'empty':
      return 'empty';
  }
}

describe('the spot in a SKILL.md', () => {
  const cases: readonly [what: string, text: string, expected: string | undefined][] = [
    ['an empty file', '\n‸\n', 'empty'],
    ['the first letters of a key', '---\nname: a\nde‸\n---\n', 'key de'],
    ['a new line among the keys', '---\nname: a\n‸\n---\n', 'key '],
    ['a key with its colon', '---\nna‸me: a\n---\n', 'key name:'],
    ['a value', '---\nname: my-‸skill\n---\n', 'value name <my-skill> word <my-skill>'],
    ['the place of a value', '---\nname: ‸\n---\n', 'value name <> word <>'],
    ['right behind the colon', '---\nname:‸\n---\n', 'value name <> word <>'],
    ['one of several words', '---\nallowed-tools: Read, Ba‸sh\n---\n', 'value allowed-tools <Read, Bash> word <Bash>'],
    ['an item in brackets', '---\ndepends_on: [a, b‸]\n---\n', 'value depends_on <[a, b]> word <b>'],
    ['an item on a line of its own', '---\ndepends_on:\n  - a\n  - ‸b\n---\n', 'value depends_on <b> word <b>'],
    ['the place of an item', '---\ndepends_on:\n  - ‸\n---\n', 'value depends_on <> word <>'],
    ['a key in a block that isn’t closed yet', '---\nname: a\nlic‸', 'key lic'],
    ['with Windows’ line ends', '---\r\nname: a‸\r\nli: x\r\n---\r\n', 'value name <a> word <a>'],
    ['the dashes', '--‸-\nname: a\n---\n', undefined],
    ['a comment', '---\n# ‸note\nname: a\n---\n', undefined],
    ['prose', '---\nname: a\n---\nDo ‸it.\n', undefined],
    ['a link’s target', '---\nname: a\n---\n[x](refer‸ences/a.md) and more\n', 'link <references/a.md>'],
    ['a link that isn’t closed yet', '---\nname: a\n---\n[x](scripts/‸\n', 'link <scripts/>'],
    ['behind a link', '---\nname: a\n---\n[x](a.md) ‸\n', undefined],
    ['a file without frontmatter', 'See [x](‸', 'link <>'],
  ];
  for (const [what, text, expected] of cases) {
    it(`${what}: ${expected ?? 'nothing'}`, () => assert.equal(spot(text), expected));
  }
});
