import assert from 'node:assert/strict';
import { helpMarkdown } from '../../../../src/chat/layout/help';
import { makeFailure, makeSkill, makeSnapshot } from '../../../support/makeSkill';
import { plainWords } from '../../../support/plainWords';

const help = (count: number, failed = 0) =>
  helpMarkdown(
    makeSnapshot(
      Array.from({ length: count }, (_, index) => makeSkill(`s${index}`)),
      Array.from({ length: failed }, (_, index) => makeFailure(`/x/f${index}/SKILL.md`)),
    ),
    plainWords,
  );

describe('the help in chat', () => {
  it('begins with how many skills are loaded, and what failed', () => {
    assert.match(help(1), /^\*\*1 skill loaded\.\*\* Ask/);
    assert.match(help(0), /^\*\*0 skills loaded\.\*\*/);
    assert.match(help(3, 2), /^\*\*3 skills loaded\.\*\* 2 failed: `\/list` says why\./);
  });

  it('has the commands sorted, with their short spellings, and skills by hand last', () => {
    const rows = [...help(1).matchAll(/^\| (`.*?) \|/gm)].map(([, cell]) => cell);
    assert.deepEqual(rows, [
      '`/audit <name>`',
      '`/help` `/h`',
      '`/list`',
      '`/preview <name> …`',
      '`/reload`',
      '`/run <name> …`',
      '`/show <name>`',
      '`/<skill>`',
    ]);
  });
});
