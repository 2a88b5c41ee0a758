import assert from 'node:assert/strict';
import { isSkill } from '../../../../src/core/catalog/fileRecord';
import { scanPath } from '../../../../src/core/catalog/scanPath';
import { MemoryFiles } from '../../../support/memoryFiles';
import { skillText } from '../../../support/scanning';

async function foundAt(path: string, files: MemoryFiles): Promise<string[]> {
  const outcomes = await scanPath(path, files);
  return outcomes.map((outcome) => `${isSkill(outcome) ? outcome.name : outcome.finding.code} ${outcome.path}`);
}

describe('a path that a person names', () => {
  const files = new MemoryFiles({
    '/s/b/SKILL.md': skillText('b'),
    '/s/a/SKILL.md': skillText('a'),
    '/s/a/nested/SKILL.md': skillText('nested'),
    '/s/c/SKILL.md': 'no head',
    '/s/README.md': '# Skills\n',
    '/empty/README.md': 'nothing',
    '/w/.cat-code/skills/x/SKILL.md': '---\ndescription: Use it.\n---\n',
    '/w/.free-code/skills/plan.md': skillText('plan'),
  });

  it('may be a file', async () => {
    assert.deepEqual(await foundAt('/s/a/SKILL.md', files), ['a /s/a/SKILL.md']);
  });

  it('may be a skill’s folder', async () => {
    assert.deepEqual(await foundAt('/s/b', files), ['b /s/b/SKILL.md']);
  });

  it('may be a folder of skills, at any depth', async () => {
    assert.deepEqual(await foundAt('/s', files), [
      'a /s/a/SKILL.md',
      'nested /s/a/nested/SKILL.md',
      'b /s/b/SKILL.md',
      'no-frontmatter /s/c/SKILL.md',
    ]);
  });

  it('is answered for if it is a file, even one that doesn’t want to be a skill', async () => {
    assert.deepEqual(await foundAt('/s/README.md', files), ['no-frontmatter /s/README.md']);
  });

  it('is nothing if it is a folder without skills', async () => {
    assert.deepEqual(await foundAt('/empty', files), []);
  });

  it('is a failure if there is nothing, or it may not be read', async () => {
    assert.deepEqual(await foundAt('/gone', files), ['file-unreadable /gone']);
    const locked = new MemoryFiles({ '/s/a/SKILL.md': skillText('a') }).breakAt('/s');
    assert.deepEqual(await foundAt('/s', locked), ['file-unreadable /s']);
  });

  it('has the rules of the agent in whose folder it lies', async () => {
    const name = '/w/.cat-code/skills/x/SKILL.md';
    assert.deepEqual(await foundAt(name, files), [`name-required ${name}`]);
    assert.deepEqual(await foundAt('/w/.cat-code/skills', files), [`name-required ${name}`]);
    assert.deepEqual(await foundAt('/w/.free-code/skills', files), ['plan /w/.free-code/skills/plan.md']);
    assert.deepEqual(await foundAt('/w/.free-code/skills/plan.md', files), ['plan /w/.free-code/skills/plan.md']);
  });
});
