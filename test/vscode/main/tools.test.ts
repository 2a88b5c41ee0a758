// The tools as VS Code offers them to any model.

import assert from 'node:assert/strict';
import * as vscode from 'vscode';
import { TOOLS } from '../../../src/core/tools/table';
import { found, remove, skillshelf, skillText, write } from '../support/skills';

async function call(name: string, input: object, options: { tokenBudget?: number } = {}): Promise<string> {
  const { tokenBudget } = options;
  const result = await vscode.lm.invokeTool(name, {
    input,
    toolInvocationToken: undefined,
    ...(tokenBudget && { tokenizationOptions: { tokenBudget, countTokens: async (text) => text.length } }),
  });
  return result.content.map((part) => (part instanceof vscode.LanguageModelTextPart ? part.value : '')).join('');
}

describe("VS Code's tools", () => {
  before(skillshelf);

  it('are ours among them, as the core defines them', () => {
    const ours = vscode.lm.tools.filter(({ name }) => TOOLS.some((tool) => tool.name === name));
    const byName = (a: { name: string }, b: { name: string }) => (a.name < b.name ? -1 : 1);
    assert.deepEqual(
      ours.map(({ name, description, inputSchema }) => ({ name, description, inputSchema })).sort(byName),
      TOOLS.map(({ name, description, inputSchema }) => ({ name, description, inputSchema })).sort(byName),
    );
  });

  it('load a skill with its directory', async () => {
    const answer = await call('load_skill', { name: 'greet-workspace' });
    assert.match(answer, /^<skill_content name="greet-workspace">\n# Skill: greet-workspace\n\nDescription: Greets/);
    assert.match(answer, /\n## Instructions\n\nSay hello\.\n<\/skill_content>\nDirectory: /);
    assert.match(await call('load_skill', { skill: 'GREET-HOME' }), /^<skill_content name="greet-home">/);
  });

  it('list the skills by where they come from', async () => {
    const answer = await call('list_skills', {});
    assert.match(answer, /scope project, source local\): \d+\n(?:- .*\n)*- greet-workspace: Greets whoever is there\./);
    assert.match(answer, /scope user, source local\): 1\n- greet-home: /);
    assert.match(answer, /scope bundled, source bundled\)/);
    assert.doesNotMatch(await call('list_skills', { scope: 'user' }), /greet-workspace/);
  });

  it('tell a model what it did wrong', async () => {
    await assert.rejects(call('load_skill', {}), /Error: name is required\./);
    await assert.rejects(
      call('load_skill', { name: 'greet' }),
      /Error: skill not found: greet\. The skills are: .*greet-home/,
    );
  });

  describe('after a change on the disk', () => {
    const long = Array.from({ length: 400 }, (_, index) => `Paragraph ${index}.`).join('\n\n');

    before(async () => {
      await write({
        '.agents/skills/tools-long/SKILL.md': skillText('tools-long', 'Is long.', long),
        '.agents/skills/tools-long/scripts/a.py': 'print(1)',
      });
      await found(({ skills }) => skills.some(({ name }) => name === 'tools-long'));
    });
    after(() => remove('.agents/skills/tools-long'));

    it('know the new skill and its files', async () => {
      assert.match(
        await call('load_skill', { name: 'tools-long' }),
        /<skill_resources>scripts\/a\.py<\/skill_resources>$/,
      );
    });

    it("keep to the caller's budget, by the caller's count", async () => {
      const answer = await call('load_skill', { name: 'tools-long' }, { tokenBudget: 2000 });
      assert.ok(answer.length <= 2000 && answer.length > 1500, String(answer.length));
      assert.match(answer, /\[Cut here: \d+ of \d+ characters/);
    });
  });
});
