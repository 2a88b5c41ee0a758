// Which files count, in which root.

import assert from 'node:assert/strict';
import { MemoryFiles } from '../../../support/memoryFiles';
import { problemsOf, scanning, skillsOf, skillText } from '../../../support/scanning';

async function found(files: MemoryFiles, folders: string[] = []) {
  const snapshot = await scanning(files, { folders }).loader.reload();
  return [...skillsOf(snapshot), ...problemsOf(snapshot)];
}

describe('a root of one level', () => {
  it('has a skill in each folder with a SKILL.md, and nowhere else', async () => {
    const files = new MemoryFiles({
      '/w/.claude/skills/a/SKILL.md': skillText('a'),
      '/w/.claude/skills/group/b/SKILL.md': skillText('b'),
      '/w/.claude/skills/a/nested/SKILL.md': skillText('nested'),
      '/w/.claude/skills/notes.md': skillText('notes'),
      '/w/.claude/skills/empty/README.md': 'no skill',
    });
    assert.deepEqual(await found(files), ['a /w/.claude/skills/a/SKILL.md']);
  });

  it('opens the file at once: no folder of a skill is listed', async () => {
    const files = new MemoryFiles({ '/w/.claude/skills/a/SKILL.md': skillText('a') });
    await found(files);
    assert.deepEqual(
      files.lists.filter((folder) => folder.startsWith('/w/.claude/skills')),
      ['/w/.claude/skills'],
    );
  });

  it('knows other spellings of SKILL.md', async () => {
    const files = new MemoryFiles({
      '/w/.claude/skills/a/skill.md': skillText('a'),
      '/w/.claude/skills/b/Skill.MD': skillText('b'),
    });
    assert.deepEqual(await found(files), ['a /w/.claude/skills/a/skill.md', 'b /w/.claude/skills/b/Skill.MD']);
  });

  it('takes SKILL.md where there are several spellings', async () => {
    const files = new MemoryFiles({
      '/w/.claude/skills/a/SKILL.md': skillText('right'),
      '/w/.claude/skills/a/Skill.md': skillText('wrong'),
      '/w/.claude/skills/b/skill.md': skillText('second'),
      '/w/.claude/skills/b/Skill.md': skillText('first'),
    });
    assert.deepEqual(await found(files), ['right /w/.claude/skills/a/SKILL.md', 'first /w/.claude/skills/b/Skill.md']);
  });

  it('says of a SKILL.md that lies in the root itself that no agent looks there', async () => {
    const files = new MemoryFiles({ '/w/.claude/skills/SKILL.md': skillText('lost') });
    assert.deepEqual(await found(files), ['skill-misplaced /w/.claude/skills/SKILL.md']);
  });

  it('says of a folder named SKILL.md what it is', async () => {
    const files = new MemoryFiles({ '/w/.claude/skills/a/SKILL.md/README.md': 'odd' });
    assert.deepEqual(await found(files), ['file-is-folder /w/.claude/skills/a/SKILL.md']);
  });

  it('enters hidden folders, except under .cat-code', async () => {
    const files = new MemoryFiles({
      '/w/.claude/skills/.system/SKILL.md': skillText('seen'),
      '/w/.cat-code/skills/.drafts/SKILL.md': skillText('unseen'),
    });
    assert.deepEqual(await found(files), ['seen /w/.claude/skills/.system/SKILL.md']);
  });

  it('does not enter node_modules and .git', async () => {
    const files = new MemoryFiles({
      '/w/.claude/skills/node_modules/SKILL.md': skillText('a'),
      '/w/.claude/skills/.git/SKILL.md': skillText('b'),
    });
    assert.deepEqual(await found(files), []);
  });
});

describe('a root of any depth', () => {
  it('has every SKILL.md below it, its own too', async () => {
    const files = new MemoryFiles({
      '/x/SKILL.md': skillText('own'),
      '/x/a/SKILL.md': skillText('a'),
      '/x/a/nested/skill.md': skillText('nested'),
      '/x/b/c/d/SKILL.md': skillText('deep'),
      '/x/b/notes.md': skillText('notes'),
    });
    assert.deepEqual(await found(files, ['/x']), [
      'own /x/SKILL.md',
      'a /x/a/SKILL.md',
      'nested /x/a/nested/skill.md',
      'deep /x/b/c/d/SKILL.md',
    ]);
  });

  it('takes SKILL.md where there are several spellings', async () => {
    const files = new MemoryFiles({ '/x/a/SKILL.MD': skillText('wrong'), '/x/a/SKILL.md': skillText('right') });
    assert.deepEqual(await found(files, ['/x']), ['right /x/a/SKILL.md']);
  });

  it('does not enter node_modules and .git, at any depth', async () => {
    const files = new MemoryFiles({
      '/x/node_modules/a/SKILL.md': skillText('a'),
      '/x/b/.git/SKILL.md': skillText('b'),
      '/x/b/node_modules/c/SKILL.md': skillText('c'),
    });
    assert.deepEqual(await found(files, ['/x']), []);
    assert.deepEqual(
      files.lists.filter((folder) => folder.startsWith('/x')),
      ['/x', '/x/b'],
    );
  });

  it('names a folder that may not be entered', async () => {
    const files = new MemoryFiles({ '/x/a/b/SKILL.md': skillText('b'), '/x/c/SKILL.md': skillText('c') });
    files.breakAt('/x/a/b');
    assert.deepEqual(await found(files, ['/x']), ['c /x/c/SKILL.md', 'root-unreadable /x/a/b']);
  });

  it('names a folder that is called SKILL.md, and looks into it', async () => {
    const files = new MemoryFiles({ '/x/a/SKILL.md/b/SKILL.md': skillText('b') });
    assert.deepEqual(await found(files, ['/x']), ['b /x/a/SKILL.md/b/SKILL.md', 'file-is-folder /x/a/SKILL.md']);
  });
});

describe('under .free-code', () => {
  it('any Markdown file is a skill that opens with frontmatter, at any depth', async () => {
    const files = new MemoryFiles({
      '/w/.free-code/skills/review.md': skillText('review'),
      '/w/.free-code/skills/team/plan.md': skillText('plan'),
      '/w/.free-code/skills/team/README.md': '# No skill\n',
      '/w/.free-code/skills/deploy/SKILL.md': skillText('deploy'),
      '/w/.free-code/skills/data.txt': skillText('data'),
    });
    assert.deepEqual(await found(files), [
      'deploy /w/.free-code/skills/deploy/SKILL.md',
      'review /w/.free-code/skills/review.md',
      'plan /w/.free-code/skills/team/plan.md',
    ]);
  });
});

describe('under .jarvis', () => {
  it('only SKILL.md counts, at any depth', async () => {
    const files = new MemoryFiles({
      '/w/.jarvis/skills/research/web/SKILL.md': skillText('web'),
      '/w/.jarvis/skills/notes.md': skillText('notes'),
    });
    assert.deepEqual(await found(files), ['web /w/.jarvis/skills/research/web/SKILL.md']);
  });
});

describe('what files.exclude hides', () => {
  const hides = (pattern: RegExp) => ({ exclude: (path: string) => pattern.test(path) });

  it('is not entered', async () => {
    const files = new MemoryFiles({
      '/w/.claude/skills/old/SKILL.md': skillText('old'),
      '/w/.claude/skills/new/SKILL.md': skillText('new'),
      '/w/.jarvis/skills/a/old/SKILL.md': skillText('deep'),
    });
    const snapshot = await scanning(files, hides(/\/old$/)).loader.reload();
    assert.deepEqual(skillsOf(snapshot), ['new /w/.claude/skills/new/SKILL.md']);
    assert.deepEqual(problemsOf(snapshot), []);
  });

  it('is said of a whole root, by itself or by the folder above it', async () => {
    const files = new MemoryFiles({ '/w/.claude/skills/a/SKILL.md': skillText('a') });
    for (const pattern of [/\/\.claude$/, /\.claude\/skills$/]) {
      const snapshot = await scanning(files, hides(pattern)).loader.reload();
      assert.deepEqual(problemsOf(snapshot), ['root-excluded /w/.claude/skills']);
      assert.deepEqual(snapshot.skills, []);
    }
  });

  it('is not what Git ignores: agents read such folders', async () => {
    const files = new MemoryFiles({
      '/w/.gitignore': '.claude/\n',
      '/w/.claude/skills/mine/SKILL.md': skillText('mine'),
    });
    assert.deepEqual(await found(files), ['mine /w/.claude/skills/mine/SKILL.md']);
  });
});

describe('a root', () => {
  it('that is missing is nothing', async () => {
    assert.deepEqual(await found(new MemoryFiles()), []);
  });

  it('that a person named and that is missing is a finding', async () => {
    assert.deepEqual(await found(new MemoryFiles(), ['/x']), ['root-missing /x']);
  });

  it('that is a file is a finding', async () => {
    assert.deepEqual(await found(new MemoryFiles({ '/w/.claude/skills': 'oops' })), [
      'root-not-folder /w/.claude/skills',
    ]);
  });

  it('below a file is merely missing', async () => {
    const files = new MemoryFiles({ '/w/.claude': 'oops', '/x': 'oops' });
    assert.deepEqual(await found(files, ['/x/skills']), ['root-missing /x/skills']);
  });

  it('that may not be read is a finding', async () => {
    const files = new MemoryFiles({ '/w/.claude/skills/a/SKILL.md': skillText('a') });
    files.breakAt('/w/.claude/skills');
    assert.deepEqual(await found(files), ['root-unreadable /w/.claude/skills']);
  });

  it('that is a link to nowhere, or to itself, is a finding', async () => {
    const files = new MemoryFiles().link('/w/.claude/skills', '/gone').link('/w/.agents/skills', '/w/.agents/skills');
    assert.deepEqual(await found(files), ['link-loop /w/.agents/skills', 'link-broken /w/.claude/skills']);
  });
});
