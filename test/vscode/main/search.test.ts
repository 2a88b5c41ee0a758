// Finding a skill by words: the quick pick while one types, and the tree's filter.

import assert from 'node:assert/strict';
import * as vscode from 'vscode';
import { needsPage, page } from '../support/page';
import { found, remove, skillText, write } from '../support/skills';
import { lines, openView, shows } from '../support/tree';
import { until } from '../support/until';

const CHOICE = '.quick-input-list .monaco-list-row';
const MESSAGE = '.sidebar .tree-explorer-viewlet-tree-view .message';
const activeTab = () => vscode.window.tabGroups.activeTabGroup.activeTab?.label;

const SKILLS = {
  'tide-commit': 'Turn changes into clean commits. Use to commit.',
  'tide-tests': 'Write unit tests for new code. Use after a change.',
  'tide-tables': 'Look up when the water is high at a harbour. Use to plan a trip.',
};
const BODY = '# Steps\n\nMind the barnacles.\n';

describe('finding a skill', () => {
  before(async function () {
    await needsPage.call(this);
    await write({
      ...Object.fromEntries(
        Object.entries(SKILLS).map(([name, text]) => [`.claude/skills/${name}/SKILL.md`, skillText(name, text, BODY)]),
      ),
      '.claude/skills/tide-broken/SKILL.md': 'Without frontmatter.\n',
    });
    await found(({ skills, failures }) => failures.length === 1 && skills.some(({ name }) => name === 'tide-tables'));
  });
  after(async () => {
    await vscode.commands.executeCommand('workbench.action.closeAllEditors');
    await remove('.claude');
    await found(({ failures }) => failures.length === 0);
  });

  describe('in the quick pick', () => {
    const typed = async (words: string) => {
      const shown = vscode.commands.executeCommand('skillshelf.show');
      await page.waitFor(`${CHOICE}:has-text("tide-tests")`);
      await page.type(words);
      return shown;
    };
    const choices = () => page.texts(`${CHOICE} .label-name`);
    afterEach(async () => {
      await page.press('Escape');
      await page.waitFor('.quick-input-widget', { state: 'hidden' });
    });

    it('puts first what fits best, with the words that led there', async () => {
      const shown = typed('harbour water');
      await page.waitFor(`${CHOICE}:has-text("“harbour · water”")`);
      assert.equal((await choices())[0], 'tide-tables');
      await page.screenshot('search-pick');
      await page.press('Enter');
      await shown;
      await until('the preview opens', () => activeTab() === 'Preview tide-tables.md');
    });

    it('understands Chinese', async () => {
      void typed('单元测试');
      await page.waitFor(`${CHOICE}:has-text("“单元测试”")`);
      assert.equal((await choices())[0], 'tide-tests');
      await page.screenshot('search-pick-chinese');
    });

    it('bears with a word that is misspelt', async () => {
      void typed('harbuor');
      await page.waitFor(`${CHOICE}:has-text("“harbuor”")`);
      assert.equal((await choices())[0], 'tide-tables');
    });

    it('offers a failed file by its name', async () => {
      void typed('tide-bro');
      await page.waitFor(`${CHOICE}:has-text("tide-broken")`);
    });

    it('says that nothing fits, and stays', async () => {
      void typed('qzxvw');
      await page.waitFor(`${CHOICE}:has-text("No skill fits these words")`);
      await page.press('Enter');
      await page.waitFor(`${CHOICE}:has-text("No skill fits these words")`);
    });
  });

  describe('by the tree’s filter', () => {
    const names = async () => (await lines()).map((line) => line.trim().split(' ')[1]);
    before(openView);
    afterEach(() => vscode.commands.executeCommand('skillshelf.clearFilter'));

    it('follows what is typed, and says how many are left', async () => {
      void vscode.commands.executeCommand('skillshelf.filter');
      await page.waitFor('.quick-input-widget:has-text("Filter Skills")');
      await page.type('harbour');
      await shows('the skill that fits, and no other', (shown) => shown.length === 2);
      assert.deepEqual(await names(), ['Workspace', 'tide-tables']);
      await page.waitFor(`${MESSAGE}:has-text("“harbour”")`);
      assert.match(await page.text(MESSAGE), /^1 of \d+ · “harbour”$/);
      await page.screenshot('search-filter');
      await page.press('Enter');
      assert.deepEqual(await names(), ['Workspace', 'tide-tables']);
    });

    it('takes back what was typed on Escape', async () => {
      await vscode.commands.executeCommand('skillshelf.filter', '单元测试');
      const asked = vscode.commands.executeCommand('skillshelf.filter');
      await page.waitFor('.quick-input-widget:has-text("Filter Skills")');
      await page.fill('.quick-input-widget .quick-input-box input', 'harbour');
      await shows('what is typed', (shown) => shown.some((line) => line.includes('tide-tables')));
      await page.press('Escape');
      await asked;
      await shows('what was there before', (shown) => shown.some((line) => line.includes('tide-tests')));
    });

    it('shows all again by the button in the view’s title', async () => {
      await vscode.commands.executeCommand('skillshelf.filter', '单元测试');
      await shows('the skill that fits', (shown) => shown.some((line) => line.includes('tide-tests')));
      assert.ok(!(await names()).includes('tide-commit'));
      await page.click('.sidebar .composite.title .action-label[aria-label^="Clear the Filter"]');
      await shows('all of them', (shown) => shown.some((line) => line.includes('tide-commit')));
      await page.waitFor(MESSAGE, { state: 'hidden' });
    });

    it('finds a failed file by its name', async () => {
      await vscode.commands.executeCommand('skillshelf.filter', 'broken');
      await shows('the failed file', (shown) => shown.length === 2 && (shown[1] ?? '').includes('tide-broken'));
    });

    it('looks into the instructions once they are read', async () => {
      await vscode.commands.executeCommand('skillshelf.filter', 'barnacles');
      await shows('all that have the word', (shown) => shown.filter((line) => line.includes('tide-')).length === 3);
    });

    it('says that nothing fits, with a way back', async () => {
      await vscode.commands.executeCommand('skillshelf.filter', 'qzxvw');
      await page.waitFor('.sidebar .welcome-view:has-text("No skill fits these words.")');
      await page.screenshot('search-filter-empty');
      await page.click('.sidebar .welcome-view .monaco-button:has-text("Show All Skills")');
      await shows('all of them', (shown) => shown.some((line) => line.includes('tide-commit')));
    });
  });
});
