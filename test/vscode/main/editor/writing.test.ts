// Help while a SKILL.md is written: completion, hover, the line above, names.

import assert from 'node:assert/strict';
import * as vscode from 'vscode';
import { activeEditor, cursorAt, open, setText } from '../../support/editor';
import { needsPage, page } from '../../support/page';
import { found, inWorkspace, remove, skillText, write } from '../../support/skills';
import { until } from '../../support/until';

const GUIDE = '.agents/skills/harbour-guide/SKILL.md';
const MOON = '.agents/skills/moon-phase/SKILL.md';
const GUIDE_TEXT = skillText('harbour-guide', 'Guide into a harbour. Use when someone asks for one.');
const MOON_TEXT = `---
name: moon-phase
description: Tell the moon's phase. Use when someone asks for the moon.
depends_on:
  - harbour-guide
---

# Steps

See [the harbours](../harbour-guide/SKILL.md) and [the table](references/phases.md).
`;

/** What a provider says where the cursor is. */
const ask = <T>(command: string, ...more: unknown[]) => {
  const { document, selection } = activeEditor();
  return vscode.commands.executeCommand<T>(command, document.uri, selection.active, ...more);
};

const labels = async () => {
  const { items } = await ask<vscode.CompletionList>('vscode.executeCompletionItemProvider');
  return items.map(({ label }) => (typeof label === 'string' ? label : label.label));
};

describe('writing a SKILL.md', () => {
  before(async () => {
    await write({
      [GUIDE]: GUIDE_TEXT,
      [MOON]: MOON_TEXT,
      '.agents/skills/moon-phase/references/phases.md': '# Phases\n',
    });
    await found(({ skills }) =>
      ['harbour-guide', 'moon-phase'].every((name) => skills.some((each) => each.name === name)),
    );
  });
  beforeEach(() => open(MOON, MOON_TEXT));
  afterEach(() => vscode.commands.executeCommand('workbench.action.revertAndCloseActiveEditor'));
  after(async () => {
    await vscode.commands.executeCommand('workbench.action.closeAllEditors');
    await remove('.agents/skills/harbour-guide');
    await remove('.agents/skills/moon-phase');
    await remove('.agents/skills/pilot-guide');
  });

  it('keys are completed, each once in the list', async () => {
    await setText(MOON_TEXT.replace('depends_on:', '\ndepends_on:'));
    activeEditor().selection = new vscode.Selection(3, 0, 3, 0);
    const found = await labels();
    for (const key of ['license', 'allowed-tools', 'disable-model-invocation', 'read_when']) {
      assert.equal(found.filter((label) => label === key).length, 1, key);
    }
    assert.ok(!found.includes('name') && !found.includes('title'));
  });

  it('other skills, tools and paths are completed', async () => {
    cursorAt('harbour-guide\n---');
    assert.ok((await labels()).includes('harbour-guide'));
    await setText(MOON_TEXT.replace('depends_on:', 'allowed-tools: Re\ndepends_on:'));
    cursorAt('e\ndepends_on');
    const tools = await labels();
    assert.ok(tools.includes('Read') && tools.includes('load_skill'));
    await setText(MOON_TEXT.replace('references/phases.md', 'references/'));
    cursorAt('/)');
    assert.ok((await labels()).includes('phases.md'));
  });

  it('the list is shown while typing', async function () {
    await needsPage.call(this);
    activeEditor().selection = new vscode.Selection(2, 100, 2, 100);
    await vscode.commands.executeCommand('workbench.action.focusActiveEditorGroup');
    await page.press('Enter');
    await page.type('all', { delay: 40 });
    await page.waitFor('.suggest-widget .monaco-list-row:has-text("allowed-tools")');
    await vscode.commands.executeCommand('toggleSuggestionDetails');
    await page.waitFor('.suggest-details:has-text("open specification")');
    await page.screenshot('editor-completion');
    await page.press('Enter');
    await until('the key is written', () => activeEditor().document.getText().includes('\nallowed-tools: \n'));
    await page.press('Escape');
  });

  it('a skill’s name shows its card, and so does a link to its file', async () => {
    const hovers = async () => {
      const all = await ask<vscode.Hover[]>('vscode.executeHoverProvider');
      return all.flatMap(({ contents }) => contents.map((each) => (each as vscode.MarkdownString).value)).join('\n');
    };
    for (const place of ['harbour-guide\n---', '../harbour-guide']) {
      cursorAt(place);
      assert.match(await hovers(), /\*\*harbour.?-guide\*\*[\s\S]*Guide into a harbour\./);
    }
    cursorAt('depends_on');
    assert.match(await hovers(), /Names of skills that are loaded before this one/);
  });

  it('the line above tells the cost, and leads to the preview', async function () {
    const { document } = activeEditor();
    const lenses = await vscode.commands.executeCommand<vscode.CodeLens[]>(
      'vscode.executeCodeLensProvider',
      document.uri,
    );
    const titles = lenses.map(({ command }) => command?.title);
    assert.match(titles[0] ?? '', /^≈ \d+ tokens listed, ≈ \d+ loaded$/);
    assert.match(titles[1] ?? '', /^\d+ of \d+ agents load it$/);
    assert.ok(titles.includes('Preview'));
    await needsPage.call(this);
    await page.waitFor('.codelens-decoration:has-text("tokens listed")');
    await page.screenshot('editor-lens');
    await page.click('.codelens-decoration a:has-text("Preview")');
    await until(
      'the preview opens',
      () => vscode.window.tabGroups.activeTabGroup.activeTab?.label === 'Preview moon-phase.md',
    );
    await vscode.commands.executeCommand('workbench.action.closeActiveEditor');
  });

  it('a name leads to its skill, and the skill to those that use it', async () => {
    cursorAt('harbour-guide\n---');
    const [definition] = await ask<vscode.LocationLink[]>('vscode.executeDefinitionProvider');
    assert.equal(definition?.targetUri.path, inWorkspace(GUIDE).path);
    assert.equal(definition?.targetRange.start.line, 1);
    const references = await ask<vscode.Location[]>('vscode.executeReferenceProvider');
    assert.deepEqual(
      references.map(({ uri, range }) => `${uri.path.split('/').at(-2)}:${range.start.line + 1}`).sort(),
      ['harbour-guide:2', 'moon-phase:5'],
    );
  });

  it('links lead to files and skills', async () => {
    const { document } = activeEditor();
    const links = await vscode.commands.executeCommand<vscode.DocumentLink[]>(
      'vscode.executeLinkProvider',
      document.uri,
    );
    const targets = new Set(links.map(({ target }) => target?.path));
    for (const path of [GUIDE, '.agents/skills/moon-phase/references/phases.md']) {
      assert.ok(targets.has(inWorkspace(path).path), path);
    }
  });

  it('skills are symbols of the workspace', async () => {
    const symbols = await vscode.commands.executeCommand<vscode.SymbolInformation[]>(
      'vscode.executeWorkspaceSymbolProvider',
      'mnph',
    );
    const symbol = symbols.find(({ name }) => name === 'moon-phase');
    assert.equal(symbol?.location.uri.path, inWorkspace(MOON).path);
  });

  it('a skill is renamed everywhere: name, folder, and who depends on it', async () => {
    cursorAt('harbour-guide\n---');
    const { document, selection } = activeEditor();
    const rename = (name: string) =>
      vscode.commands.executeCommand<vscode.WorkspaceEdit>(
        'vscode.executeDocumentRenameProvider',
        document.uri,
        selection.active,
        name,
      );
    await assert.rejects(async () => rename('Not A Name'), /small letters/);
    await vscode.workspace.applyEdit(await rename('pilot-guide'));
    await vscode.workspace.saveAll();
    await found(({ skills }) =>
      skills.some(({ name, path }) => name === 'pilot-guide' && path.includes('/pilot-guide/')),
    );
    assert.match(document.getText(), /depends_on:\n {2}- pilot-guide\n/);
  });
});
