// Whatever happens on a disk: the catalog is right afterwards, and nobody ever sees half of it.

import assert from 'node:assert/strict';
import type { Snapshot } from '../../../../src/core/catalog/snapshot';
import { MemoryFiles } from '../../../support/memoryFiles';
import { problemsOf, scanning, skillsOf, skillText } from '../../../support/scanning';

const path = (name: string) => `/w/.claude/skills/${name}/SKILL.md`;
const many = (count: number) => Array.from({ length: count }, (_, index) => `s${String(index).padStart(4, '0')}`);

function filesWith(names: readonly string[]): MemoryFiles {
  return new MemoryFiles(Object.fromEntries(names.map((name) => [path(name), skillText(name)])));
}

describe('a workspace in which', () => {
  it('a folder is renamed', async () => {
    const files = filesWith(['a', 'b']);
    const { loader, changes } = scanning(files);
    await loader.reload();
    files.move('/w/.claude/skills/a', '/w/.claude/skills/renamed');
    await loader.refresh(['/w/.claude/skills/a', '/w/.claude/skills/renamed']);
    assert.deepEqual(skillsOf(changes.at(-1)?.snapshot as Snapshot), [`b ${path('b')}`, `a ${path('renamed')}`]);
    assert.deepEqual([changes.at(-1)?.added.length, changes.at(-1)?.removed.length], [1, 1]);
  });

  it('a folder is moved into another agent’s', async () => {
    const files = filesWith(['a']);
    const { loader } = scanning(files);
    await loader.reload();
    files.move('/w/.claude/skills/a', '/w/.agents/skills/a');
    const moved = await loader.refresh(['/w/.claude/skills/a', '/w/.agents/skills/a', '/w/.agents']);
    assert.deepEqual(skillsOf(moved), ['a /w/.agents/skills/a/SKILL.md']);
  });

  it('twenty skills are made at once, of which few send an event', async () => {
    const files = filesWith(['a']);
    const { loader, changes } = scanning(files);
    await loader.reload();
    for (const name of many(20)) files.write(path(name), skillText(name));
    const { skills } = await loader.refresh([path('s0003'), '/w/.claude/skills/s0011']);
    assert.equal(skills.length, 21);
    assert.equal(changes.length, 2);
  });

  it('a thousand files change at once', async () => {
    const names = many(1000);
    const files = filesWith([...names, 'same']);
    const { loader, changes } = scanning(files);
    const before = await loader.reload();
    files.reads.length = 0;
    for (const name of names) files.write(path(name), skillText(name, 'Use on the other branch.'));
    const after = await loader.refresh(names.map(path));
    assert.equal(changes.at(-1)?.changed.length, 1000);
    assert.equal(files.reads.length, 1000);
    const same = (snapshot: Snapshot) => snapshot.skills.find(({ name }) => name === 'same');
    assert.equal(same(after), same(before));
  });

  it('a root appears later', async () => {
    const files = new MemoryFiles().folder('/w');
    const { loader } = scanning(files);
    assert.deepEqual((await loader.reload()).skills, []);
    files.write('/w/.jarvis/skills/x/y/SKILL.md', skillText('y'));
    assert.deepEqual(skillsOf(await loader.refresh(['/w/.jarvis'])), ['y /w/.jarvis/skills/x/y/SKILL.md']);
  });

  it('a root is moved away and back, with a skill written in between', async () => {
    const files = filesWith(['a']);
    const { loader } = scanning(files);
    await loader.reload();
    files.move('/w/.claude/skills', '/w/away');
    assert.deepEqual((await loader.refresh(['/w/.claude/skills'])).skills, []);
    files.write('/w/away/b/SKILL.md', skillText('b')).move('/w/away', '/w/.claude/skills');
    assert.equal((await loader.refresh(['/w/.claude/skills'])).skills.length, 2);
  });

  it('a file goes while it is about to be read', async () => {
    const files = filesWith(['a', 'b']);
    files.before = (each) => {
      if (each === path('a')) files.remove('/w/.claude/skills/a');
    };
    const snapshot = await scanning(files).loader.reload();
    assert.deepEqual([...skillsOf(snapshot), ...problemsOf(snapshot)], [`b ${path('b')}`]);
  });

  it('a folder goes while a root of any depth is walked', async () => {
    const files = new MemoryFiles({ '/x/a/b/SKILL.md': skillText('b'), '/x/c/SKILL.md': skillText('c') });
    files.before = (each) => {
      if (each === '/x/a/b') files.remove('/x/a');
    };
    const snapshot = await scanning(files, { folders: ['/x'] }).loader.reload();
    assert.deepEqual([...skillsOf(snapshot), ...problemsOf(snapshot)], ['c /x/c/SKILL.md']);
  });

  it('a file changes while the scan is under way: the next one sees it', async () => {
    const files = filesWith(['a', 'b']);
    const { loader } = scanning(files);
    files.before = (each) => {
      if (each !== path('b')) return;
      files.before = undefined;
      files.write(path('a'), skillText('later'));
    };
    await loader.reload();
    assert.deepEqual(
      (await loader.reload()).skills.map(({ name }) => name),
      ['later', 'b'],
    );
  });

  it('a folder comes and goes', async () => {
    const files = filesWith(['a']).write('/v/.claude/skills/a/SKILL.md', skillText('a'));
    const { loader, place, changes } = scanning(files);
    await loader.reload();
    const w = { name: 'w', path: '/w' };
    place({ workspaceFolders: [w, { name: 'v', path: '/v' }] });
    const both = await loader.reload();
    assert.deepEqual(skillsOf(both), [`a ${path('a')}`, 'a /v/.claude/skills/a/SKILL.md']);
    assert.deepEqual(both.winners.length, 1);
    place({ workspaceFolders: [w] });
    await loader.reload();
    assert.deepEqual(
      changes.at(-1)?.removed.map(({ root }) => root.folder?.name),
      ['v'],
    );
  });
});

describe('a reader', () => {
  it('sees the whole catalog before, or the whole one after, and nothing between', async () => {
    const names = many(60);
    const files = filesWith(names);
    const { loader, catalog } = scanning(files);
    await loader.reload();
    const seen = new Set<string>();
    files.before = async () => {
      await new Promise(setImmediate);
      const { skills, winners, failures, complete } = catalog.snapshot;
      seen.add(`${skills.length} ${winners.length} ${failures.length} ${complete}`);
    };
    for (const name of names.slice(0, 30)) files.remove(`/w/.claude/skills/${name}`);
    for (const name of many(80).slice(60)) files.write(path(name), 'broken');
    await loader.reload();
    const { skills, failures } = catalog.snapshot;
    assert.deepEqual([...seen], ['60 60 0 true']);
    assert.deepEqual([skills.length, failures.length], [30, 20]);
  });
});
