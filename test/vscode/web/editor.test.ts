// The editor of SKILL.md without Node.

import * as vscode from 'vscode';
import { marked, open, setText } from '../support/editor';
import { skillText } from '../support/skills';

const PATH = '.agents/skills/greet-web/SKILL.md';

describe('the editor in a web worker', () => {
  after(() => vscode.commands.executeCommand('workbench.action.revertAndCloseActiveEditor'));

  it('marks what is wrong, and mends it', async () => {
    const { document } = await open(PATH);
    const text = skillText('greet-web', 'Greets: politely. Use when somebody comes.');
    await setText(`${text}\nSee [more](references/more.md).\n`);
    await marked(document.uri, ['3:14 yaml-colon']);
    const actions = await vscode.commands.executeCommand<vscode.CodeAction[]>(
      'vscode.executeCodeActionProvider',
      document.uri,
      new vscode.Range(2, 20, 2, 20),
    );
    const fix = actions.find(({ title }) => title === 'Put the value of "description" in quotes');
    if (!fix?.edit) throw new Error(`no such fix among ${actions.map(({ title }) => title).join()}`);
    await vscode.workspace.applyEdit(fix.edit);
    await marked(document.uri, []);
  });
});
