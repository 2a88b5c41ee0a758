import assert from 'node:assert/strict';
import type { Skill } from '../../../../src/core/model/skill';
import { wantedFindings } from '../../../../src/editor/audit/wanted';
import type { Settings } from '../../../../src/host/settings';
import { makeRoot, makeSkill } from '../../../support/makeSkill';
import { makeAuditFinding, makeInspection } from '../../../support/standing';

const PROJECT = makeRoot('/w/.agents/skills', { scope: 'project' });
const near = makeSkill('near', { root: PROJECT });
const far = makeSkill('far');
const unknown = makeSkill('unknown', { root: PROJECT });

const inspection = makeInspection([
  makeAuditFinding({ level: 'P0', id: 'a' }),
  makeAuditFinding({ level: 'P1', id: 'b', file: 'SKILL.md' }),
  makeAuditFinding({ level: 'P2', id: 'c' }),
]);
const known = (skill: Skill) => (skill === unknown ? undefined : inspection);

function shown(over: Partial<Settings>, open: readonly string[] = []): string[] {
  const settings = { auditProblems: 'P1', problems: 'workspace', ...over } as const;
  const wanted = wantedFindings([near, far, unknown], known, settings, (path) => open.includes(path));
  return [...wanted].flatMap(([path, findings]) => findings.map(({ finding }) => `${path} ${finding.id}`));
}

const SCRIPT = '/w/.agents/skills/near/scripts/run.sh';
const MAIN = '/w/.agents/skills/near/SKILL.md';

describe('the audit’s findings in Problems', () => {
  it('are those that block or ask, in the workspace’s skills and their scripts', () => {
    assert.deepEqual(shown({}), [`${SCRIPT} a`, `${MAIN} b`]);
  });

  it('go down to the level of the setting', () => {
    assert.deepEqual(shown({ auditProblems: 'P0' }), [`${SCRIPT} a`]);
    assert.deepEqual(shown({ auditProblems: 'P2' }), [`${SCRIPT} a`, `${SCRIPT} c`, `${MAIN} b`]);
    assert.deepEqual(shown({ auditProblems: 'off' }, [MAIN]), []);
  });

  it('are of the skills that the other setting says, and of files that are open', () => {
    assert.equal(shown({ problems: 'all' }).length, 4);
    assert.deepEqual(shown({ problems: 'open' }), []);
    assert.deepEqual(shown({ problems: 'open' }, [MAIN]), [`${MAIN} b`]);
    const farScript = '/home/me/.agents/skills/far/scripts/run.sh';
    assert.deepEqual(shown({}, [farScript]).slice(-1), [`${farScript} a`]);
  });
});
