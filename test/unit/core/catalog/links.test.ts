// Symbolic links: a file is shown once, whatever leads to it, and no loop keeps a scan going.

import assert from 'node:assert/strict';
import { MemoryFiles } from '../../../support/memoryFiles';
import { problemsOf, scanning, skillsOf, skillText } from '../../../support/scanning';

const scan = (files: MemoryFiles, folders: string[] = []) => scanning(files, { folders }).loader.reload();

describe('a linked skill', () => {
  it('is shown with both paths', async () => {
    const files = new MemoryFiles({ '/src/a/SKILL.md': skillText('a') }).link('/w/.claude/skills/a', '/src/a');
    const snapshot = await scan(files);
    const [skill] = snapshot.skills;
    assert.equal(skill?.path, '/w/.claude/skills/a/SKILL.md');
    assert.equal(skill?.realPath, '/src/a/SKILL.md');
    assert.deepEqual(skill && snapshot.otherPaths(skill), ['/src/a/SKILL.md']);
  });

  it('in two roots is shown once, where it ranks higher', async () => {
    const files = new MemoryFiles({ '/w/.claude/skills/a/SKILL.md': skillText('a') });
    files.link('/w/.agents/skills/a', '/w/.claude/skills/a');
    const snapshot = await scan(files);
    assert.deepEqual(skillsOf(snapshot), ['a /w/.agents/skills/a/SKILL.md']);
    assert.deepEqual(snapshot.otherPaths(snapshot.skills[0] as never), ['/w/.claude/skills/a/SKILL.md']);
  });

  it('beside its target is shown at the target', async () => {
    const files = new MemoryFiles({ '/w/.claude/skills/z/SKILL.md': skillText('z') });
    files.link('/w/.claude/skills/a', '/w/.claude/skills/z');
    const snapshot = await scan(files);
    assert.deepEqual(skillsOf(snapshot), ['z /w/.claude/skills/z/SKILL.md']);
    assert.equal(snapshot.skills[0]?.realPath, undefined);
    assert.deepEqual(snapshot.otherPaths(snapshot.skills[0] as never), ['/w/.claude/skills/a/SKILL.md']);
  });

  it('by its file alone is shown once too', async () => {
    const files = new MemoryFiles({ '/src/a.md': skillText('a') });
    files.link('/w/.claude/skills/a/SKILL.md', '/src/a.md').link('/w/.agents/skills/a/SKILL.md', '/src/a.md');
    const snapshot = await scan(files);
    assert.deepEqual(skillsOf(snapshot), ['a /w/.agents/skills/a/SKILL.md']);
    assert.deepEqual(snapshot.otherPaths(snapshot.skills[0] as never), ['/w/.claude/skills/a/SKILL.md', '/src/a.md']);
  });

  it('that cannot be read as a skill fails once', async () => {
    const files = new MemoryFiles({ '/w/README.md': '# no skill\n' });
    files.link('/w/.claude/skills/a/SKILL.md', '/w/README.md').link('/w/.agents/skills/a/SKILL.md', '/w/README.md');
    assert.deepEqual(problemsOf(await scan(files)), ['no-frontmatter /w/.agents/skills/a/SKILL.md']);
  });

  it('through a linked root is shown with its real path', async () => {
    const files = new MemoryFiles({ '/dot/skills/a/SKILL.md': skillText('a') }).link('/w/.claude', '/dot');
    const snapshot = await scan(files);
    assert.deepEqual(skillsOf(snapshot), ['a /w/.claude/skills/a/SKILL.md']);
    assert.equal(snapshot.skills[0]?.realPath, '/dot/skills/a/SKILL.md');
  });

  it('is no news where the workspace itself lies behind a link', async () => {
    const files = new MemoryFiles({ '/private/w/.claude/skills/a/SKILL.md': skillText('a') }).link('/w', '/private/w');
    const snapshot = await scan(files);
    assert.deepEqual(skillsOf(snapshot), ['a /w/.claude/skills/a/SKILL.md']);
    assert.equal(snapshot.skills[0]?.realPath, undefined);
  });

  it('is found below a linked folder at any depth, once', async () => {
    const files = new MemoryFiles({ '/src/team/a/SKILL.md': skillText('a'), '/x/b/SKILL.md': skillText('b') });
    files.link('/x/one', '/src').link('/x/c/two', '/src/team');
    const snapshot = await scan(files, ['/x']);
    assert.deepEqual(skillsOf(snapshot), ['b /x/b/SKILL.md', 'a /x/c/two/a/SKILL.md']);
  });
});

describe('a root within another', () => {
  it('keeps its skills, each shown once', async () => {
    const files = new MemoryFiles({ '/w/.claude/skills/a/SKILL.md': skillText('a'), '/w/b/SKILL.md': skillText('b') });
    const { skills } = await scan(files, ['/w']);
    assert.deepEqual(
      skills.map(({ name, root }) => `${root.scope} ${name}`),
      ['project a', 'external b'],
    );
  });
});

describe('a link', () => {
  it('that leads nowhere is a finding, as a folder and as a file, at any depth', async () => {
    const files = new MemoryFiles();
    files.link('/w/.claude/skills/a', '/gone').link('/w/.claude/skills/b/SKILL.md', '/gone.md');
    files.link('/x/c/d/SKILL.md', '/gone.md').link('/x/e', '/gone').link('/x/f/data', '/gone');
    assert.deepEqual(problemsOf(await scan(files, ['/x'])), [
      'link-broken /w/.claude/skills/a',
      'link-broken /w/.claude/skills/b/SKILL.md',
      'link-broken /x/c/d/SKILL.md',
      'link-broken /x/e',
    ]);
  });

  it('that leads to itself is a finding', async () => {
    const files = new MemoryFiles();
    files.link('/w/.claude/skills/a/SKILL.md', '/w/.claude/skills/a/SKILL.md');
    files.link('/w/.claude/skills/b', '/w/.claude/skills/c').link('/w/.claude/skills/c', '/w/.claude/skills/b');
    assert.deepEqual(problemsOf(await scan(files)), [
      'link-loop /w/.claude/skills/a/SKILL.md',
      'link-loop /w/.claude/skills/b',
      'link-loop /w/.claude/skills/c',
    ]);
  });

  it('back to the root or above it is a finding, and is not followed', async () => {
    const files = new MemoryFiles({ '/x/a/SKILL.md': skillText('a'), '/y/SKILL.md': skillText('y') });
    files.link('/x/up', '/x').link('/x/top', '/');
    const snapshot = await scan(files, ['/x']);
    assert.deepEqual(skillsOf(snapshot), ['a /x/a/SKILL.md']);
    assert.deepEqual(problemsOf(snapshot), ['link-loop /x/top', 'link-loop /x/up']);
  });

  it('back to a folder that it lies in ends there', async () => {
    const files = new MemoryFiles({ '/x/a/b/SKILL.md': skillText('b') });
    files.link('/x/a/b/again', '/x/a').link('/x/a/b/there', '/z').link('/z/back', '/x/a/b');
    files.write('/z/c/SKILL.md', skillText('c'));
    assert.deepEqual(skillsOf(await scan(files, ['/x'])), ['b /x/a/b/SKILL.md', 'c /x/a/b/there/c/SKILL.md']);
  });

  it('whose target changes brings what is there now', async () => {
    const files = new MemoryFiles({ '/v1/SKILL.md': skillText('one'), '/v2/SKILL.md': skillText('two') });
    files.link('/w/.claude/skills/a', '/v1');
    const { loader } = scanning(files);
    assert.equal((await loader.reload()).skills[0]?.name, 'one');
    files.link('/w/.claude/skills/a', '/v2');
    const [skill] = (await loader.reload()).skills;
    assert.equal(skill?.name, 'two');
    assert.equal(skill?.realPath, '/v2/SKILL.md');
  });

  it('whose target changes is noticed, even if the files look alike from outside', async () => {
    const files = new MemoryFiles({ '/v1/SKILL.md': skillText('one'), '/v2/SKILL.md': skillText('two') });
    files.date('/v1/SKILL.md', 5).date('/v2/SKILL.md', 5).link('/w/.claude/skills/a', '/v1');
    const { loader } = scanning(files);
    await loader.reload();
    files.link('/w/.claude/skills/a', '/v2');
    assert.equal((await loader.reload()).skills[0]?.name, 'two');
  });

  it('that several links share is entered once, and one back to above it never', async () => {
    const files = new MemoryFiles({ '/x/a/b/SKILL.md': skillText('b'), '/src/c/SKILL.md': skillText('c') });
    files.link('/x/a/one', '/src').link('/x/a/two', '/src').link('/x/a/b/up', '/x');
    assert.deepEqual(skillsOf(await scan(files, ['/x'])), ['b /x/a/b/SKILL.md', 'c /x/a/one/c/SKILL.md']);
    assert.deepEqual(
      files.lists.filter((folder) => folder.startsWith('/x/')),
      ['/x/a', '/x/a/b', '/x/a/one', '/x/a/one/c'],
    );
  });

  it('is looked at again when something happens where it leads', async () => {
    const files = new MemoryFiles({ '/src/a/SKILL.md': skillText('old') }).link('/w/.claude/skills/a', '/src/a');
    const { loader } = scanning(files);
    await loader.reload();
    assert.deepEqual(loader.linkedFolders, ['/src/a']);
    files.write('/src/a/SKILL.md', skillText('new'));
    assert.equal((await loader.refresh(['/src/a/SKILL.md'])).skills[0]?.name, 'new');
  });

  it('to a whole root is looked at again when something happens there', async () => {
    const files = new MemoryFiles({ '/dot/a/SKILL.md': skillText('old') }).link('/w/.claude/skills', '/dot');
    const { loader } = scanning(files);
    await loader.reload();
    assert.deepEqual(loader.linkedFolders, ['/dot']);
    files.write('/dot/b/SKILL.md', skillText('b'));
    assert.deepEqual(skillsOf(await loader.refresh(['/dot/b'])), [
      'old /w/.claude/skills/a/SKILL.md',
      'b /w/.claude/skills/b/SKILL.md',
    ]);
  });
});
