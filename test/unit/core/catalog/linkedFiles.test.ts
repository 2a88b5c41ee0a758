// What the second stage is told of a skill's folder.

import assert from 'node:assert/strict';
import { LinkedFiles } from '../../../../src/core/catalog/linkedFiles';
import { MemoryFiles } from '../../../support/memoryFiles';

const HEAD = '---\nname: s\n---\n';

describe('the files that a skill links to', () => {
  it('are those that are there, and the texts of the Markdown among them', async () => {
    const files = new MemoryFiles({ '/s/a.md': 'See [b](sub/b.md), [c](c.md).', '/s/sub/b.md': 'B', '/s/x.py': '' });
    const { files: found, references } = await new LinkedFiles('/s', files).of(
      `${HEAD}[a](a.md) [x](x.py) [d](d.md) [sub](sub)\n`,
    );
    assert.deepEqual([...found].sort(), ['a.md', 'sub', 'sub/b.md', 'x.py']);
    assert.deepEqual([...references], [['a.md', 'See [b](sub/b.md), [c](c.md).']]);
  });

  it('are looked up once, until something changes', async () => {
    const files = new MemoryFiles({ '/s/a.md': 'A' });
    const linked = new LinkedFiles('/s', files);
    assert.deepEqual((await linked.of(`${HEAD}[b](b.md)`)).files, []);
    files.write('/s/b.md', 'B');
    assert.deepEqual((await linked.of(`${HEAD}[b](b.md)`)).files, []);
    linked.forget();
    assert.deepEqual((await linked.of(`${HEAD}[b](b.md)`)).files, ['b.md']);
  });
});
