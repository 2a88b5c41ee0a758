// What a hover says of a key.

import assert from 'node:assert/strict';
import { fieldOf } from '../../../src/core/format/fields';
import { fieldHelp } from '../../../src/editor/hover/fieldHelp';
import { plainWords } from '../../support/plainWords';

function help(key: string, length?: number): string {
  const field = fieldOf(key);
  assert.ok(field);
  return fieldHelp(field, plainWords, length);
}

describe('the help on a key', () => {
  it('says what it is for, who reads it, and where that is written', () => {
    const text = help('argument-hint');
    assert.match(text, /^\*\*argument-hint\*\*\n\n.+\n\nRead by Claude Code, VS Code · \[Documentation\]\(https:/);
    assert.match(help('license'), /In the open specification ·/);
    assert.match(help('name'), /In the open specification; also read by cat-code/);
    assert.match(help('slug'), /Read by registries only/);
  });

  it('says the few values that there are', () => {
    assert.match(help('shell'), /^\*\*shell\*\*: `bash` · `powershell`/);
  });

  it('shows how much of its limit is used', () => {
    assert.match(help('description'), /At most 1,024 characters\./);
    assert.match(help('description', 512), /`▰▰▰▰▰▱▱▱▱▱` 512 of 1,024 characters/);
    assert.match(help('description', 2000), /`▰▰▰▰▰▰▰▰▰▰` 2,000 of 1,024 characters/);
    assert.match(help('name', 0), /`▱▱▱▱▱▱▱▱▱▱` 0 of 64/);
  });
});
