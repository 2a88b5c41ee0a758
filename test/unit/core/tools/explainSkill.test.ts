import assert from 'node:assert/strict';
import { explainSkill } from '../../../../src/core/tools/explainSkill';
import { ToolError } from '../../../../src/core/tools/tool';
import { Scene, type Texts } from '../../../support/explaining';
import { makeConsent } from '../../../support/makeSkill';
import { skillText } from '../../../support/scanning';

const TEXTS: Texts = {
  '/w/.claude/skills/deploy/SKILL.md': skillText('deploy'),
  '/home/me/.claude/skills/deploy/SKILL.md': skillText('deploy'),
  '/w/.claude/skills/bad/SKILL.md': '',
  '/w/.agents/skills/group/deep/SKILL.md': skillText('deep'),
};

async function explain(input: object, refuses = () => false): Promise<string> {
  const { snapshot, files } = await Scene.of(TEXTS);
  return explainSkill.run(input, { snapshot, files, consent: makeConsent(refuses) });
}

describe('explain_skill', () => {
  it('answers for one agent, with the remedy', async () => {
    assert.equal(
      await explain({ name: 'deploy', agent: 'Claude Code' }),
      [
        'Skill deploy, /w/.claude/skills/deploy/SKILL.md',
        '',
        '- Claude Code: shadowed. The one in /home/me/.claude/skills/deploy has the same name and wins. What helps: Give it another name.',
      ].join('\n'),
    );
  });

  it('answers for all, those that load it first', async () => {
    const answer = await explain({ name: 'deploy' });
    assert.match(answer, /\nLoaded by VS Code, Copilot CLI, OpenCode, Cursor, Goose\.\n- Claude Code: shadowed\./);
    assert.match(answer, /- Codex: wrong-place\. .* What helps: Copy it to \/w\/\.agents\/skills\/deploy\./);
    assert.match(answer, /\nNot verified: Cursor, Goose, Amp, Windsurf, Kiro, Jarvis\.$/);
  });

  it('takes agents as people call them', async () => {
    for (const agent of ['claude', 'claude-code', 'CLAUDE CODE', 'Claude Code CLI'])
      assert.match(await explain({ name: 'deploy', agent }), /^- Claude Code: /m);
    await assert.rejects(explain({ name: 'deploy', agent: 'nobody' }), (error) => {
      return error instanceof ToolError && /nobody is not known\. Known are: VS Code, /.test(error.message);
    });
  });

  it('knows broken files and those that lie too deep', async () => {
    assert.match(await explain({ name: 'bad', agent: 'vscode' }), /- VS Code: refused\. .*The file is empty\./);
    assert.match(await explain({ name: 'deep', agent: 'vscode' }), /- VS Code: too-deep\. .* Move it to/);
  });

  it('tells no more of a skill that is kept from models than that it is', async () => {
    const answer = await explain({ name: 'deploy' }, () => true);
    assert.match(answer, /^"deploy" is kept from models/);
    assert.doesNotMatch(answer, /\/w\//);
  });

  it('says which skills there are where there is none of the name', async () => {
    await assert.rejects(explain({ name: 'nothing' }), /skill not found: nothing\. .*deploy/);
    await assert.rejects(explain({}), /name is required\. Call explain_skill with/);
  });
});
