// Fixes for the instructions.

import assert from 'node:assert/strict';
import { fixesFor } from '../../../../../src/core/author/fixes/fixes';
import { finding } from '../../../../../src/core/model/finding';
import { contextOf, doc, FINE, fixesIn, mended, titles } from './mending';

const HEAD = `---\nname: my-skill\n${FINE}\n---\n`;

describe('fixes for the body', () => {
  it('an empty one is begun', () => {
    assert.equal(mended(HEAD, 'body-empty'), `${HEAD}\n# Steps\n\n1. What to do first.\n`);
    assert.equal(fixesIn(HEAD, 'body-empty')[0]?.edits[0]?.placeholder, 'What to do first.');
  });

  it('a second block moves into the first, but for what that says already', () => {
    assert.equal(
      mended(`${HEAD}---\nlicense: MIT\nname: other\nmetadata:\n  a: b\n---\n\nDo it.\n`, 'second-block'),
      `---\nname: my-skill\n${FINE}\nlicense: MIT\nmetadata:\n  a: b\n---\n\nDo it.\n`,
    );
  });

  it('a dead link: the files it could mean, the likeliest first, or a new one', () => {
    const files = ['references/Guide.md', 'docs/guide.md', 'references/guides.txt', 'scripts/run.py'];
    const text = `${HEAD}See [it](references/guide.md).\n`;
    assert.deepEqual(titles(text, 'link-dead', { files }), [
      'Link to "references/Guide.md"',
      'Link to "docs/guide.md"',
      'Link to "references/guides.txt"',
      'Create "references/guide.md"',
    ]);
    assert.equal(mended(text, 'link-dead', undefined, { files }), `${HEAD}See [it](references/Guide.md).\n`);
    assert.equal(fixesIn(text, 'link-dead', { files })[3]?.create, 'references/guide.md');
  });

  it('a reference that leads on: both are named', () => {
    const text = `${HEAD}See [a](a.md).\n`;
    const at = text.indexOf('a.md');
    const deep = finding('reference-deep', { from: 'a.md', to: 'more/b c.md' }, text, at, at + 4);
    const [fix] = fixesFor(text, deep, contextOf());
    assert.deepEqual(fix?.edits, [{ start: at + 5, end: at + 5, text: ' (and [b c.md](more/b%20c.md))' }]);
  });

  it('arguments in code: all of them, and nothing else', () => {
    const text = `${HEAD}\`\`\`sh\nawk '{print $1, $2, \\$3}' # $40\n\`\`\`\n\nCosts $5.\n`;
    assert.equal(
      mended(text, 'argument-in-code'),
      `${HEAD}\`\`\`sh\nawk '{print \\$1, \\$2, \\$3}' # $40\n\`\`\`\n\nCosts $5.\n`,
    );
  });

  it('never claims to be safe', () => {
    for (const [text, code] of [
      [HEAD, 'body-empty'],
      [doc('name: my-skill', FINE).replace('Do it.', '[x](x.md)'), 'link-dead'],
    ] as const) {
      assert.ok(fixesIn(text, code).every(({ safe }) => !safe));
    }
  });
});
