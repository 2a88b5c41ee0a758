// How much of a file is read, and what becomes of those that can't be.

import assert from 'node:assert/strict';
import { ownStrings } from '../../../../src/core/catalog/ownStrings';
import { messageOf } from '../../../../src/core/model/finding';
import { MemoryFiles } from '../../../support/memoryFiles';
import { scanning, skillText } from '../../../support/scanning';

const FILE = '/w/.claude/skills/a/SKILL.md';

async function scanOf(files: MemoryFiles) {
  const { skills, failures } = await scanning(files).loader.reload();
  return { skill: skills[0], failure: failures[0] && `${failures[0].finding.code}: ${messageOf(failures[0].finding)}` };
}

/** Notes the bytes that each read asks for. */
function sizesOf(files: MemoryFiles): number[] {
  const sizes: number[] = [];
  const readHeads = files.readHeads.bind(files);
  files.readHeads = (requests, bytes, answer, token) => {
    if (requests.length > 0) sizes.push(bytes);
    return readHeads(requests, bytes, answer, token);
  };
  return sizes;
}

describe('the head of a skill', () => {
  it('is read from the first 2 KB, and its body stays where it is', async () => {
    const files = new MemoryFiles({ [FILE]: `${skillText('a')}${'Long body. '.repeat(10_000)}` });
    const sizes = sizesOf(files);
    const { skill } = await scanOf(files);
    assert.equal(skill?.name, 'a');
    assert.deepEqual(sizes, [2048]);
  });

  it('is read further where 2 KB do not hold it', async () => {
    const files = new MemoryFiles({ [FILE]: skillText('a', `Use it. ${'word '.repeat(800)}`) });
    const sizes = sizesOf(files);
    const { skill } = await scanOf(files);
    assert.equal(skill?.name, 'a');
    assert.deepEqual(sizes, [2048, 65_536]);
  });

  it('that never ends is given up after a megabyte', async () => {
    const files = new MemoryFiles({ [FILE]: `---\nname: a\n${'key: value\n'.repeat(150_000)}` });
    const sizes = sizesOf(files);
    const { failure } = await scanOf(files);
    assert.equal(failure, 'frontmatter-too-long: The frontmatter does not end within 16 KB.');
    assert.deepEqual(sizes, [2048, 65_536, 1_048_576]);
  });

  it('comes with the file’s size and time, and the folder that its paths refer to', async () => {
    const text = skillText('a');
    const files = new MemoryFiles({ [FILE]: text });
    const { skill } = await scanOf(files);
    const status = await files.stat(FILE);
    assert.equal(skill?.size, text.length);
    assert.equal(skill?.modified, status.kind === 'file' && status.modified);
    assert.equal(skill?.directory, '/w/.claude/skills/a');
    assert.equal(skill?.root.label, '.claude/skills');
  });
});

describe('a file that cannot be read', () => {
  it('fails with the system’s reason', async () => {
    const { failure } = await scanOf(new MemoryFiles({ [FILE]: skillText('a') }).breakAt(FILE));
    assert.equal(failure, 'file-unreadable: The file could not be read: permission denied');
  });

  it('fails if it is larger than any skill', async () => {
    const { failure } = await scanOf(new MemoryFiles({ [FILE]: `${skillText('a')}${'x'.repeat(11 * 1024 * 1024)}` }));
    assert.equal(failure, 'file-too-large: The file has 11 MB, more than the 10 MB that are read.');
  });

  it('is the same failure in the next scan, so that nobody hears of it twice', async () => {
    const { loader, changes } = scanning(new MemoryFiles({ [FILE]: skillText('a') }).breakAt(FILE));
    const first = await loader.reload();
    assert.equal(await loader.reload(), first);
    assert.equal(changes.length, 1);
  });

  it('is a skill as soon as it can be read', async () => {
    const files = new MemoryFiles({ [FILE]: skillText('a') }).breakAt(FILE);
    const { loader } = scanning(files);
    await loader.reload();
    files.mendAt(FILE);
    const { skills, failures } = await loader.reload();
    assert.deepEqual([skills.length, failures.length], [1, 0]);
  });
});

describe('what was read', () => {
  it('holds on to none of the file’s text', () => {
    // A part of a text that is read by the engine as a view of it would keep all of it in memory.
    const head = { name: 'a name', list: ['one', ''], none: [], map: { deep: 'é 中', empty: {} }, number: 1 };
    assert.deepEqual(ownStrings(head), head);
    assert.equal(ownStrings(undefined), undefined);
  });
});
