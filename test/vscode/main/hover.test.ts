// What a person reads when the pointer rests on a row.

import assert from 'node:assert/strict';
import * as vscode from 'vscode';
import { needsPage, page } from '../support/page';
import { found, inWorkspace, remove, skillText, write } from '../support/skills';
import { areChecked, hover, openView, shows } from '../support/tree';
import { until } from '../support/until';

const HOSTILE = [
  '[run me](command:workbench.action.toggleZenMode) <img src="https://e.example/x.png">',
  '![pixel](https://e.example/y.png) $(trash) <a href="command:workbench.action.toggleZenMode">here</a>',
  '```',
  '<b>bold</b>',
  '```',
].join('\n\n');

describe('the hover', () => {
  before(async function () {
    await needsPage.call(this);
    await write({
      '.claude/skills/fill-forms/SKILL.md': [
        '---',
        'name: fill-forms',
        'description: Fill PDF forms. Use when someone asks for a form.',
        'version: 2.1.0',
        'triggers: [fill in a form]',
        'allowed-tools: Read Bash(python:*)',
        '---',
        '',
        '# Forms',
        '',
        'First look at the fields.',
      ].join('\n'),
      '.claude/skills/hostile/SKILL.md': skillText(
        'hostile',
        `"${HOSTILE.replace(/"/g, "'").replace(/\n+/g, ' ')} Use it."`,
        HOSTILE,
      ),
      '.claude/skills/broken/SKILL.md': '---\nname: broken\n',
    });
    await found(({ skills }) => ['fill-forms', 'hostile'].every((name) => skills.some((each) => each.name === name)));
    await openView();
    // What the audit finds out refreshes the tree, and closes a hover.
    await shows('all is checked', areChecked);
  });
  after(async () => {
    await vscode.commands.executeCommand('workbench.action.closeAllEditors');
    await remove('.claude');
    await found(({ skills }) => !skills.some(({ name }) => name === 'hostile'));
  });

  it('tells what the skill is for, where it is from, what it asks for, what it costs, and how it begins', async () => {
    const text = await hover('fill-forms');
    for (const part of [
      /fill-forms 2\.1\.0/,
      /Fill PDF forms\. Use when someone asks for a form\./,
      /From\s+Workspace · \.claude\/skills\/fill-forms/,
      /Triggers\s+fill in a form/,
      /Tools\s+Read Bash\(python:\*\)/,
      /Cost\s+≈ \d+ tokens listed, ≈ \d+ loaded/,
      /Forms\s+First look at the fields\./,
    ]) {
      assert.match(text, part);
    }
    await page.screenshot('hover');
  });

  it('opens the file by its link', async () => {
    await hover('fill-forms');
    await page.click('.workbench-hover-container a:has-text("Open SKILL.md")');
    const path = inWorkspace('.claude/skills/fill-forms/SKILL.md').path;
    await until('the file opens', () => vscode.window.activeTextEditor?.document.uri.path === path);
  });

  it('opens the preview by its link', async () => {
    await hover('fill-forms');
    await page.click('.workbench-hover-container a:has-text("Preview")');
    await until(
      'the preview opens',
      () => vscode.window.tabGroups.activeTabGroup.activeTab?.label === 'Preview fill-forms.md',
    );
  });

  it('gives a hostile skill no link of its own, no image, no tag and no icon', async () => {
    const text = await hover('hostile');
    assert.match(text, /run me/);
    assert.match(text, /<b>bold<\/b>/);
    const inHover = (selector: string) => page.count(`.workbench-hover-container ${selector}`);
    assert.equal(await inHover('img'), 0);
    assert.equal(await inHover('.codicon-trash'), 0);
    assert.equal(await inHover('a:is(:text("run me"), :text("here"))'), 0);
    const texts = await page.texts('.workbench-hover-container a');
    const harmless = /^(?:line \d+|Open SKILL\.md|Preview|\d+ of \d+ load it|Audit|Allow…|Never|https:.*)$/;
    assert.deepEqual(
      texts.map((each) => each.trim()).filter((each) => !harmless.test(each)),
      [],
    );
  });
});
