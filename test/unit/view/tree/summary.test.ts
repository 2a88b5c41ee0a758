import assert from 'node:assert/strict';
import { Snapshot } from '../../../../src/core/catalog/snapshot';
import { finding } from '../../../../src/core/model/finding';
import { SHORT_WORDS } from '../../../../src/view/tree/shortWords';
import { badgeText, summarize, summaryText } from '../../../../src/view/tree/summary';
import { HOME_ROOT, makeFailure, makeSkill, makeSnapshot } from '../../../support/makeSkill';
import { plainWords } from '../../../support/plainWords';

describe('the summary', () => {
  it('counts every skill that was read, and the files that were not', () => {
    const summary = summarize(makeSnapshot([makeSkill('a'), makeSkill('A'), makeSkill('b')], [makeFailure('/x')]));
    assert.equal(summaryText(summary, plainWords), '3 ok · 1 failed');
    assert.equal(badgeText(summary, plainWords), '1 problem in skills');
  });

  it('says nothing of failures where there are none', () => {
    assert.equal(summaryText(summarize(makeSnapshot([makeSkill('a')])), plainWords), '1 ok');
  });

  it('counts errors as problems, and not warnings, which other people’s skills are full of', () => {
    const warning = finding('description-missing');
    const error = { ...warning, severity: 'error' } as const;
    const { problems } = summarize(
      new Snapshot({
        roots: [HOME_ROOT],
        skills: [makeSkill('a', { findings: [error, error] }), makeSkill('b', { findings: [warning] })],
        failures: [makeFailure('/x')],
        problems: [
          { root: HOME_ROOT, finding: finding('root-not-folder', { path: '/r' }) },
          { root: HOME_ROOT, finding: finding('root-missing', { path: '/r' }) },
        ],
        complete: true,
      }),
    );
    assert.equal(problems, 3);
  });
});

describe('the short words of findings', () => {
  it('fit a narrow side bar', () => {
    for (const words of Object.values(SHORT_WORDS)) assert.ok(words.length <= 24, words);
  });
});
