// The tree on the screen: rows and order, files, problems, and how it follows files and editor.

import assert from 'node:assert/strict';
import * as vscode from 'vscode';
import { needsPage, page } from '../support/page';
import { found, inWorkspace, remove, skillText, write } from '../support/skills';
import { areChecked, lines, openView, row, rows, shows } from '../support/tree';
import { until } from '../support/until';

const BROKEN = '.claude/skills/tide-table/SKILL.md';

describe('the tree', () => {
  before(async function () {
    await needsPage.call(this);
    await write({
      '.claude/skills/release-notes/SKILL.md': skillText('release-notes', 'Write release notes. Use before a release.'),
      '.claude/skills/release-notes/scripts/changes.mjs': '',
      '.claude/skills/release-notes/references/wording.md': '',
      '.claude/skills/greet-home/SKILL.md': skillText('greet-home', 'Greet in the workspace. Use to greet.'),
      [BROKEN]: 'Tides without frontmatter.\n',
    });
    await found(({ failures, skills }) => failures.length === 1 && skills.some(({ name }) => name === 'release-notes'));
    await openView();
  });
  after(async () => {
    await vscode.commands.executeCommand('workbench.action.closeAllEditors');
    await remove('.claude');
    await found(({ failures }) => failures.length === 0);
  });

  it('shows each scope with its skills, the failed file first, the shadowed skill with its reason', async () => {
    await shows('the rows', (shown) => shown.some((line) => line.includes('shadowed')) && areChecked(shown));
    const shown = await lines();
    const from = (label: string) => shown.findIndex((line) => line.includes(label));
    const order = ['Workspace', 'tide-table', 'greet-home', 'greet-workspace', 'release-notes', 'User', 'Bundled'];
    assert.deepEqual(
      order.map(from),
      [...order.map(from)].sort((a, b) => a - b),
      shown.join('\n'),
    );
    assert.match(shown[from('Workspace')] ?? '', /3 skills · 1 failed · \.agents \.claude/);
    assert.match(shown[from('tide-table')] ?? '', /error tide-table \| no frontmatter · line 1/);
    assert.match(shown[from('release-notes')] ?? '', /check release-notes \| Write release notes/);
    assert.ok(shown.some((line) => /layers greet-home \| shadowed by \.claude\/skills/.test(line)));
    await page.screenshot('tree');
  });

  it('tells a screen reader the state in words', async () => {
    const spoken = (await rows()).map((each) => each.spoken);
    assert.ok(
      spoken.some((each) => /^tide-table, failed: There is no frontmatter.*line 1/.test(each)),
      spoken.join('\n'),
    );
    assert.ok(spoken.some((each) => each.startsWith('release-notes, ok, Write release notes')));
  });

  it('counts the problems on its icon', async () => {
    await page.waitFor('.activitybar .action-item:has([aria-label^="Skills"]) .badge-content:text-is("1")');
  });

  it('shows a skill’s files when the person opens it', async () => {
    await page.click(row('release-notes', '.monaco-tl-twistie'));
    await shows('the files', (shown) => shown.some((line) => line.includes('SKILL.md |')));
    const shown = await lines();
    const at = shown.findIndex((line) => line.includes('release-notes'));
    assert.deepEqual(
      shown.slice(at + 1, at + 4).map((line) => line.trim()),
      ['SKILL.md |', 'book references |', 'terminal scripts |'],
    );
  });

  it('opens a failed file at its line, and keeps the focus', async () => {
    await page.click(row('tide-table', '.label-name'));
    const editor = await until('the file opens', () => vscode.window.activeTextEditor);
    assert.equal(editor.document.uri.path, inWorkspace(BROKEN).path);
    assert.equal(editor.selection.active.line, 0);
    assert.equal(await page.evaluate(`!!document.activeElement.closest('.customview-tree')`), true);
  });

  it('selects the skill of the file in the active editor', async () => {
    await vscode.window.showTextDocument(inWorkspace('.claude/skills/release-notes/references/wording.md'));
    await page.waitFor(row('release-notes', '', '.selected'));
  });

  it('leads there from a file, and takes the focus', async () => {
    await vscode.commands.executeCommand('workbench.view.explorer');
    await vscode.window.showTextDocument(inWorkspace('.claude/skills/greet-home/SKILL.md'));
    await vscode.commands.executeCommand('skillshelf.revealInTree');
    await page.waitFor(row('greet-home', '', '.focused'));
  });

  it('follows the disk: a file that is added, broken, mended and removed', async () => {
    const path = '.claude/skills/new-one/SKILL.md';
    await write({ [path]: skillText('new-one', 'Something new. Use at once.') });
    await shows('added', (shown) => shown.some((line) => /check new-one \| Something new/.test(line)));
    await write({ [path]: '' });
    await shows('broken', (shown) => shown.some((line) => /error new-one \| empty file/.test(line)));
    await write({ [path]: skillText('new-one', 'Mended. Use at once.') });
    await shows('mended', (shown) => shown.some((line) => /check new-one \| Mended/.test(line)));
    await remove('.claude/skills/new-one');
    await shows('removed', (shown) => !shown.some((line) => line.includes('new-one')));
  });

  it('keeps open what was open before a reload', async () => {
    assert.ok((await lines()).some((line) => line.includes('SKILL.md |')));
    await write({ '.claude/skills/another/SKILL.md': skillText('another', 'Another one. Use it.') });
    await shows('the other and the open one’s files', (shown) =>
      [/check another/, /SKILL\.md \|/].every((each) => shown.some((line) => each.test(line))),
    );
  });
});
