import assert from 'node:assert/strict';
import { resourcesOf } from '../../../../src/core/prompt/resources';
import { TestToken } from '../../../support/cancellation';
import { makeSkill } from '../../../support/makeSkill';
import { MemoryFiles } from '../../../support/memoryFiles';

const skill = makeSkill('pdf');
const at = (path: string) => `${skill.directory}/${path}`;

function filesWith(...paths: string[]): MemoryFiles {
  return new MemoryFiles(Object.fromEntries(['SKILL.md', ...paths].map((path) => [at(path), 'x'])));
}

async function expectFiles(files: MemoryFiles, expected: readonly string[], more = 0): Promise<void> {
  assert.deepEqual(await resourcesOf(skill, files), { files: expected, more });
}

describe("a skill's files", () => {
  it('are told relative to its folder, sorted, without SKILL.md', async () => {
    const files = filesWith('scripts/b.py', 'scripts/a.py', 'README.md', 'references/deep/x.md');
    await expectFiles(files, ['README.md', 'references/deep/x.md', 'scripts/a.py', 'scripts/b.py']);
  });

  it('are none where there are none, or the folder is gone', async () => {
    await expectFiles(filesWith(), []);
    await expectFiles(new MemoryFiles(), []);
  });

  it('are at most 50, and the rest is counted', async () => {
    const many = Array.from({ length: 60 }, (_, index) => `f${String(index).padStart(2, '0')}`);
    await expectFiles(filesWith(...many), many.slice(0, 50), 10);
  });

  it('are not those that are hidden or installed', async () => {
    await expectFiles(filesWith('.git/HEAD', '.env', 'node_modules/x/i.js', 'scripts/__pycache__/a.pyc', 'a.md'), [
      'a.md',
    ]);
  });

  it('are not those of a skill inside', async () => {
    await expectFiles(filesWith('inner/skill.md', 'inner/a.md', 'inner/deep/b.md', 'own/c.md'), ['own/c.md']);
  });

  it('are not looked for behind a link to a folder, and are told behind one to a file', async () => {
    const files = filesWith('a.md').link(at('loop'), skill.directory).link(at('linked.md'), at('a.md'));
    await expectFiles(files.link(at('dangling.md'), '/nowhere'), ['a.md', 'linked.md']);
  });

  it('are not counted without end', async () => {
    const files = filesWith();
    for (let folder = 0; folder < 30; folder++) {
      for (let file = 0; file < 100; file++) files.write(at(`d/${folder}/x/${file}`), '');
    }
    for (let file = 0; file < 2500; file++) files.write(at(`data/${file}`), '');
    files.lists.length = 0;
    await resourcesOf(skill, files);
    assert.ok(files.lists.length < 40, String(files.lists.length));
  });

  it('belong to no lone Markdown file among others', async () => {
    const files = new MemoryFiles({ '/w/.free-code/skills/a.md': '', '/w/.free-code/skills/b.md': '' });
    const lone = makeSkill('a', { path: '/w/.free-code/skills/a.md' });
    assert.deepEqual(await resourcesOf(lone, files), { files: [], more: 0 });
  });

  it('are not wanted any more once cancelled', async () => {
    const token = new TestToken();
    const files = filesWith('a.md');
    files.before = () => token.cancel();
    assert.deepEqual(await resourcesOf(skill, files, token), { files: [], more: 0 });
  });
});
