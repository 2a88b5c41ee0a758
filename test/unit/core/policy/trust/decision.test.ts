import assert from 'node:assert/strict';
import type { Level } from '../../../../../src/core/policy/audit/types';
import { type Answer, type Decision, rule, type TrustCase } from '../../../../../src/core/policy/trust/decision';

const MANIFEST = { 'SKILL.md': 'a' };

function decided(answer: Answer, manifest = MANIFEST, level: Level = 'P2'): Decision {
  return { path: '/w/.claude/skills/x/SKILL.md', answer, level, manifest, decided: 0 };
}

function ruling(of: Partial<TrustCase>): string {
  const whole: TrustCase = {
    scope: 'project',
    source: 'local',
    level: 'P2',
    manifest: MANIFEST,
    decision: undefined,
    policy: 'ask',
    ...of,
  };
  return rule(whole).kind;
}

describe('what follows from a decision', () => {
  it('is to ask for the first time of a stranger’s skill, whatever the audit says short of P0', () => {
    for (const scope of ['project', 'external'] as const) {
      assert.equal(ruling({ scope }), 'ask', scope);
      assert.equal(ruling({ scope, level: 'P1' }), 'ask', scope);
    }
    assert.equal(ruling({ scope: 'user', source: 'plugin' }), 'ask');
  });

  it('is to let a person’s own skill go, and to ask when the audit has P1', () => {
    assert.equal(ruling({ scope: 'user' }), 'allow');
    assert.equal(ruling({ scope: 'user', level: 'P1' }), 'ask');
  });

  it('is to let what comes with the product go', () => {
    assert.equal(ruling({ scope: 'bundled', source: 'bundled', level: 'P1' }), 'allow');
  });

  it('is to block P0 in every scope and under every policy, until it is allowed for this very content', () => {
    for (const scope of ['project', 'external', 'user'] as const) {
      for (const policy of ['ask', 'always'] as const) {
        assert.equal(ruling({ scope, policy, level: 'P0' }), 'block', `${scope} ${policy}`);
      }
    }
    assert.equal(ruling({ level: 'P0', decision: decided('always', MANIFEST, 'P0') }), 'allow');
    assert.equal(ruling({ level: 'P0', decision: decided('always', { 'SKILL.md': 'other' }, 'P0') }), 'block');
  });

  it('is to block what was allowed as harmless once the rules find P0 in it', () => {
    assert.equal(ruling({ level: 'P0', decision: decided('always', MANIFEST, 'P2') }), 'block');
  });

  it('is to ask again once the content is another, and to say what it was', () => {
    const before = { 'SKILL.md': 'a', 'scripts/run.sh': 'b' };
    for (const answer of ['always', 'once'] as const) {
      const again = rule({
        scope: 'project',
        source: 'local',
        level: 'P2',
        manifest: MANIFEST,
        policy: 'always',
        decision: decided(answer, before),
      });
      assert.deepEqual(again, { kind: 'ask', before });
    }
  });

  it('is a no that no change of the content and no setting lifts', () => {
    assert.equal(ruling({ decision: decided('never', { 'SKILL.md': 'other' }), policy: 'always' }), 'deny');
    assert.equal(ruling({ scope: 'user', decision: decided('never') }), 'deny');
  });

  it('is the setting’s word for strangers of whom nothing was decided, and for nobody else', () => {
    assert.equal(ruling({ policy: 'always' }), 'allow');
    assert.equal(ruling({ policy: 'never' }), 'deny');
    assert.equal(ruling({ policy: 'never', scope: 'user' }), 'allow');
    assert.equal(ruling({ policy: 'never', decision: decided('always') }), 'allow');
  });
});
