import assert from 'node:assert/strict';
import { fileTree } from '../../../../src/chat/layout/fileTree';

describe("a skill's files in chat", () => {
  it('are a tree', () => {
    assert.deepEqual(fileTree('pdf', ['SKILL.md', 'references/a.md', 'scripts/a.py', 'scripts/deep/b.py']), {
      name: 'pdf',
      children: [
        { name: 'SKILL.md' },
        { name: 'references', children: [{ name: 'a.md' }] },
        { name: 'scripts', children: [{ name: 'a.py' }, { name: 'deep', children: [{ name: 'b.py' }] }] },
      ],
    });
  });
});
