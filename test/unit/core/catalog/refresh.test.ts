import assert from 'node:assert/strict';
import { MemoryFiles } from '../../../support/memoryFiles';
import { scanning, skillsOf, skillText } from '../../../support/scanning';

const path = (name: string) => `/w/.claude/skills/${name}/SKILL.md`;

function filesWith(...names: string[]): MemoryFiles {
  return new MemoryFiles(Object.fromEntries(names.map((name) => [path(name), skillText(name)])));
}

const names = (snapshot: { skills: readonly { name: string }[] }) => snapshot.skills.map(({ name }) => name);

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

  it('knows when a root has become another’s meanwhile', async () => {
    const files = new MemoryFiles({ '/home/me/.claude/skills/a/SKILL.md': skillText('a') });
    const { loader, place } = scanning(files);
    await loader.reload();
    place({ workspaceFolders: [{ name: 'me', path: '/home/me' }] });
    assert.equal((await loader.refresh(['/elsewhere'])).skills[0]?.root.scope, 'project');
  });

  it('before the first scan is the first scan', async () => {
    const { loader } = scanning(filesWith('a'));
    assert.deepEqual(names(await loader.refresh(['/elsewhere'])), ['a']);
  });
});
