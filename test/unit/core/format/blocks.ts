// Texts made of what frontmatter is made of, in any order: for properties that hold for every text.

import fc from 'fast-check';

const SIGNS = [
  'name',
  'description',
  'metadata',
  'tools',
  'a',
  'b c',
  'Ü',
  '代码',
  '😀',
  ': ',
  ':',
  ' ',
  '  ',
  '    ',
  '\n',
  '\n',
  '\n  ',
  '\n- ',
  '\n  - ',
  '\r\n',
  '\r',
  '\t',
  '\n\t',
  '- ',
  '-',
  '"',
  "'",
  '\\',
  '#',
  ' #',
  '\n# ',
  '[',
  ']',
  '{',
  '}',
  ',',
  ', ',
  '|',
  '>',
  '|-',
  '>-',
  '|\n  ',
  '>\n  ',
  '>-\n  ',
  '&',
  '*',
  '!',
  '!!',
  '@',
  '`',
  '%',
  '?',
  '? ',
  '<<',
  'true',
  'null',
  '~',
  '1',
  '1.0',
  '-1',
  '0x1',
  '.5',
  '1e3',
  'yes',
  '\0',
  '\u0085',
  '\u2028',
  '\ufeff',
  '\ufffd',
  '\ud800',
  '---',
  '\n---\n',
  '...',
  '<!--',
  '-->',
  '```',
  '<<<<<<< ',
  '=======',
  '>>>>>>> ',
] as const;

const sign = fc.constantFrom(...SIGNS);
const word = fc.constantFrom('name', 'description', 'metadata', 'tools', 'hooks', 'arguments', 'license', 'x');

/** A line that is nearly right. */
const line = fc
  .tuple(
    fc.constantFrom('', '', '', '  ', '    ', '\t'),
    word,
    fc.constantFrom(': ', ': ', ': ', ':', ' : '),
    fc.array(sign, { maxLength: 4 }),
  )
  .map(([indent, key, colon, value]) => `${indent}${key}${colon}${value.join('')}`);

/** Blocks of nearly right lines among anything. */
const wild = fc
  .array(
    fc.oneof(
      { weight: 3, arbitrary: line },
      { weight: 1, arbitrary: fc.array(sign, { maxLength: 8 }).map((all) => all.join('')) },
    ),
    { maxLength: 6 },
  )
  .map((lines) => `${lines.join('\n')}\n`);

const RIGHT = [
  'name: my-skill\n',
  'description: Use when testing.\n',
  'description: "Use: when"\n',
  "license: 'MIT'\n",
  'version: 1.0\n',
  'flag: true\n',
  'tags: [a, "b c", 1]\n',
  'tools:\n  - Bash\n  - "Read"\n',
  'paths:\n- a\n- b\n',
  'metadata:\n  author: Ann\n  tags: [x]\n  more:\n    deep: 1\n',
  'summary: >\n  Use when\n  testing.\n\n  Or not.\n',
  'body: |-\n  Use\n    when\n  testing.\n',
  'hint: a\r\n',
  'empty:\n',
  '# said\n',
  '\n',
] as const;

/** Blocks that are right but for one sign somewhere. */
const tidy = fc
  .tuple(fc.uniqueArray(fc.constantFrom(...RIGHT), { maxLength: 6 }), fc.nat(200), fc.oneof(fc.constant(''), sign))
  .map(([pieces, at, slip]) => {
    const block = pieces.join('');
    return block.slice(0, at) + slip + block.slice(at);
  });

/** Blocks of frontmatter. No line begins with three dashes, which would close them. */
export const blocks = fc.oneof(wild, tidy).map((block) => block.replace(/^---/gm, '--'));

/** Whole files, most with frontmatter. */
export const files = fc
  .tuple(
    fc.constantFrom('---\n', '---\n', '---\r\n', '\n---\n', '', '\ufeff---\n', '---js\n', '# x\n\n## Skill Metadata\n'),
    blocks,
    fc.constantFrom('---\n', '---\n', '---', '', '----\n'),
    blocks,
  )
  .map((pieces) => pieces.join(''));
