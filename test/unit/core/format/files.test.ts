// Files that are empty, oddly encoded, oddly named or very large.

import { assertFailure, assertSkill, withHead } from './reading';

const USUAL = 'name: my-skill\ndescription: Use when testing.';
const usual = { name: 'my-skill', description: 'Use when testing.' };

describe('the file itself', () => {
  it('no frontmatter', () => {
    assertFailure('# Title\n\nDo it.\n', '1:1 no-frontmatter');
  });

  it('an empty file, or one of blanks', () => {
    assertFailure('', '1:1 file-empty');
    assertFailure(' \n\t\n', '1:1 file-empty');
    assertFailure('\ufeff', '1:1 file-empty');
  });

  it('a byte order mark before the frontmatter', () => {
    assertSkill(`\ufeff${withHead(USUAL)}`, usual, ['1:1 byte-order-mark']);
  });

  it('a byte order mark without frontmatter', () => {
    assertFailure('\ufeffDo it.\n', '1:1 no-frontmatter');
  });

  it('lines that end with CR LF', () => {
    assertSkill(withHead(`${USUAL}\nlicense: MIT`).replaceAll('\n', '\r\n'), usual);
    assertSkill(
      withHead('name: my-skill\ndescription: Use when: testing').replaceAll('\n', '\r\n'),
      {
        description: 'Use when: testing',
      },
      ['3:14 yaml-colon'],
    );
  });

  it('a NUL character in the frontmatter', () => {
    assertSkill(withHead('name: my-skill\ndescription: Use\0when testing.'), usual, ['3:17 control-character']);
  });

  it('text that was not UTF-8', () => {
    assertSkill(
      withHead('name: my-skill\ndescription: Use \ufffd when testing.'),
      { description: 'Use \ufffd when testing.' },
      ['3:18 text-damaged'],
    );
  });

  it('UTF-16 read as UTF-8', () => {
    assertFailure([...withHead(USUAL)].join('\0'), '1:1 file-not-text');
  });

  it('a body of 300 KB costs the head nothing', () => {
    assertSkill(withHead(USUAL) + 'word '.repeat(60_000), usual);
  });

  it('frontmatter beyond all measure', () => {
    assertFailure(withHead(`${USUAL}\nmetadata: {a: "${'x'.repeat(70_000)}"`), '2:1 frontmatter-too-long');
  });

  it('another spelling of the file’s name', () => {
    assertSkill(withHead(USUAL), usual, ['1:1 file-spelling'], { fileName: 'Skill.md' });
  });
});
