// Skills that a person renames, copies, moves and deletes.

import assert from 'node:assert/strict';
import * as vscode from 'vscode';
import { at, exists, INPUT, opened, ROOT, read, TOAST, tidyUp } from '../support/author';
import { needsPage, page } from '../support/page';
import { inWorkspace, remove, skillshelf, skillText, write } from '../support/skills';
import { openView, row } from '../support/tree';

describe('skills are changed', () => {
  before(async function () {
    await needsPage.call(this);
    await write({
      [`${ROOT}/first/SKILL.md`]: skillText('first', 'The first. Use it.'),
      [`${ROOT}/first/scripts/run.sh`]: 'echo',
      [`${ROOT}/second/SKILL.md`]:
        '---\nname: second\ndescription: Use it.\ndepends_on: [first, "First"]\n---\n\nfirst\n',
    });
    await at(`${ROOT}/second/SKILL.md`);
  });
  afterEach(tidyUp);
  after(async () => {
    for (const name of ['first', 'second', 'third', 'copy', 'git-commit']) await remove(`${ROOT}/${name}`);
    await remove('.github');
  });

  const answer = async (text: string) => {
    await page.waitFor(INPUT);
    await page.fill(INPUT, text);
    await page.press('Enter');
  };

  it('by another name, of the folder and of what depends on it too', async () => {
    const done = vscode.commands.executeCommand('skillshelf.rename', inWorkspace(`${ROOT}/first/SKILL.md`));
    await page.waitFor('.quick-input-message:has-text("in second that depend on it")');
    await page.screenshot('rename');
    await answer('third');
    await done;
    await at(`${ROOT}/third/SKILL.md`);
    assert.equal(await exists(`${ROOT}/first`), false);
    assert.match(await read(`${ROOT}/third/SKILL.md`), /^name: third$/m);
    assert.equal(await read(`${ROOT}/third/scripts/run.sh`), 'echo');
    assert.match(await read(`${ROOT}/second/SKILL.md`), /^depends_on: \[third, "third"\]\n---\n\nfirst$/m);
  });

  it('into a second one', async () => {
    const done = vscode.commands.executeCommand('skillshelf.duplicate', inWorkspace(`${ROOT}/third/SKILL.md`));
    await answer('copy');
    await done;
    await opened(`${ROOT}/copy/SKILL.md`);
    assert.match(await read(`${ROOT}/copy/SKILL.md`), /^name: copy$/m);
    assert.equal(await read(`${ROOT}/copy/scripts/run.sh`), 'echo');
    assert.match(await read(`${ROOT}/third/SKILL.md`), /^name: third$/m);
  });

  it('into one’s own, from a bundled one, which then wins', async () => {
    await vscode.commands.executeCommand('skillshelf.copyToWorkspace', 'git-commit');
    await opened(`${ROOT}/git-commit/SKILL.md`);
    const { skills } = await skillshelf();
    const scopes = skills.filter(({ name }) => name === 'git-commit').map(({ root }) => root.scope);
    assert.deepEqual(scopes, ['project', 'bundled']);
  });

  it('by another place', async () => {
    await write({ '.github/skills/other/SKILL.md': skillText('other', 'Another. Use it.') });
    await at('.github/skills/other/SKILL.md');
    const done = vscode.commands.executeCommand('skillshelf.move', inWorkspace(`${ROOT}/copy/SKILL.md`));
    await page.waitFor('.quick-input-list .monaco-list-row:has-text(".github/skills")');
    await page.screenshot('move');
    await page.click('.quick-input-list .monaco-list-row:has-text(".github/skills")');
    await done;
    await at('.github/skills/copy/SKILL.md');
    assert.equal(await exists(`${ROOT}/copy`), false);
  });

  it('not where they came with something', async () => {
    await vscode.commands.executeCommand('skillshelf.delete', 'task-planning');
    await page.waitFor(`${TOAST}:has-text("can’t be changed here")`);
  });

  it('by being deleted, and brought back', async () => {
    void vscode.commands.executeCommand('skillshelf.delete', inWorkspace(`${ROOT}/third/SKILL.md`));
    await page.waitFor(`${TOAST}:has-text("Delete the skill “third” (.agents/skills)?")`);
    await page.screenshot('delete');
    await page.click(`${TOAST} .monaco-button:has-text("Move to Trash")`);
    // VS Code in the browser has no trash, and says so; on the desktop there is one.
    const undo = `${TOAST} .monaco-button:has-text("Undo")`;
    const forGood = `${TOAST} .monaco-button:text-is("Delete")`;
    await page.waitFor(`${undo}, ${forGood}`);
    if ((await page.count(forGood)) > 0) await page.click(forGood);
    await at(`${ROOT}/third/SKILL.md`, false);
    await page.waitFor(undo);
    await page.screenshot('deleted');
    await page.click(undo);
    await at(`${ROOT}/third/SKILL.md`);
    assert.equal(await read(`${ROOT}/third/scripts/run.sh`), 'echo');
  });

  it('by what a row’s menu offers, which for a bundled one is a copy', async () => {
    await openView();
    const menu = async (label: string) => {
      await page.click(row(label, '.label-name'), { button: 'right' });
      await page.waitFor('.context-view .actions-container .action-label');
      const titles = (await page.texts('.context-view .action-item')).map((each) => each.trim()).filter(Boolean);
      await page.screenshot(`menu-${label}`);
      await page.press('Escape');
      return titles.filter((title) => /^(?:Copy to|Rename|Duplicate|Move|Delete)/.test(title));
    };
    assert.deepEqual(await menu('third'), ['Rename…', 'Duplicate…', 'Move to…', 'Delete']);
    await page.click(row('Bundled', '.monaco-tl-twistie'));
    await page.waitFor(row('task-planning'));
    assert.deepEqual(await menu('task-planning'), ['Copy to Workspace']);
    await page.click(row('Bundled', '.monaco-tl-twistie'));
  });
});
