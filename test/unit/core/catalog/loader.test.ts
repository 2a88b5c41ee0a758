import assert from 'node:assert/strict';
import { MemoryFiles } from '../../../support/memoryFiles';
import { problemsOf, scanning, skillText } from '../../../support/scanning';

const path = (name: string) => `/w/.claude/skills/${name}/SKILL.md`;

function filesWith(...names: string[]): MemoryFiles {
  return new MemoryFiles(Object.fromEntries(names.map((name) => [path(name), skillText(name)])));
}

const names = (snapshot: { skills: readonly { name: string }[] }) => snapshot.skills.map(({ name }) => name);

describe('a reload', () => {
  it('gives the skills of all roots, in the order in which they win', async () => {
    const files = new MemoryFiles({
      '/home/me/.claude/skills/b/SKILL.md': skillText('b'),
      '/x/c/SKILL.md': skillText('c'),
      '/w/.claude/skills/z/SKILL.md': skillText('z'),
      '/w/.claude/skills/a/SKILL.md': skillText('a'),
      '/w/.agents/skills/y/SKILL.md': skillText('y'),
      '/ext/skills/d/SKILL.md': skillText('d'),
    });
    const { loader } = scanning(files, { folders: ['/x'], bundled: '/ext/skills' });
    assert.deepEqual(names(await loader.reload()), ['y', 'a', 'z', 'c', 'b', 'd']);
  });

  it('reads no file that is as it was', async () => {
    const files = filesWith('a', 'b');
    const { loader } = scanning(files);
    await loader.reload();
    files.reads.length = 0;
    await loader.reload();
    assert.deepEqual(files.reads, []);
  });

  it('reads the one file that changed, and keeps the others as the same objects', async () => {
    const files = filesWith('a', 'b');
    const { loader, changes } = scanning(files);
    const [a] = (await loader.reload()).skills;
    files.reads.length = 0;
    files.write(path('b'), skillText('b', 'Use when something else.'));
    const after = await loader.reload();
    assert.deepEqual(files.reads, [path('b')]);
    assert.equal(after.skills[0], a);
    assert.deepEqual(changes.at(-1)?.changed, [after.skills[1]]);
    assert.deepEqual([changes.at(-1)?.added, changes.at(-1)?.removed], [[], []]);
  });

  it('tells what came and what went', async () => {
    const files = filesWith('a', 'b');
    const { loader, changes } = scanning(files);
    await loader.reload();
    files.remove('/w/.claude/skills/a').write(path('c'), skillText('c'));
    await loader.reload();
    const { added = [], changed, removed = [] } = changes.at(-1) ?? {};
    assert.deepEqual([added.map(({ name }) => name), changed, removed.map(({ name }) => name)], [['c'], [], ['a']]);
  });

  it('is heard of by nobody where nothing changed', async () => {
    const { loader, changes } = scanning(filesWith('a'));
    const first = await loader.reload();
    assert.equal(await loader.reload(), first);
    assert.equal(changes.length, 1);
  });

  it('keeps what failed, and says it in the log once', async () => {
    const files = filesWith('a').write(path('bad'), 'no head');
    const { loader, logged } = scanning(files);
    assert.deepEqual(problemsOf(await loader.reload()), [`no-frontmatter ${path('bad')}`]);
    await loader.reload();
    const warnings = logged.filter((line) => line.startsWith('warn'));
    assert.equal(warnings.length, 1);
    assert.match(warnings[0] ?? '', /bad\/SKILL\.md:1:1 There is no frontmatter/);
  });

  it('swaps everything at once: a broken file takes its skill’s place', async () => {
    const files = filesWith('a');
    const { loader, catalog, changes } = scanning(files);
    await loader.reload();
    files.write(path('a'), 'broken');
    await loader.reload();
    assert.deepEqual([catalog.snapshot.skills.length, catalog.snapshot.failures.length], [0, 1]);
    files.write(path('a'), skillText('a'));
    await loader.reload();
    assert.deepEqual([catalog.snapshot.skills.length, catalog.snapshot.failures.length], [1, 0]);
    assert.equal(changes.length, 3);
  });

  it('looks where the places are now', async () => {
    const files = filesWith('a').write('/v/.agents/skills/v/SKILL.md', skillText('v'));
    const { loader, place } = scanning(files);
    const [a] = (await loader.reload()).skills;
    const both = [
      { name: 'w', path: '/w' },
      { name: 'v', path: '/v' },
    ];
    place({ workspaceFolders: both });
    const more = await loader.reload();
    assert.deepEqual(names(more), ['a', 'v']);
    assert.equal(more.skills[0], a);
    place({ workspaceFolders: both.slice(1) });
    assert.deepEqual(names(await loader.reload()), ['v']);
  });

  it('gives a root that is now another’s its skills without reading them', async () => {
    const files = new MemoryFiles({ '/home/me/.claude/skills/a/SKILL.md': skillText('a') });
    const { loader, place } = scanning(files);
    assert.equal((await loader.reload()).skills[0]?.root.scope, 'user');
    files.reads.length = 0;
    place({ workspaceFolders: [{ name: 'me', path: '/home/me' }] });
    const { skills } = await loader.reload();
    assert.deepEqual([skills.length, skills[0]?.root.scope, files.reads], [1, 'project', []]);
  });

  it('reads again what is now under another rule', async () => {
    const files = new MemoryFiles({ '/w/.cat-code/skills/a/SKILL.md': '---\ndescription: Use it.\n---\n' });
    const { loader, place } = scanning(files, { workspaceFolders: [], folders: ['/w/.cat-code/skills'] });
    assert.equal((await loader.reload()).skills[0]?.name, 'a');
    place({ workspaceFolders: [{ name: 'w', path: '/w' }], folders: [] });
    assert.deepEqual(problemsOf(await loader.reload()), ['name-required /w/.cat-code/skills/a/SKILL.md']);
  });
});
