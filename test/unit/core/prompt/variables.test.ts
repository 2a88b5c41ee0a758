import assert from 'node:assert/strict';
import { fillVariables, variablesOf } from '../../../../src/core/prompt/variables';
import { makeSkill, projectRoot } from '../../../support/makeSkill';

describe("an agent's names in braces", () => {
  it('are filled with what is known', () => {
    const skill = makeSkill('pdf', { root: projectRoot({ name: 'app', path: '/w/app' }) });
    const text = fillVariables('$' + '{CLAUDE_SKILL_DIR}/a.py in $' + '{CLAUDE_PROJECT_DIR}', variablesOf(skill));
    assert.equal(text, '/w/app/.agents/skills/pdf/a.py in /w/app');
  });

  it('stay where nothing is known, and so do places for arguments', () => {
    const text = '$' + '{CLAUDE_SESSION_ID} $' + '{CLAUDE_PROJECT_DIR} $' + '{toString} $1 $ARGUMENTS';
    assert.equal(fillVariables(text, variablesOf(makeSkill('pdf'))), text);
  });
});
