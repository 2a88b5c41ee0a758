// What each agent sees: the page and its remedies, the tree by agent and filtered, the budget in the status bar.

import assert from 'node:assert/strict';
import * as vscode from 'vscode';
import { needsPage, page } from '../support/page';
import { found, inWorkspace, remove, skillText, write } from '../support/skills';
import { openView, shows } from '../support/tree';
import { until } from '../support/until';

const DEPLOY = '.claude/skills/deploy/SKILL.md';
const COPY = '.agents/skills/deploy/SKILL.md';

const tabs = () => vscode.window.tabGroups.all.flatMap(({ tabs: all }) => all.map(({ label }) => label));
const exists = (path: string) =>
  vscode.workspace.fs.stat(inWorkspace(path)).then(
    () => true,
    () => false,
  );
const settings = () => vscode.workspace.getConfiguration('skillshelf');

describe('what each agent sees', () => {
  before(async () => {
    await write({ [DEPLOY]: skillText('deploy', 'Deploy the service. Use when it goes live.') });
    await found(({ skills }) => skills.some(({ name }) => name === 'deploy'));
  });
  after(async () => {
    await vscode.commands.executeCommand('skillshelf.clearAgentFilter');
    await settings().update('tree.groupBy', undefined, vscode.ConfigurationTarget.Global);
    await vscode.commands.executeCommand('workbench.action.closeAllEditors');
    await remove('.claude');
    await remove('.agents/skills/deploy');
    await found(({ skills }) => !skills.some(({ name }) => name === 'deploy'));
  });

  it('is a page for each skill, in one tab', async () => {
    await vscode.commands.executeCommand('skillshelf.why', inWorkspace(DEPLOY));
    await until('the page', () => tabs().includes('Why: deploy'));
    await vscode.commands.executeCommand('skillshelf.why', 'greet-workspace');
    await until('the other page', () => tabs().includes('Why: greet-workspace'));
    assert.ok(!tabs().includes('Why: deploy'));
    await vscode.commands.executeCommand('skillshelf.why', inWorkspace(DEPLOY));
    await until('the page again', () => tabs().includes('Why: deploy'));
  });

  it('is mended by the remedy’s link', async () => {
    await vscode.commands.executeCommand('skillshelf.remedy', inWorkspace(DEPLOY).fsPath, 'codex');
    assert.ok(await exists(COPY));
    await found(({ skills }) => skills.some(({ path }) => path === inWorkspace(COPY).fsPath));
    await remove('.agents/skills/deploy');
    await found(({ skills }) => !skills.some(({ path }) => path === inWorkspace(COPY).fsPath));
  });

  it('does nothing for a link that names no skill or no agent', async () => {
    await vscode.commands.executeCommand('skillshelf.remedy', inWorkspace(DEPLOY).fsPath, 'nobody');
    await vscode.commands.executeCommand('skillshelf.remedy', 7, 'codex');
    assert.ok(!(await exists(COPY)));
  });

  it('is told to a model that asks', async () => {
    const answer = await vscode.lm.invokeTool('explain_skill', {
      input: { name: 'deploy', agent: 'Codex' },
      toolInvocationToken: undefined,
    });
    const [part] = answer.content;
    assert.ok(part instanceof vscode.LanguageModelTextPart);
    assert.match(part.value, /- Codex: wrong-place\. .* What helps: Copy it to .*\.agents\/skills\/deploy\./);
  });
});

describe('what each agent sees, on the screen', () => {
  before(async function () {
    await needsPage.call(this);
    await write({ [DEPLOY]: skillText('deploy', 'Deploy the service. Use when it goes live.') });
    await found(({ skills }) => skills.some(({ name }) => name === 'deploy'));
    await openView();
  });
  after(async () => {
    await vscode.commands.executeCommand('skillshelf.clearAgentFilter');
    await settings().update('tree.groupBy', undefined, vscode.ConfigurationTarget.Global);
    await vscode.commands.executeCommand('workbench.action.closeAllEditors');
    await remove('.claude');
    await found(({ skills }) => !skills.some(({ name }) => name === 'deploy'));
  });

  it('groups the tree, and goes back', async () => {
    await vscode.commands.executeCommand('skillshelf.groupByAgent');
    await shows('the agents', (lines) => lines.some((line) => /hubot Claude Code \| 1 skill · \.claude/.test(line)));
    await page.screenshot('tree-by-agent');
    await vscode.commands.executeCommand('skillshelf.groupByFolder');
    await shows('the folders', (lines) => lines.some((line) => /root-folder .*\.claude\/skills \| 1 skill/.test(line)));
    await vscode.commands.executeCommand('skillshelf.groupByScope');
    await shows('the scopes', (lines) => lines.some((line) => /root-folder Workspace \|/.test(line)));
  });

  it('filters the tree to one agent, says so, and has a button that ends it', async () => {
    await vscode.commands.executeCommand('skillshelf.filterByAgent', 'claude-code');
    await shows('its skills', (lines) => lines.length === 2 && lines.some((line) => line.includes('deploy')));
    await page.waitFor('.sidebar :text("What Claude Code sees here. Its model hears of 1.")');
    await page.screenshot('tree-filtered');
    await page.click('.sidebar .action-label[aria-label^="Clear the Agent Filter"]');
    await shows('all skills', (lines) => lines.some((line) => line.includes('greet-workspace')));
  });

  it('has the fullest listing in the status bar, and leads to the page of all', async () => {
    const item = '.statusbar-item[aria-label^="Skills: the listing of"]';
    await page.waitFor(item);
    await page.click(item);
    await until('the page', () => tabs().includes('Listing Budgets'));
    await page.screenshot('listing-budgets');
    await settings().update('statusBar', false, vscode.ConfigurationTarget.Global);
    await page.waitFor(item, { state: 'hidden' });
    await settings().update('statusBar', undefined, vscode.ConfigurationTarget.Global);
    await page.waitFor(item);
  });
});
