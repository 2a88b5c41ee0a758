// What is wrong with a SKILL.md, while it is typed and while it is closed.

import assert from 'node:assert/strict';
import * as vscode from 'vscode';
import { activeEditor, cursorAt, marked, marks, open, setText } from '../../support/editor';
import { needsPage, page } from '../../support/page';
import { found, inWorkspace, remove, skillText, write } from '../../support/skills';
import { until } from '../../support/until';

const PATH = '.agents/skills/tide-table/SKILL.md';
const GOOD = skillText('tide-table', 'Make tide tables. Use when someone asks for the tides.');
const settings = () => vscode.workspace.getConfiguration('skillshelf');

describe('problems of a SKILL.md', () => {
  before(async () => {
    await write({ [PATH]: GOOD });
    await found(({ skills }) => skills.some(({ name }) => name === 'tide-table'));
  });
  afterEach(() => vscode.commands.executeCommand('workbench.action.revertAndCloseActiveEditor'));
  after(() => remove('.agents/skills/tide-table'));

  it('come and go as the text changes, exactly on the value', async () => {
    const { document } = await open(PATH, GOOD);
    await marked(document.uri, []);
    await setText(GOOD.replace('Make tide tables.', 'Tides: all of them.'));
    await marked(document.uri, ['3:14 yaml-colon']);
    const [mark] = vscode.languages.getDiagnostics(document.uri).filter(({ source }) => source === 'Skillshelf');
    assert.equal(mark && document.getText(mark.range), 'Tides: all of them. Use when someone asks for the tides.');
    await setText(GOOD);
    await marked(document.uri, []);
  });

  it('of the instructions come too, and go with the file that was missing', async () => {
    const { document } = await open(PATH, GOOD);
    await setText(`${GOOD}\nSee [harbours](references/harbours.md).\n`);
    // VS Code marks dead links of the visible editor itself, and ours step back: so another editor is in front.
    await vscode.window.showTextDocument(inWorkspace('.agents/skills/greet-workspace/SKILL.md'), { preview: false });
    await marked(document.uri, ['10:16 link-dead']);
    await write({ '.agents/skills/tide-table/references/harbours.md': '# Harbours\n' });
    await marked(document.uri, []);
    await remove('.agents/skills/tide-table/references');
    await vscode.window.showTextDocument(document);
  });

  it('stand beside nothing that VS Code has marked itself', async () => {
    const { document } = await open(PATH, GOOD);
    await setText(GOOD.replace('name: tide-table', 'name: Tide_Table').replace('---\n\n', 'tags: x\n---\n\n'));
    const native = () => vscode.languages.getDiagnostics(document.uri).filter(({ source }) => source === undefined);
    await until('VS Code marks the name', () => native().some(({ range }) => range.start.line === 1), {
      events: [vscode.languages.onDidChangeDiagnostics],
    });
    await marked(document.uri, ['4:1 key-unknown']);
  });

  it('of files that were never opened stand in Problems, as the settings say', async () => {
    const path = '.agents/skills/ebb-table/SKILL.md';
    const uri = inWorkspace(path);
    await write({ [path]: skillText('ebb-table', 'Ebbs: all of them. Use when someone asks for them.') });
    await marked(uri, ['3:14 yaml-colon']);
    await settings().update('rules', { 'yaml-colon': 'error' }, vscode.ConfigurationTarget.Workspace);
    const severity = () => vscode.languages.getDiagnostics(uri)[0]?.severity;
    await until('it is an error', () => severity() === vscode.DiagnosticSeverity.Error);
    await settings().update('rules', { 'yaml-colon': 'off' }, vscode.ConfigurationTarget.Workspace);
    await marked(uri, []);
    await settings().update('rules', undefined, vscode.ConfigurationTarget.Workspace);
    await marked(uri, ['3:14 yaml-colon']);
    await settings().update('editor.problems', 'open', vscode.ConfigurationTarget.Workspace);
    await marked(uri, []);
    await settings().update('editor.problems', undefined, vscode.ConfigurationTarget.Workspace);
    await marked(uri, ['3:14 yaml-colon']);
    await remove('.agents/skills/ebb-table');
    await marked(uri, []);
  });

  it('of their links, too, are found without opening them', async () => {
    const path = '.agents/skills/ebb-table/SKILL.md';
    await write({ [path]: skillText('ebb-table', 'Make ebb tables. Use when someone asks.', 'See [it](ebbs.md).\n') });
    await marked(inWorkspace(path), ['6:10 link-dead']);
    await write({ '.agents/skills/ebb-table/ebbs.md': '# Ebbs\n' });
    await marked(inWorkspace(path), []);
    await remove('.agents/skills/ebb-table');
  });

  it('come whatever the file’s language and spelling', async () => {
    await write({ 'notes/skill.md': '---\nname: notes\ndescription: Use when: noting\n---\n\nNote.\n' });
    const { document } = await open('notes/skill.md');
    await marked(document.uri, ['1:1 file-spelling', '3:14 yaml-colon']);
    await vscode.languages.setTextDocumentLanguage(document, 'plaintext');
    await setText(document.getText().replace('when: noting', 'when noting'));
    await marked(document.uri, ['1:1 file-spelling']);
    await vscode.commands.executeCommand('workbench.action.revertAndCloseActiveEditor');
    await remove('notes');
  });

  it('lead by their code to a page that explains them', async () => {
    await vscode.commands.executeCommand('skillshelf.editor.explain', 'yaml-colon');
    await until(
      'the page opens',
      () => vscode.window.tabGroups.activeTabGroup.activeTab?.label === 'Preview yaml-colon.md',
    );
  });

  it('are read in the hover, with what the key is for', async function () {
    await needsPage.call(this);
    const { document } = await open(PATH, GOOD);
    await setText(GOOD.replace('Make tide tables.', 'Tides: all of them.'));
    await marked(document.uri, ['3:14 yaml-colon']);
    cursorAt('all of them');
    await vscode.commands.executeCommand('editor.action.showHover');
    await page.waitFor('.monaco-hover:has-text("which YAML forbids")');
    await page.waitFor('.monaco-hover:has-text("56 of 1,024 characters")');
    await page.screenshot('editor-problem-hover');
    assert.equal(marks(activeEditor().document.uri).length, 1);
  });
});
