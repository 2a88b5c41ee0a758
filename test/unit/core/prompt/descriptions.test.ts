import assert from 'node:assert/strict';
import { DerivedDescriptions, derivedDescription } from '../../../../src/core/prompt/descriptions';
import { TestToken } from '../../../support/cancellation';
import { makeSkill } from '../../../support/makeSkill';
import { MemoryFiles } from '../../../support/memoryFiles';

const MARK = ' (The first sentence of its instructions; it has no description.)';

function expectSentence(body: string, sentence: string | undefined): void {
  assert.equal(derivedDescription(body), sentence && sentence + MARK);
}

describe('a description derived from a body', () => {
  it('is its first sentence', () => {
    expectSentence('Writes notes. Then more.', 'Writes notes.');
    expectSentence('No full stop', 'No full stop');
    expectSentence('Version 1.5 of it! Yes.', 'Version 1.5 of it!');
    expectSentence('审查代码。然后报告。', '审查代码。');
  });

  it('is prose: no heading, list, code, comment, table or picture', () => {
    expectSentence(
      '# Title\n\n<!-- note -->\n```sh\nrm -rf x\n```\n- a\n- b\n\n| a |\n\n![x](y)\n\n1. one\n\nProse here.',
      'Prose here.',
    );
    expectSentence('# Title\nProse right below.', 'Prose right below.');
  });

  it('is not longer than a description should be', () => {
    expectSentence('x'.repeat(500), `${'x'.repeat(240)}…`);
  });

  it('is nothing where there is no prose', () => {
    for (const body of ['', '# Only\n\n## Headings', '- a\n- b']) expectSentence(body, undefined);
  });
});

describe('derived descriptions', () => {
  const bare = makeSkill('bare', { description: '' });
  const files = () => new MemoryFiles({ [bare.path]: '---\nname: bare\n---\n# Bare\n\nDoes it all. Twice.' });

  it('are read once for each skill that needs one', async () => {
    const disk = files();
    const descriptions = new DerivedDescriptions(disk);
    const full = makeSkill('full');
    await descriptions.prepare([bare, full]);
    await descriptions.prepare([bare, full]);
    assert.deepEqual(disk.reads, [bare.path]);
    assert.equal(descriptions.describe(bare), `Does it all.${MARK}`);
    assert.equal(descriptions.describe(full), 'Does full.');
  });

  it('are read anew for a file that changed', async () => {
    const disk = files();
    const descriptions = new DerivedDescriptions(disk);
    await descriptions.prepare([bare]);
    disk.write(bare.path, '---\nname: bare\n---\nOther now.');
    const changed = { ...bare };
    await descriptions.prepare([changed]);
    assert.equal(descriptions.describe(changed), `Other now.${MARK}`);
  });

  it('fall back on a plain word', async () => {
    const descriptions = new DerivedDescriptions(new MemoryFiles());
    await descriptions.prepare([bare]);
    assert.equal(descriptions.describe(bare), '(This skill has no description.)');
  });

  it('stop when cancelled', async () => {
    const token = new TestToken();
    const disk = files();
    disk.before = () => token.cancel();
    const descriptions = new DerivedDescriptions(disk);
    await descriptions.prepare([bare, makeSkill('other', { description: '' })], token);
    assert.deepEqual(disk.reads, [bare.path]);
  });
});
