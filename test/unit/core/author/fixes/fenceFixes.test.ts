// Fixes for the two lines of dashes, and for files without them.

import assert from 'node:assert/strict';
import { doc, FINE, fixesIn, mended, titles } from './mending';

const NAME = 'name: my-skill';
const GOOD = doc(NAME, FINE);

describe('fixes for the frontmatter as a whole', () => {
  it('a byte order mark', () => {
    assert.equal(mended(`\ufeff${GOOD}`, 'byte-order-mark'), GOOD);
    assert.deepEqual(titles(`\ufeff${GOOD}`, 'byte-order-mark'), ['Save without the byte order mark ✓']);
  });

  it('a block that is never closed: before the blank line, the heading, or the end', () => {
    const head = `---\n${NAME}\n${FINE}\n`;
    assert.equal(mended(`${head}\n# Steps\n\nDo it.\n`, 'frontmatter-open'), GOOD);
    assert.equal(mended(`${head}# Steps\n\nDo it.\n`, 'frontmatter-open'), GOOD);
    assert.equal(mended(head.trimEnd(), 'frontmatter-open'), `${head}---\n`);
    assert.deepEqual(titles(`${head}\n# Steps\n`, 'frontmatter-open'), ['Close the frontmatter here ✓']);
  });

  it('something before it: blank lines go, comments become YAML’s, code fences go on both ends', () => {
    assert.equal(mended(`\n\n${GOOD}`, 'frontmatter-late'), GOOD);
    assert.equal(mended(`<!-- (c) me\n more -->\n${GOOD}`, 'frontmatter-late'), doc('# (c) me', '# more', NAME, FINE));
    const fenced = `\`\`\`yaml\n---\n${NAME}\n${FINE}\n---\n\`\`\`\n\n# Steps\n\nDo it.\n`;
    assert.equal(mended(fenced, 'frontmatter-late'), GOOD);
    assert.deepEqual(titles(fenced, 'frontmatter-late'), ['Remove the code fence around the frontmatter ✓']);
    assert.deepEqual(titles(`\n${GOOD}`, 'frontmatter-late'), ['Make the frontmatter the first line ✓']);
  });

  it('more than dashes in its first or last line', () => {
    assert.equal(mended(GOOD.replace('---\n', '---yaml\n'), 'opening-line'), GOOD);
    assert.equal(mended(GOOD.replace('\n---\n', '\n-----\n'), 'closing-line'), GOOD);
    assert.deepEqual(titles(GOOD.replace('\n---\n', '\n-----\n'), 'closing-line'), ['Leave three dashes only ✓']);
    assert.deepEqual(titles(GOOD.replace('\n---\n', '\n--- a word\n'), 'closing-line'), ['Leave three dashes only']);
  });

  it('another language', () => {
    assert.equal(mended(GOOD.replace('---\n', '---js\n'), 'frontmatter-engine'), GOOD);
  });

  it('none at all: a block with the folder’s name, and the body’s sentence as a beginning', () => {
    const text = '# Steps\n\nTests everything.\n';
    const [fix] = fixesIn(text, 'no-frontmatter', { summary: 'Tests everything.' });
    assert.deepEqual(fix?.edits, [
      {
        start: 0,
        end: 0,
        text: '---\nname: my-skill\ndescription: Tests everything. Use when …\n---\n\n',
        placeholder: 'Tests everything. Use when …',
      },
    ]);
    assert.equal(fix?.safe, false);
  });

  it('dashes without keys below', () => {
    assert.equal(
      mended('---\n\n# Steps\n', 'frontmatter-not-closed'),
      '---\nname: my-skill\ndescription: What the skill does. Use when …\n---\n\n# Steps\n',
    );
  });

  it('an empty file', () => {
    assert.match(mended('', 'file-empty'), /^---\nname: my-skill\ndescription: .*\n---\n\n# my-skill\n/);
  });
});
