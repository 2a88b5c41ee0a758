import assert from 'node:assert/strict';
import { differenceOf, isSame, readFolder } from '../../../../../src/core/policy/trust/folder';
import { TestToken } from '../../../../support/cancellation';
import { MemoryFiles } from '../../../../support/memoryFiles';

const SKILL = { path: '/s/x/SKILL.md', directory: '/s/x', alone: false };

async function kindsOf(files: MemoryFiles): Promise<Record<string, string>> {
  const folder = await readFolder(SKILL, files);
  return Object.fromEntries(folder.files.map(({ path, kind }) => [path, kind]));
}

describe('a skill’s folder', () => {
  it('is read whole, hidden files and folders too, with the kind of each', async () => {
    const files = new MemoryFiles({
      '/s/x/SKILL.md': 'text',
      '/s/x/.hidden': 'text',
      '/s/x/scripts/deep/run.sh': '#!/bin/sh',
      '/s/x/data.bin': 'x',
      '/s/x/a.zip': 'x',
      '/s/x/picture.png': new Uint8Array([137, 80, 0, 0, 1]),
      '/s/x/program': '\u007fELF\0\0',
      '/s/x/renamed.txt': 'PK\u0003\u0004zip',
    });
    assert.deepEqual(await kindsOf(files), {
      'SKILL.md': 'text',
      '.hidden': 'text',
      'scripts/deep/run.sh': 'text',
      'data.bin': 'executable',
      'a.zip': 'archive',
      'picture.png': 'binary',
      program: 'executable',
      'renamed.txt': 'archive',
    });
  });

  it('is the file alone for a lone .md among others', async () => {
    const files = new MemoryFiles({ '/s/x/one.md': 'one', '/s/x/two.md': 'two' });
    const folder = await readFolder({ path: '/s/x/one.md', directory: '/s/x', alone: true }, files);
    assert.deepEqual(Object.keys(folder.manifest), ['one.md']);
  });

  it('does not follow links, and says where they lead', async () => {
    const files = new MemoryFiles({ '/s/x/SKILL.md': 'text', '/etc/secret': 'x', '/s/x/own.txt': 'y' });
    files.link('/s/x/out', '/etc/secret').link('/s/x/in', '/s/x/own.txt').link('/s/x/loop', '/s/x');
    const folder = await readFolder(SKILL, files);
    const targets = Object.fromEntries(folder.files.map(({ path, target }) => [path, target]));
    assert.equal(targets.out, '/etc/secret');
    assert.equal(targets.in, 'own.txt');
    assert.ok(folder.files.every(({ kind, text }) => kind !== 'symlink' || text === undefined));
  });

  it('has another manifest when a byte, a name, or the target of a link is another', async () => {
    const files = new MemoryFiles({ '/s/x/SKILL.md': 'text', '/a': '1', '/b': '1' }).link('/s/x/l', '/a');
    const first = (await readFolder(SKILL, files)).manifest;
    const same = (await readFolder(SKILL, files)).manifest;
    assert.ok(isSame(first, same));
    files.write('/s/x/SKILL.md', 'texT');
    assert.deepEqual(differenceOf(first, (await readFolder(SKILL, files)).manifest).changed, ['SKILL.md']);
    files.write('/s/x/SKILL.md', 'text').remove('/s/x/l').link('/s/x/l', '/b');
    assert.deepEqual(differenceOf(first, (await readFolder(SKILL, files)).manifest).changed, ['l']);
    files.remove('/s/x/l').write('/s/x/new', '');
    const { added, removed } = differenceOf(first, (await readFolder(SKILL, files)).manifest);
    assert.deepEqual({ added, removed }, { added: ['new'], removed: ['l'] });
  });

  it('has another manifest when what a link leads to is another', async () => {
    const files = new MemoryFiles({ '/s/x/SKILL.md': 'text', '/a': '1' }).link('/s/x/l', '/a');
    const first = (await readFolder(SKILL, files)).manifest;
    files.write('/a', '2');
    assert.ok(!isSame(first, (await readFolder(SKILL, files)).manifest));
  });

  it('tells an unreadable file from an empty one', async () => {
    const files = new MemoryFiles({ '/s/x/SKILL.md': 'text', '/s/x/a': '' });
    const first = (await readFolder(SKILL, files)).manifest;
    files.breakAt('/s/x/a');
    assert.ok(!isSame(first, (await readFolder(SKILL, files)).manifest));
  });

  it('is not complete with more files than are looked at, or cancelled', async () => {
    const many = Object.fromEntries(Array.from({ length: 2001 }, (_, i) => [`/s/x/${i}`, '']));
    assert.equal((await readFolder(SKILL, new MemoryFiles(many))).complete, false);
    const token = new TestToken();
    token.cancel();
    assert.equal((await readFolder(SKILL, new MemoryFiles({ '/s/x/SKILL.md': '' }), token)).complete, false);
  });

  it('takes names of an object’s own parts for names', () => {
    assert.deepEqual(differenceOf({}, { constructor: 'x' } as never).added, ['constructor']);
  });
});
