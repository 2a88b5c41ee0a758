// Agents' folders that lie deeper in a workspace.

import assert from 'node:assert/strict';
import { MemoryFiles } from '../../../support/memoryFiles';
import { scanning, skillsOf, skillText } from '../../../support/scanning';

const monorepo = () =>
  new MemoryFiles({
    '/w/.claude/skills/top/SKILL.md': skillText('top'),
    '/w/packages/web/.claude/skills/web/SKILL.md': skillText('web'),
    '/w/packages/api/.agents/skills/api/SKILL.md': skillText('api'),
    '/w/packages/group/deep/core/.claude/skills/core/SKILL.md': skillText('core'),
  });

describe('nested agents’ folders', () => {
  it('are found down to the depth that is set', async () => {
    const { loader, place } = scanning(monorepo());
    assert.deepEqual(skillsOf(await loader.reload()), ['top /w/.claude/skills/top/SKILL.md']);
    place({ nestedDepth: 2 });
    const two = await loader.reload();
    assert.deepEqual(
      two.skills.map(({ name }) => name),
      ['top', 'api', 'web'],
    );
    place({ nestedDepth: 4 });
    assert.equal((await loader.reload()).skills.length, 4);
    place({ nestedDepth: 0 });
    assert.equal((await loader.reload()).skills.length, 1);
  });

  it('belong to their workspace folder, and say where in it they are', async () => {
    const { loader } = scanning(monorepo(), { nestedDepth: 2 });
    const root = (await loader.reload()).skills.find(({ name }) => name === 'web')?.root;
    assert.deepEqual([root?.scope, root?.folder?.name, root?.label], ['project', 'w', 'packages/web/.claude/skills']);
    assert.equal(root?.anchor, '/w/packages/web');
  });

  it('are not looked for in hidden folders, in node_modules, through links, or in what is excluded', async () => {
    const files = new MemoryFiles({
      '/w/node_modules/p/.claude/skills/a/SKILL.md': skillText('a'),
      '/w/.cache/p/.claude/skills/b/SKILL.md': skillText('b'),
      '/w/out/.claude/skills/c/SKILL.md': skillText('c'),
      '/else/.claude/skills/d/SKILL.md': skillText('d'),
    }).link('/w/linked', '/else');
    const { loader } = scanning(files, { nestedDepth: 3, exclude: (path) => path === '/w/out' });
    assert.deepEqual(skillsOf(await loader.reload()), []);
  });

  it('are found when they appear, and gone when they go', async () => {
    const files = monorepo();
    const { loader } = scanning(files, { nestedDepth: 2 });
    await loader.reload();
    files.write('/w/packages/new/.claude/skills/n/SKILL.md', skillText('n'));
    const names = async (path: string) => (await loader.refresh([path])).skills.map(({ name }) => name);
    assert.deepEqual(await names('/w/packages/new'), ['top', 'api', 'n', 'web']);
    files.move('/w/packages/new', '/w/packages/old');
    await loader.refresh(['/w/packages/new']);
    assert.deepEqual(await names('/w/packages/old'), ['top', 'api', 'n', 'web']);
    files.remove('/w/packages');
    assert.deepEqual(await names('/w/packages'), ['top']);
  });

  it('are looked for again when something happens to the workspace folder itself', async () => {
    const files = monorepo();
    const { loader } = scanning(files, { nestedDepth: 2 });
    await loader.reload();
    files.write('/w/packages/new/.claude/skills/n/SKILL.md', skillText('n'));
    const { skills } = await loader.refresh(['/w']);
    assert.ok(skills.some(({ name }) => name === 'n'));
  });

  it('are found by an event of the agent’s folder itself', async () => {
    const files = monorepo();
    const { loader } = scanning(files, { nestedDepth: 2 });
    await loader.reload();
    files.write('/w/packages/new/.claude/skills/n/SKILL.md', skillText('n'));
    const { skills } = await loader.refresh(['/w/packages/new/.claude/skills/n/SKILL.md']);
    assert.ok(skills.some(({ name }) => name === 'n'));
  });

  it('are not looked for all over again when a file changes', async () => {
    const files = monorepo();
    const { loader } = scanning(files, { nestedDepth: 2 });
    await loader.reload();
    files.lists.length = 0;
    files.write('/w/packages/web/.claude/skills/web/SKILL.md', skillText('web2'));
    const { skills } = await loader.refresh(['/w/packages/web/.claude/skills/web/SKILL.md']);
    assert.ok(skills.some(({ name }) => name === 'web2'));
    assert.deepEqual(files.lists, ['/w/packages/web', '/w/packages/web/.claude/skills']);
  });

  it('end after so many folders', async () => {
    const files = new MemoryFiles();
    for (let index = 0; index < 6000; index++) files.folder(`/w/d${index}`);
    await scanning(files, { nestedDepth: 1 }).loader.reload();
    assert.equal(files.lists.filter((folder) => folder === '/w' || /^\/w\/d\d+$/.test(folder)).length, 5000);
  });
});

describe('a name that two agents’ folders of one place have', () => {
  it('goes to the first of them', async () => {
    const files = new MemoryFiles({
      '/w/web/.agents/skills/lint/SKILL.md': skillText('lint'),
      '/w/web/.claude/skills/lint/SKILL.md': skillText('lint'),
    });
    const snapshot = await scanning(files, { nestedDepth: 1 }).loader.reload();
    assert.equal(snapshot.resolve('lint', '/w/web/index.ts')?.skill.root.label, 'web/.agents/skills');
  });
});

describe('a name that several places of the workspace have', () => {
  const files = new MemoryFiles({
    '/w/.claude/skills/lint/SKILL.md': skillText('lint'),
    '/w/packages/web/.claude/skills/lint/SKILL.md': skillText('lint'),
    '/w/packages/web/site/.agents/skills/lint/SKILL.md': skillText('lint'),
    '/home/me/.claude/skills/lint/SKILL.md': skillText('lint'),
  });
  const places = { nestedDepth: 3 };

  for (const [active, directory] of [
    ['/w/packages/web/site/index.ts', '/w/packages/web/site/.agents/skills/lint'],
    ['/w/packages/web/package.json', '/w/packages/web/.claude/skills/lint'],
    ['/w/packages/webserver/package.json', '/w/.claude/skills/lint'],
    ['/w', '/w/.claude/skills/lint'],
    ['/elsewhere', '/w/.claude/skills/lint'],
    [undefined, '/w/.claude/skills/lint'],
  ] as const) {
    it(`goes, from ${active ?? 'nowhere'}, to ${directory}`, async () => {
      const snapshot = await scanning(files, places).loader.reload();
      assert.equal(snapshot.resolve('lint', active)?.skill.directory, directory);
      assert.deepEqual(snapshot.resolve('lint', active)?.others, []);
    });
  }
});
