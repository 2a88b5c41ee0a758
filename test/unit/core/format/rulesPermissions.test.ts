import assert from 'node:assert/strict';
import { readHead } from '../../../../src/core/format/document';

const CONTEXT = { fileName: 'SKILL.md', folderName: 'a', strictName: false, anyMarkdown: false, complete: true };

function found(permissions: string): string[] {
  const text = `---\nname: a\ndescription: Does it. Use when asked.\npermissions:\n${permissions}---\n\nDo it.\n`;
  const result = readHead(text, CONTEXT);
  assert.equal(result.kind, 'skill');
  return result.kind === 'skill'
    ? result.head.findings
        .filter(({ code }) => code.startsWith('permissions-'))
        .map(({ code, start, end, line }) => `${code} ${line} ${text.slice(start, end)}`)
    : [];
}

describe('findings on permissions', () => {
  it('stand at the key that is not known', () => {
    assert.deepEqual(found('  tools: [bash]\n  paths:\n    execute: []\n'), ['permissions-key 7 execute']);
  });

  it('stand at the very value', () => {
    assert.deepEqual(found('  paths:\n    read: ["docs/**", "../secret"]\n'), ['permissions-value 6 ../secret']);
    assert.deepEqual(found('  network: sometimes\n'), ['permissions-value 5 sometimes']);
  });

  it('are none for a manifest that is understood', () => {
    assert.deepEqual(found('  tools: [bash]\n  network: false\n  paths:\n    read: ["**"]\n    write: []\n'), []);
  });
});
