// No skills but the bundled ones: the view says what a skill is, where it looks, and how to begin.

import assert from 'node:assert/strict';
import * as vscode from 'vscode';
import { needsPage, page } from '../support/page';
import { remove, skillshelf, skillText, write } from '../support/skills';
import { ROW, shows } from '../support/tree';
import { until } from '../support/until';

const WELCOME = '.sidebar .welcome-view-content';

describe('the view without skills', () => {
  before(async function () {
    await needsPage.call(this);
    await skillshelf();
    await vscode.commands.executeCommand('skillshelf.skills.focus');
    await page.waitFor(WELCOME);
  });
  afterEach(() => vscode.commands.executeCommand('workbench.action.closeAllEditors'));

  it('welcomes the person', async () => {
    assert.equal(await page.count(ROW), 0);
    const text = await page.text('.sidebar .welcome-view');
    for (const part of ['No skills found yet', '.agents/skills', 'How to Write a Skill', 'Add a Folder of Skills']) {
      assert.ok(text.includes(part), text);
    }
    await page.screenshot('welcome');
  });

  it('shows how to write a skill', async () => {
    await page.click('.sidebar .welcome-view .monaco-button:has-text("How to Write a Skill")');
    await until(
      'the bundled skill’s preview',
      () => vscode.window.tabGroups.activeTabGroup.activeTab?.label === 'Preview skill-creator.md',
    );
  });

  it('leads to the setting', async () => {
    await page.click('.sidebar .welcome-view .monaco-button:has-text("Add a Folder of Skills")');
    await page.waitFor('.settings-editor .setting-item-label:has-text("Folders")');
  });

  it('gives way to the first skill, and comes back after the last', async () => {
    await write({ '.agents/skills/first/SKILL.md': skillText('first', 'The first. Use it.') });
    await shows('the skill', (shown) => shown.some((line) => /check first \| The first/.test(line)));
    assert.equal(await page.count(`${WELCOME}:visible`), 0);
    await remove('.agents');
    await page.waitFor(WELCOME);
  });
});
