import assert from 'node:assert/strict';
import { overviewText } from '../../../../src/host/trust/overview';
import { makeSkill } from '../../../support/makeSkill';
import { plainWords } from '../../../support/plainWords';
import { goes, makeAuditFinding, makeStanding } from '../../../support/standing';

describe('the report on all skills', () => {
  it('tells the worst first, with their first sentence, and the rest by name', () => {
    const audited = [
      { skill: makeSkill('clean'), standing: goes() },
      { skill: makeSkill('new'), standing: { kind: 'asks', changed: false } as const },
      { skill: makeSkill('noted'), standing: makeStanding('goes', [makeAuditFinding({ level: 'P2' })]) },
      { skill: makeSkill('risky'), standing: makeStanding('asks', [makeAuditFinding()]) },
      { skill: makeSkill('bad'), standing: makeStanding('blocked', [makeAuditFinding({ level: 'P0' })]) },
    ];
    assert.equal(
      overviewText(audited, plainWords),
      [
        '# Audit of all skills',
        '## ⛔ P0: blocks the skill',
        '- **bad** `~/.agents/skills`  \n  A script is loaded and run.  \n  *1 × P0 · blocked by the audit*',
        '## ⚠️ P1: asks you first',
        '- **risky** `~/.agents/skills`  \n  A script is loaded and run.  \n  *1 × P1 · you are asked before a model gets it*',
        '## ℹ️ P2: worth knowing',
        'noted',
        '## ✅ Nothing found',
        'clean',
        '## Not checked yet',
        'new',
      ].join('\n\n'),
    );
  });

  it('says that there are none', () => {
    assert.match(overviewText([], plainWords), /There are no skills yet\./);
  });

  it('lets no name act', () => {
    const evil = '[x](command:evil) <b>';
    const audited = [
      { skill: makeSkill(evil), standing: makeStanding('asks', [makeAuditFinding({ message: evil })]) },
      { skill: makeSkill(evil), standing: goes() },
    ];
    assert.doesNotMatch(overviewText(audited, plainWords), /(?<!\\)\]\(|<b>/);
  });
});
