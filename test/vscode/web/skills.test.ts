// Skills where there is no Node: everything through VS Code's own files.

import * as vscode from 'vscode';
import { found, skillshelf, skillText, write } from '../support/skills';

function assertThat(condition: boolean, what: string): void {
  if (!condition) throw new Error(what);
}

describe('skills in a web worker', () => {
  it('are found in the workspace, with no home', async () => {
    const { skills } = await skillshelf();
    assertThat(
      skills.some(({ name }) => name === 'greet-web'),
      skills.map(({ path }) => path).join(),
    );
    assertThat(!skills.some(({ root }) => root.scope === 'user'), 'there is no home');
  });

  it('come bundled', async () => {
    const { skills } = await skillshelf();
    assertThat(
      skills.some(({ root }) => root.scope === 'bundled'),
      'the bundled skills are there',
    );
  });

  it('give a model their body', async () => {
    const input = { name: 'greet-web' };
    const result = await vscode.lm.invokeTool('load_skill', { input, toolInvocationToken: undefined });
    const text = result.content.map((part) => (part as vscode.LanguageModelTextPart).value).join('');
    assertThat(text.includes('<skill_content name="greet-web">'), text);
  });

  it('follow the files', async () => {
    await write({ '.claude/skills/web-new/SKILL.md': skillText('web-new', 'Use when: new') });
    await found(({ skills }) => skills.some(({ name }) => name === 'web-new'));
    await write({ '.claude/skills/web-new/SKILL.md': '---\n- a list\n---\n' });
    await found(({ failures }) => failures.length === 1);
  });
});
