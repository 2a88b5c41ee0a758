import assert from 'node:assert/strict';
import type { Question } from '../../../../src/core/policy/trust/consent';
import type { SkillFacts } from '../../../../src/core/policy/trust/facts';
import { questionText } from '../../../../src/host/trust/questionText';
import { makeRoot, makeSkill } from '../../../support/makeSkill';
import { plainWords } from '../../../support/plainWords';
import { makeAuditFinding, makeInspection } from '../../../support/standing';

const root = makeRoot('/w/.claude/skills', { label: '.claude/skills', scope: 'project' });
const deploy = makeSkill('deploy', { root });

function text(facts: Partial<SkillFacts> = {}, over: Partial<Question> = {}): string {
  const all = { ...makeInspection().facts, ...facts };
  return questionText({ skill: deploy, facts: all, collection: [deploy], ...over }, plainWords);
}

describe('the question of trust', () => {
  it('names the skill, where it is from, and that it is text only', () => {
    assert.equal(text(), 'May a language model have the skill “deploy” from .claude/skills? It is text only.');
  });

  it('says what the skill could do', () => {
    const { report } = makeInspection([makeAuditFinding(), makeAuditFinding({ level: 'P2' })]);
    const facts = {
      scripts: ['scripts/run.sh'],
      hosts: ['a.example', 'b.example', 'c.example', 'd.example'],
      tools: ['Bash(*)'],
      commands: ['date'],
      report,
    };
    assert.match(
      text(facts),
      /\? It brings a script \(scripts\/run\.sh\)\. It speaks of a\.example, b\.example, c\.example …\. It asks for Bash\(\*\)\. Some agents would run commands of it unasked\. The audit has a remark\.$/,
    );
    assert.match(text({ scripts: ['a', 'b'] }), /It brings 2 scripts\./);
  });

  it('says how many could be allowed together', () => {
    const collection = [deploy, makeSkill('a', { root }), makeSkill('b', { root })];
    assert.match(text({}, { collection }), /^May .* “deploy”, one of 3 in \.claude\/skills\?/);
  });

  it('says what has changed since the skill was allowed', () => {
    const difference = { added: ['b.sh'], changed: ['SKILL.md'], removed: ['c', 'd'] };
    assert.equal(
      text({}, { difference }),
      '“deploy” has changed since you allowed it: SKILL.md is another, b.sh is new, c is gone …. It is text only. May a language model still have it?',
    );
  });

  it('lets no word of the skill become a link, or run on without an end', () => {
    const evil = `[Allow](command:evil)\u202e${'x'.repeat(500)}`;
    const said = text(
      { scripts: [evil], hosts: [evil], tools: [evil] },
      { skill: makeSkill(evil, { root: { ...root, label: evil } }) },
    );
    assert.doesNotMatch(said, /[[\]<>\u202e]/);
    assert.ok(said.length < 500, String(said.length));
  });
});
