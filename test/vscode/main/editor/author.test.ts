// A new author: writes a skill from nothing, breaks it in every way, and mends each with the light bulb.

import * as vscode from 'vscode';
import { activeEditor, cursorAt, lightBulb, marked, open, pick, setText } from '../../support/editor';
import { needsPage, page } from '../../support/page';
import { found, inWorkspace, remove, write } from '../../support/skills';
import { until } from '../../support/until';

const FOLDER = '.agents/skills/release-notes';
const PATH = `${FOLDER}/SKILL.md`;
const GOOD = `---
name: release-notes
description: Write release notes. Use when a version is tagged.
---

# Steps

1. Read the commits since the last tag.

See [the template](references/template.md).
`;

interface Mishap {
  readonly what: string;
  readonly broken: string;
  /** Where the author looks. */
  readonly at: string;
  readonly fix: string;
  readonly mended: string;
}

const without = (line: string) => GOOD.replace(`${line}\n`, '');
const MISHAPS: readonly Mishap[] = [
  {
    what: 'a colon in the description',
    broken: GOOD.replace('Write release notes.', 'Release notes: writes them.'),
    at: 'writes them',
    fix: 'Put the value of "description" in quotes',
    mended: GOOD.replace(/description: .*/, 'description: "Release notes: writes them. Use when a version is tagged."'),
  },
  {
    what: 'a name for people',
    broken: GOOD.replace('name: release-notes', 'name: Release Notes'),
    at: 'Release Notes',
    fix: 'Call it "release-notes"',
    mended: GOOD,
  },
  {
    what: 'a block that is never closed',
    broken: GOOD.replace('tagged.\n---\n', 'tagged.\n'),
    at: 'tagged.',
    fix: 'Close the frontmatter here',
    mended: GOOD,
  },
  {
    what: 'frontmatter in a code fence',
    broken: `\`\`\`yaml\n${GOOD.replace('tagged.\n---\n', 'tagged.\n---\n```\n')}`,
    at: '---\nname',
    fix: 'Remove the code fence around the frontmatter',
    mended: GOOD,
  },
  {
    what: 'another agent’s word',
    broken: GOOD.replace('description:', 'summary:'),
    at: 'summary',
    fix: 'Write "description" instead of "summary"',
    mended: GOOD,
  },
  {
    what: 'a key of one’s own',
    broken: GOOD.replace('tagged.\n', 'tagged.\ntags: [git]\n'),
    at: 'tags',
    fix: 'Move "tags" under "metadata"',
    mended: GOOD.replace('tagged.\n', 'tagged.\nmetadata:\n  tags: [git]\n'),
  },
  {
    what: 'a key that stands there twice',
    broken: GOOD.replace('tagged.\n', 'tagged.\nname: release-notes\n'),
    at: 'name: release-notes\n---',
    fix: 'Delete "name"',
    mended: GOOD,
  },
  {
    what: 'a boolean in words',
    broken: GOOD.replace('tagged.\n', 'tagged.\nuser-invocable: never\n'),
    at: 'never',
    fix: 'Set "user-invocable" to false',
    mended: GOOD.replace('tagged.\n', 'tagged.\nuser-invocable: false\n'),
  },
  {
    what: 'a list that begins on its key’s line',
    broken: GOOD.replace('tagged.\n', 'tagged.\nread_when: - a tag is made\n'),
    at: '- a tag',
    fix: 'Write each item of "read_when" on a line of its own',
    mended: GOOD.replace('tagged.\n', 'tagged.\nread_when:\n  - a tag is made\n'),
  },
  {
    what: 'a link that leads nowhere',
    broken: GOOD.replace('references/template.md', 'template.md'),
    at: 'template.md',
    fix: 'Link to "references/template.md"',
    mended: GOOD,
  },
  {
    what: 'a dollar in a command',
    broken: `${GOOD}\n\`\`\`sh\ngit log | awk '{print $1}'\n\`\`\`\n`,
    at: '$1',
    fix: 'Write "\\$" for "$" in front of numbers in code',
    mended: `${GOOD}\n\`\`\`sh\ngit log | awk '{print \\$1}'\n\`\`\`\n`,
  },
  {
    what: 'no description',
    broken: without('description: Write release notes. Use when a version is tagged.'),
    at: '---',
    fix: 'Add a description',
    mended: GOOD.replace(/description: .*/, 'description: See the template. Use when …'),
  },
];

describe('a new author', () => {
  before(async function () {
    await needsPage.call(this);
    await write({ [PATH]: '', [`${FOLDER}/references/template.md`]: '# Template\n' });
    await open(PATH);
  });
  after(async () => {
    await vscode.commands.executeCommand('workbench.action.revertAndCloseActiveEditor');
    await remove(FOLDER);
  });

  it('writes a skill from nothing, by the list alone', async () => {
    await marked(inWorkspace(PATH), ['1:1 file-empty']);
    await vscode.commands.executeCommand('workbench.action.focusActiveEditorGroup');
    await vscode.commands.executeCommand('editor.action.triggerSuggest');
    await page.waitFor('.suggest-widget .monaco-list-row:has-text("New skill")');
    await page.screenshot('author-00-from-nothing');
    await page.press('Enter');
    await until('the skeleton stands', () =>
      activeEditor().document.getText().startsWith('---\nname: release-notes\n'),
    );
    await page.press('Tab');
    await page.type('Write release notes.');
    await page.press('Tab');
    await page.type('a version is tagged.');
    await page.press('Tab');
    await page.press('Tab');
    await page.type('Read the commits since the last tag.');
    await vscode.commands.executeCommand('workbench.action.files.save');
    await found(({ skills }) => skills.some(({ name }) => name === 'release-notes'));
    await marked(inWorkspace(PATH), []);
    await page.screenshot('author-01-written');
  });

  MISHAPS.forEach(({ what, broken, at, fix, mended }, index) => {
    it(`mends ${what}`, async () => {
      await setText(broken);
      cursorAt(at);
      await lightBulb(fix);
      await page.screenshot(`author-${String(index + 2).padStart(2, '0')}-${what.replace(/\W+/g, '-')}`);
      await pick(fix);
      const text = () => activeEditor().document.getText();
      await until('it is mended', () => text() === mended || Promise.reject(new Error(text())));
    });
  });
});
