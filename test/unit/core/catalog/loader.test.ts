import assert from 'node:assert/strict';
import { TestToken } from '../../../support/cancellation';
import { MemoryFiles } from '../../../support/memoryFiles';
import { problemsOf, scanning, skillsOf, skillText } from '../../../support/scanning';

const path = (name: string) => `/w/.claude/skills/${name}/SKILL.md`;

function filesWith(...names: string[]): MemoryFiles {
  return new MemoryFiles(Object.fromEntries(names.map((name) => [path(name), skillText(name)])));
}

const many = (count: number) => Array.from({ length: count }, (_, index) => `skill-${String(index).padStart(4, '0')}`);
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

describe('a refresh', () => {
  it('of one file looks at that folder only', async () => {
    const files = filesWith('a', 'b', 'c');
    const { loader } = scanning(files);
    await loader.reload();
    const seen: string[] = [];
    files.before = (each) => void seen.push(each);
    files.write(path('b'), skillText('b2'));
    const snapshot = await loader.refresh([path('b')]);
    assert.deepEqual(names(snapshot), ['a', 'b2', 'c']);
    assert.deepEqual(seen, ['/w/.claude/skills', path('b')]);
  });

  it('of a folder that went, came or was renamed brings what is there', async () => {
    const files = filesWith('a', 'b');
    const { loader } = scanning(files);
    await loader.reload();
    files.move('/w/.claude/skills/a', '/w/.claude/skills/z');
    assert.deepEqual(skillsOf(await loader.refresh(['/w/.claude/skills/a', '/w/.claude/skills/z'])), [
      `b ${path('b')}`,
      `a ${path('z')}`,
    ]);
    files.remove('/w/.claude/skills/b');
    assert.deepEqual(names(await loader.refresh(['/w/.claude/skills/b'])), ['a']);
  });

  it('of a root, or of a folder above it, looks at the whole root', async () => {
    const files = filesWith('a');
    const { loader } = scanning(files);
    await loader.reload();
    files.move('/w/.claude', '/w/.agents');
    const moved = await loader.refresh(['/w/.claude', '/w/.agents']);
    assert.deepEqual(skillsOf(moved), ['a /w/.agents/skills/a/SKILL.md']);
    files.remove('/w/.agents/skills');
    assert.deepEqual((await loader.refresh(['/w/.agents/skills'])).skills, []);
  });

  it('of a folder at any depth looks at what lies in the same part of the root', async () => {
    const files = new MemoryFiles({ '/x/a/b/SKILL.md': skillText('b'), '/x/c/d/SKILL.md': skillText('d') });
    const { loader } = scanning(files, { folders: ['/x'] });
    await loader.reload();
    files.write('/x/a/e/SKILL.md', skillText('e'));
    files.lists.length = 0;
    assert.deepEqual(names(await loader.refresh(['/x/a/e'])), ['b', 'e', 'd']);
    assert.deepEqual(files.lists, ['/x', '/x/a', '/x/a/b', '/x/a/e']);
  });

  it('finds what came beside it, for events get lost', async () => {
    const files = filesWith('a');
    const { loader } = scanning(files);
    await loader.reload();
    files.write(path('b'), skillText('b')).write(path('c'), skillText('c'));
    assert.deepEqual(names(await loader.refresh(['/w/.claude/skills/b'])), ['a', 'b', 'c']);
  });

  it('finds the SKILL.md that is written into a folder that had none', async () => {
    const files = filesWith('a').folder('/w/.claude/skills/new');
    const { loader } = scanning(files);
    await loader.reload();
    files.write(path('new'), skillText('new'));
    assert.deepEqual(names(await loader.refresh([path('a')])), ['a', 'new']);
  });

  it('of a place without skills looks at nothing', async () => {
    const files = filesWith('a');
    const { loader } = scanning(files);
    const before = await loader.reload();
    const seen: string[] = [];
    files.before = (each) => void seen.push(each);
    assert.equal(await loader.refresh(['/w/src/main.ts', '/w/.claudette']), before);
    assert.deepEqual(seen, []);
  });

  it('before the first scan is the first scan', async () => {
    const { loader } = scanning(filesWith('a'));
    assert.deepEqual(names(await loader.refresh(['/elsewhere'])), ['a']);
  });
});

describe('scans that overlap', () => {
  it('run one after the other, and what is asked for meanwhile is done once', async () => {
    const files = filesWith('a');
    const { loader } = scanning(files);
    const first = loader.reload();
    await Promise.resolve();
    const [second, third] = [loader.reload(), loader.refresh([path('a')])];
    await first;
    files.write(path('b'), skillText('b'));
    assert.deepEqual(names(await second), ['a', 'b']);
    assert.equal(await third, await second);
  });

  it('never let what is older overwrite what is newer', async () => {
    const files = filesWith('a');
    const { loader, catalog } = scanning(files);
    let slow = true;
    files.before = async (each) => {
      if (!slow || each !== path('a')) return;
      slow = false;
      // The file changes while the first scan is about to read another.
      await new Promise(setImmediate);
      files.write(path('a'), skillText('newer'));
      void loader.refresh([path('a')]);
    };
    await loader.reload();
    await loader.refresh([]);
    assert.deepEqual(names(catalog.snapshot), ['newer']);
  });

  it('go on after one that broke', async () => {
    const files = filesWith('a');
    const { loader } = scanning(files);
    files.before = () => Promise.reject(new Error('a bug in a port'));
    await assert.rejects(loader.reload(), /a bug in a port/);
    files.before = undefined;
    assert.deepEqual(names(await loader.reload()), ['a']);
  });
});

describe('a cancelled reload', () => {
  it('leaves the catalog as it was', async () => {
    const files = filesWith(...many(50));
    const { loader, catalog } = scanning(files);
    const before = await loader.reload();
    const token = new TestToken();
    files.write(path('skill-0000'), skillText('changed'));
    files.before = (each) => {
      if (each === path('skill-0010')) token.cancel();
    };
    assert.equal(await loader.reload(token), before);
    assert.equal(catalog.snapshot, before);
    files.before = undefined;
    assert.equal((await loader.reload()).skills[0]?.name, 'changed');
  });

  it('goes on for whoever else asked for it', async () => {
    const files = filesWith('a');
    const { loader } = scanning(files);
    const token = new TestToken();
    const both = [loader.reload(token), loader.reload()];
    token.cancel();
    assert.deepEqual((await Promise.all(both)).map(names), [['a'], ['a']]);
  });

  it('does not make the catalog ready', async () => {
    const files = filesWith('a');
    const { loader } = scanning(files);
    const token = new TestToken();
    token.cancel();
    let ready = false;
    void loader.ready.then(() => {
      ready = true;
    });
    assert.equal((await loader.reload(token)).complete, false);
    assert.equal(ready, false);
    await loader.reload();
    assert.deepEqual(names(await loader.ready), ['a']);
  });
});

describe('the first scan', () => {
  it('shows a part of the skills before it ends, and says that it is one', async () => {
    const { loader, changes } = scanning(filesWith(...many(100)));
    await loader.reload();
    const shown = changes.map(({ snapshot }) => [snapshot.skills.length, snapshot.complete]);
    assert.deepEqual(shown, [
      [10, false],
      [40, false],
      [100, true],
    ]);
  });

  it('of a few skills is shown at once', async () => {
    const { loader, changes } = scanning(filesWith('a', 'b'));
    await loader.reload();
    assert.deepEqual(
      changes.map(({ snapshot }) => snapshot.complete),
      [true],
    );
  });

  it('makes the catalog ready, also where there is nothing', async () => {
    const { loader, catalog } = scanning(new MemoryFiles());
    await loader.reload();
    assert.equal(await loader.ready, catalog.snapshot);
    assert.equal(catalog.snapshot.complete, true);
  });

  it('is the only one that shows parts', async () => {
    const files = filesWith(...many(100));
    const { loader, changes } = scanning(files);
    await loader.reload();
    const count = changes.length;
    files.remove('/w/.claude/skills');
    for (const name of many(60)) files.write(path(name), skillText(name));
    await loader.reload();
    assert.equal(changes.length, count + 1);
    assert.ok(changes.at(-1)?.snapshot.complete);
  });
});

describe('scanning', () => {
  it('is told when it begins and when it ends', async () => {
    const { loader } = scanning(filesWith('a'));
    const told: boolean[] = [];
    loader.onDidChangeScanning((on) => told.push(on));
    assert.equal(loader.scanning, false);
    const done = loader.reload();
    await Promise.resolve();
    assert.equal(loader.scanning, true);
    await done;
    assert.deepEqual([told, loader.scanning], [[true, false], false]);
  });
});
