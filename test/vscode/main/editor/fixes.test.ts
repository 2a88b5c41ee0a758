// The light bulb on a SKILL.md.

import assert from 'node:assert/strict';
import * as vscode from 'vscode';
import { activeEditor, cursorAt, lightBulb, marked, open, pick, setText } from '../../support/editor';
import { needsPage, page } from '../../support/page';
import { found, inWorkspace, remove, skillText, write } from '../../support/skills';
import { until } from '../../support/until';

const PATH = '.agents/skills/buoy-list/SKILL.md';
const GOOD = skillText('buoy-list', 'List the buoys. Use when someone asks for buoys.');
const textOf = () => activeEditor().document.getText();

describe('fixes in a SKILL.md', () => {
  before(async () => {
    await write({ [PATH]: GOOD });
    await found(({ skills }) => skills.some(({ name }) => name === 'buoy-list'));
  });
  beforeEach(() => open(PATH, GOOD));
  afterEach(() => vscode.commands.executeCommand('workbench.action.revertAndCloseActiveEditor'));
  after(() => remove('.agents/skills/buoy-list'));

  it('are in the light bulb’s menu, and do what they say', async function () {
    await needsPage.call(this);
    await setText(GOOD.replace('List the buoys.', 'Buoys: all of them.'));
    cursorAt('all of them');
    const title = 'Put the value of "description" in quotes';
    const titles = await lightBulb(title);
    assert.equal(titles[0]?.trim(), title);
    await page.screenshot('editor-light-bulb');
    await pick(title);
    await until('the value is in quotes', () => textOf().includes('description: "Buoys: all of them.'));
    await marked(activeEditor().document.uri, []);
  });

  it('select what is only a suggestion', async function () {
    await needsPage.call(this);
    await setText('# Buoy list\n\nMakes lists of buoys.\n');
    cursorAt('Buoy list');
    await lightBulb('Add frontmatter with a name and a description');
    await pick('Add frontmatter with a name and a description');
    await until('the description is selected', () => {
      const { document, selection } = activeEditor();
      return document.getText(selection) === 'Makes lists of buoys. Use when …';
    });
    assert.match(textOf(), /^---\nname: buoy-list\ndescription: Makes lists/);
  });

  it('rename the folder where that mends it, and the editor goes along', async function () {
    await needsPage.call(this);
    await setText(GOOD.replace('name: buoy-list', 'name: buoys'));
    cursorAt('buoys');
    await lightBulb('Rename the folder to "buoys"');
    await pick('Rename the folder to "buoys"');
    await until('the folder is renamed', async () => {
      await vscode.workspace.fs.stat(inWorkspace('.agents/skills/buoys/SKILL.md'));
      return activeEditor().document.uri.path.endsWith('/buoys/SKILL.md');
    });
    await vscode.commands.executeCommand('workbench.action.revertAndCloseActiveEditor');
    await vscode.workspace.fs.rename(inWorkspace('.agents/skills/buoys'), inWorkspace('.agents/skills/buoy-list'));
  });

  it('mend the name in the text and of the folder at once', async function () {
    await needsPage.call(this);
    await setText(GOOD.replace('name: buoy-list', 'name: Buoy Chart'));
    cursorAt('Buoy Chart');
    await lightBulb('Call it "buoy-chart", and its folder too');
    await pick('Call it "buoy-chart", and its folder too');
    await until('both have the name', () => {
      const { uri } = activeEditor().document;
      return uri.path.endsWith('/buoy-chart/SKILL.md') && textOf().includes('\nname: buoy-chart\n');
    });
    await vscode.commands.executeCommand('workbench.action.revertAndCloseActiveEditor');
    await vscode.workspace.fs.rename(inWorkspace('.agents/skills/buoy-chart'), inWorkspace('.agents/skills/buoy-list'));
  });

  it('are all done when saving, if the person has it so', async () => {
    const configuration = vscode.workspace.getConfiguration('editor');
    await configuration.update(
      'codeActionsOnSave',
      { 'source.fixAll.skillshelf': 'explicit' },
      vscode.ConfigurationTarget.Workspace,
    );
    await setText(`\n${GOOD.replace('List the buoys.', 'Buoys: all of them.').replace('name:', 'Name:')}`);
    await vscode.commands.executeCommand('workbench.action.files.save');
    const mended = GOOD.replace(
      /description: .*/,
      'description: "Buoys: all of them. Use when someone asks for buoys."',
    );
    await until('all is mended', () => textOf() === mended || Promise.reject(new Error(textOf())));
    await configuration.update('codeActionsOnSave', undefined, vscode.ConfigurationTarget.Workspace);
  });

  it('take a byte order mark off the file', async () => {
    await write({ [PATH]: `\ufeff${GOOD}` });
    const { document } = activeEditor();
    await marked(document.uri, ['1:1 byte-order-mark']);
    const actions = await vscode.commands.executeCommand<vscode.CodeAction[]>(
      'vscode.executeCodeActionProvider',
      document.uri,
      new vscode.Range(0, 0, 0, 0),
    );
    const action = actions.find(({ title }) => title === 'Save without the byte order mark');
    assert.ok(action?.command);
    await vscode.commands.executeCommand(action.command.command, ...(action.command.arguments ?? []));
    const first = async () => (await vscode.workspace.fs.readFile(inWorkspace(PATH)))[0];
    assert.equal(await first(), '-'.charCodeAt(0));
    await marked(document.uri, []);
    await setText(`${GOOD}\nMore.\n`);
    await document.save();
    assert.equal(await first(), '-'.charCodeAt(0));
  });

  it('fold a long description', async () => {
    const sentence = 'Make tables of the tides for every harbour that there is. ';
    await setText(GOOD.replace('List the buoys. ', sentence.repeat(3)));
    cursorAt('every harbour');
    const { document, selection } = activeEditor();
    const [action] = await vscode.commands.executeCommand<vscode.CodeAction[]>(
      'vscode.executeCodeActionProvider',
      document.uri,
      selection,
      vscode.CodeActionKind.RefactorRewrite.value,
    );
    assert.equal(action?.title, 'Fold "description" into several lines');
    await vscode.workspace.applyEdit(action.edit as vscode.WorkspaceEdit);
    assert.match(textOf(), /description: >-\n {2}Make tables/);
    await marked(document.uri, []);
  });
});
