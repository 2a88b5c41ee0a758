import assert from 'node:assert/strict';
import { chmod, lstat, mkdtemp, readFile, readlink, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { nodeWriter } from '../../../src/node/writer';

describe('Writing on Node', () => {
  let folder: string;
  const at = (...segments: string[]) => path.join(folder, ...segments);

  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'skillshelf-'));
  });
  afterEach(() => rm(folder, { recursive: true }));

  it('makes the folders above a file, and overwrites nothing', async () => {
    assert.equal(await nodeWriter.writeText(at('a/b/SKILL.md'), '一'), undefined);
    assert.equal((await nodeWriter.writeText(at('a/b/SKILL.md'), 'other'))?.problem, 'exists');
    assert.equal(await readFile(at('a/b/SKILL.md'), 'utf8'), '一');
  });

  it('says why it could not', async () => {
    await nodeWriter.writeText(at('file'), '');
    assert.equal((await nodeWriter.writeText(at('file/x'), ''))?.problem, 'not-folder');
    assert.equal((await nodeWriter.copy(at('nope'), at('x')))?.problem, 'not-found');
  });

  it('copies a folder with its modes and links, and a file', async () => {
    await nodeWriter.writeText(at('skill/SKILL.md'), 'text');
    await nodeWriter.writeText(at('skill/scripts/run.sh'), '#!/bin/sh\n');
    await chmod(at('skill/scripts/run.sh'), 0o755);
    await symlink('../SKILL.md', at('skill/scripts/link'));
    assert.equal(await nodeWriter.copy(at('skill'), at('copies/skill')), undefined);
    assert.equal(await readFile(at('copies/skill/SKILL.md'), 'utf8'), 'text');
    if (process.platform !== 'win32') {
      assert.equal((await lstat(at('copies/skill/scripts/run.sh'))).mode & 0o777, 0o755);
    }
    assert.equal(await readlink(at('copies/skill/scripts/link')), '../SKILL.md');
    assert.equal(await nodeWriter.copy(at('skill/SKILL.md'), at('one.md')), undefined);
    assert.equal(await readFile(at('one.md'), 'utf8'), 'text');
  });

  it('copies onto nothing that exists', async () => {
    await nodeWriter.writeText(at('skill/SKILL.md'), 'text');
    await nodeWriter.writeText(at('other/mine'), '');
    assert.equal((await nodeWriter.copy(at('skill'), at('other')))?.problem, 'exists');
    assert.equal((await nodeWriter.copy(at('skill/SKILL.md'), at('other/mine')))?.problem, 'exists');
    assert.equal(await readFile(at('other/mine'), 'utf8'), '');
  });
});
