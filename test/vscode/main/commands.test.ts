// The commands of the category "Skills", as a person finds and runs them.

import assert from 'node:assert/strict';
import * as vscode from 'vscode';
import { needsPage, page } from '../support/page';
import { found, inWorkspace, remove, skillshelf, skillText, write } from '../support/skills';
import { openView, row } from '../support/tree';
import { until } from '../support/until';

const NOTES = '.claude/skills/release-notes/SKILL.md';
const BROKEN = '.claude/skills/tide-table/SKILL.md';
const activeTab = () => vscode.window.tabGroups.activeTabGroup.activeTab?.label;

describe('the commands', () => {
  before(async () => {
    await write({
      [NOTES]: skillText(
        'release-notes',
        'Write release notes. Use before a release.',
        '# How\n\nBegin with `<tag>`.\n',
      ),
      [BROKEN]: '---\nname: tide-table\n- tides\n',
    });
    await found(({ skills }) => skills.some(({ name }) => name === 'release-notes'));
  });
  afterEach(() => vscode.commands.executeCommand('workbench.action.closeAllEditors'));
  after(async () => {
    await remove('.claude');
    await found(({ skills }) => !skills.some(({ name }) => name === 'release-notes'));
  });

  it('are all there', async () => {
    const { packageJSON } = vscode.extensions.getExtension('skillshelf.skillshelf') ?? {};
    const registered = new Set(await vscode.commands.getCommands(true));
    const declared = packageJSON.contributes.commands.map(({ command }: { command: string }) => command);
    assert.deepEqual(
      declared.filter((command: string) => !registered.has(command)),
      [],
    );
  });

  it('open a SKILL.md by its path', async () => {
    await vscode.commands.executeCommand('skillshelf.open', inWorkspace(NOTES).fsPath);
    const editor = await until('the file opens', () => vscode.window.activeTextEditor);
    assert.equal(editor.document.uri.path, inWorkspace(NOTES).path);
  });

  it('copy a skill’s name and path', async () => {
    await vscode.commands.executeCommand('skillshelf.copyName', inWorkspace(NOTES));
    await until('the name is copied', async () => (await vscode.env.clipboard.readText()) === 'release-notes');
    await vscode.commands.executeCommand('skillshelf.copyPath', 'release-notes');
    await until(
      'the path is copied',
      async () => (await vscode.env.clipboard.readText()) === inWorkspace(NOTES).fsPath,
    );
  });

  it('show a skill as a document of its own, which follows the file', async () => {
    await vscode.commands.executeCommand('skillshelf.show', 'release-notes');
    await until('the preview opens', () => activeTab() === 'Preview release-notes.md');
    const document = await until('the document', () =>
      vscode.workspace.textDocuments.find(({ uri }) => uri.scheme === 'skillshelf-preview'),
    );
    assert.match(document.getText(), /^# release\\-notes[\s\S]*Begin with `<tag>`\./);
    await write({
      [NOTES]: skillText('release-notes', 'Write release notes. Use before a release.', 'Now otherwise.\n'),
    });
    // What the audit finds is rendered too, before or after.
    await until('the new text is shown', () => /Now otherwise\./.test(document.getText()), {
      events: [vscode.workspace.onDidChangeTextDocument],
    });
  });

  it('put failed files into Problems at their lines, opened or not', async () => {
    await write({ [BROKEN]: '' });
    await until('the problem is shown', () => {
      const own = vscode.languages.getDiagnostics(inWorkspace(BROKEN)).filter(({ source }) => source === 'Skillshelf');
      assert.deepEqual(
        own.map(({ code, range, severity }) => [(code as { value: string }).value, range.start.line, severity]),
        [['file-empty', 0, vscode.DiagnosticSeverity.Error]],
      );
      assert.match(own[0]?.message ?? '', /^The file is empty\./);
      return true;
    });
    await remove('.claude/skills/tide-table');
    await until('it is gone with the file', () => vscode.languages.getDiagnostics(inWorkspace(BROKEN)).length === 0);
  });

  describe('on the screen', () => {
    before(needsPage);

    it('stand in the palette under "Skills"', async () => {
      // One by one: the list shows no more rows than fit.
      const entries = async (words: string, title: string) => {
        await vscode.commands.executeCommand('workbench.action.quickOpen', `>Skills: ${words}`);
        await page.waitFor(`.quick-input-list .monaco-list-row:has-text("Skills: ${title}")`);
        const shown = (await page.texts('.quick-input-list .monaco-list-row')).join('\n');
        await page.press('Escape');
        return shown;
      };
      const titles = [
        'Show Skill…',
        'New Skill…',
        'Filter…',
        'Open SKILL.md',
        'Reload',
        'Copy Name',
        'Copy Path',
        'Reveal in Explorer',
        'Show Log',
        'Copy to Workspace',
        'Rename…',
        'Duplicate…',
        'Move to…',
        'Delete',
      ];
      for (const title of titles) await entries(title, title);
      assert.doesNotMatch(await entries('Show', 'Show Skill…'), /Skills: Show Preview/);
      assert.doesNotMatch(await entries('Reveal in', 'Reveal in Explorer'), /Skills: Reveal in Skills/);
    });

    it('ask which skill is meant, with scopes and descriptions, and show the one that is chosen', async () => {
      const shown = vscode.commands.executeCommand('skillshelf.show');
      await page.waitFor('.quick-input-list .monaco-list-row:has-text("release-notes")');
      const text = (await page.texts('.quick-input-list .monaco-list-row')).join('\n');
      for (const part of ['Workspace', 'User', 'greet-workspace', 'Write release notes.'])
        assert.ok(text.includes(part), text);
      await page.screenshot('quick-pick');
      await page.type('write release notes');
      await page.waitFor('.quick-input-list .monaco-list-row.focused:has-text("release-notes"):has-text("“")');
      await page.press('Enter');
      await shown;
      await until('the preview opens', () => activeTab() === 'Preview release-notes.md');
    });

    it('open the file by a button of the quick pick', async () => {
      const shown = vscode.commands.executeCommand('skillshelf.show');
      await page.waitFor('.quick-input-list .monaco-list-row:has-text("release-notes")');
      await page.type('write release notes');
      await page.click(
        '.quick-input-list .monaco-list-row:has-text("release-notes") .action-label[aria-label="Open SKILL.md"]',
      );
      await shown;
      await until(
        'the file opens',
        () => vscode.window.activeTextEditor?.document.uri.path === inWorkspace(NOTES).path,
      );
    });

    it('do nothing when the person chooses none', async () => {
      const copied = vscode.commands.executeCommand('skillshelf.copyName');
      await page.waitFor('.quick-input-list .monaco-list-row');
      await page.press('Escape');
      await copied;
    });

    it('say after a reload how many are ok and how many failed, with a way to the details', async () => {
      await write({ [BROKEN]: '' });
      const { skills } = await skillshelf();
      void vscode.commands.executeCommand('skillshelf.reload');
      await page.waitFor(`.notification-toast:has-text("Skills: ${skills.length} ok, 1 failed")`);
      await page.screenshot('reload');
      await page.click('.notification-toast .monaco-button:has-text("Show Problems")');
      await page.waitFor('.markers-panel .monaco-list-row:has-text("The file is empty.")');
      await vscode.commands.executeCommand('workbench.action.closePanel');
    });

    it('stand in a row’s menu only where they apply', async () => {
      await openView();
      const menu = async (label: string) => {
        await page.click(row(label, '.label-name'), { button: 'right' });
        await page.waitFor('.context-view .actions-container .action-label');
        const titles = (await page.texts('.context-view .action-item')).map((each) => each.trim()).filter(Boolean);
        await page.press('Escape');
        return titles;
      };
      assert.deepEqual(await menu('release-notes'), [
        'Show Preview',
        'Open SKILL.md',
        'Why Isn’t This Skill Loaded?',
        'Run in Chat',
        'Add to Chat',
        'Preview What a Model Gets',
        'Copy Name',
        'Copy Path',
        'Reveal in Explorer',
        'Rename…',
        'Duplicate…',
        'Move to…',
        'Delete',
        'Disable',
        'Disable (Workspace)',
        'Audit…',
        'Trust…',
      ]);
      assert.deepEqual(await menu('tide-table'), [
        'Open SKILL.md',
        'Why Isn’t This Skill Loaded?',
        'Copy Path',
        'Reveal in Explorer',
        'Audit…',
      ]);
    });
  });
});
