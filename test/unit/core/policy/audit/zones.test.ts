// A Markdown file cut into blocks.

import assert from 'node:assert/strict';
import { AuditDocument } from '../../../../../src/core/policy/audit/document';

function zones(text: string, path = 'SKILL.md') {
  return new AuditDocument(path, text).zones;
}

const kinds = (text: string) => zones(text).map(({ kind, first, last }) => `${kind} ${first}-${last}`);

describe('zones', () => {
  it('cover every line once, in order', () => {
    const text = '---\nname: x\n---\n# A\n\ntext\nmore\n- a\n- b\n  c\n| a |\n| b |\n```sh\nx\n```\nend';
    const all = zones(text);
    let next = 0;
    for (const { first, last } of all) {
      assert.equal(first, next);
      next = last + 1;
    }
    assert.equal(next, text.split('\n').length);
  });

  it('tell frontmatter, heading, paragraph, list, table and code', () => {
    assert.deepEqual(kinds('---\nname: x\n---\n# A\ntext\nmore\n\n- a\n- b\n  c\n\n| a |\n| b |\n\n```sh\nx\n```'), [
      ...['frontmatter 0-2', 'heading 3-3', 'prose 4-5', 'prose 6-6', 'list 7-7', 'list 8-9', 'prose 10-10'],
      ...['table 11-12', 'prose 13-13', 'code 14-16'],
    ]);
  });

  it('take a frontmatter that is never closed for text', () => {
    assert.equal(zones('---\nname: x\n\ntext')[0]?.kind, 'prose');
  });

  it('take frontmatter behind a byte order mark, and closed by three dots', () => {
    assert.equal(zones('\ufeff---\nname: x\n...\ntext')[0]?.kind, 'frontmatter');
  });

  it('read the language of a fence in its several spellings', () => {
    const language = (fence: string) => zones(`${fence}\nx\n\`\`\``)[0]?.language;
    assert.equal(language('```bash'), 'shell');
    assert.equal(language('```{.python}'), 'python');
    assert.equal(language('``` JS'), 'javascript');
    assert.equal(language('```'), 'unknown');
    assert.equal(zones('- ```sh\n  x\n  ```')[0]?.language, 'shell');
  });

  it('close a fence by the same sign in at least its length', () => {
    assert.deepEqual(kinds('````\n```\n````\nx'), ['code 0-2', 'prose 3-3']);
    assert.deepEqual(kinds('~~~\n```\n~~~'), ['code 0-2']);
    assert.deepEqual(kinds('```\nnever closed'), ['code 0-1']);
  });

  it('know the headings above, the nearest last', () => {
    const last = zones('# One\n## Two\ntext\n# Three\n**Bold**\nend').at(-1);
    assert.equal(last?.heading, '# three\n**bold**');
    assert.equal(zones('# One\n## Two\ntext').at(-1)?.heading, '# one\n## two');
  });

  it('know what leads to a list', () => {
    assert.match(zones('Never do this:\n\n- a').at(-1)?.intro ?? '', /never do this:/);
    assert.equal(zones('Never do this:\n\n# Next\n\n- a').at(-1)?.intro, '');
  });

  it('are one for all of a script', () => {
    assert.deepEqual(
      zones('# no heading\n- no list', 'a.py').map(({ kind, language }) => [kind, language]),
      [['code', 'python']],
    );
  });
});
