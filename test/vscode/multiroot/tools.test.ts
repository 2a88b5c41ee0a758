// Which folder's skill a model gets.

import assert from 'node:assert/strict';
import * as vscode from 'vscode';
import { skillshelf } from '../support/skills';

async function load(name: string): Promise<string> {
  const { content } = await vscode.lm.invokeTool('load_skill', { input: { name }, toolInvocationToken: undefined });
  const [part] = content;
  assert.ok(part instanceof vscode.LanguageModelTextPart);
  return part.value;
}

async function workIn(index: number): Promise<void> {
  const folder = vscode.workspace.workspaceFolders?.[index];
  assert.ok(folder);
  const uri = vscode.Uri.joinPath(folder.uri, '.agents/skills/in-both/SKILL.md');
  await vscode.window.showTextDocument(uri);
}

describe('a name that several folders have', () => {
  before(skillshelf);
  after(() => vscode.commands.executeCommand('workbench.action.closeAllEditors'));

  it("means the active editor's folder, and the answer names the others", async () => {
    await workIn(1);
    assert.match(
      await load('in-both'),
      /The second one's\..*Note: .*this is that of two\. For another, load "one:in-both"\.$/s,
    );
    await workIn(0);
    assert.match(await load('in-both'), /The first one's\..*this is that of one\. For another, load "two:in-both"\.$/s);
  });

  it('means the first folder where no editor is active', async () => {
    await vscode.commands.executeCommand('workbench.action.closeAllEditors');
    assert.match(await load('in-both'), /The first one's\./);
  });

  it('means the folder that is said with it', async () => {
    const answer = await load('two:in-both');
    assert.match(answer, /The second one's\./);
    assert.doesNotMatch(answer, /Note:/);
  });
});
