// New skills, as a person makes them and as a model asks for them.

import assert from 'node:assert/strict';
import * as vscode from 'vscode';
import { exists, INPUT, opened, ROOT, read, TOAST, tidyUp } from '../support/author';
import { needsPage, page } from '../support/page';
import { remove, skillshelf } from '../support/skills';
import { until } from '../support/until';

describe('skills are made', () => {
  before(async function () {
    await needsPage.call(this);
    await skillshelf();
  });
  afterEach(tidyUp);

  describe('by a person', () => {
    after(() => remove(`${ROOT}/release-notes`));

    it('who answers four questions, and is told at once what is wrong', async () => {
      await page.resize(1200, 800);
      const made = vscode.commands.executeCommand('skillshelf.newSkill');
      await page.waitFor('.quick-input-title:has-text("New Skill in .agents/skills")');
      await page.screenshot('new-skill-1-name');
      await page.fill(INPUT, '发布说明');
      await page.waitFor('.quick-input-message:has-text("small letters a–z, digits and hyphens only")');
      await page.press('Enter');
      await page.fill(INPUT, 'greet-workspace');
      await page.waitFor('.quick-input-message:has-text("There is a skill “greet-workspace” here already.")');
      await page.screenshot('new-skill-2-taken');
      await page.fill(INPUT, 'Release Notes');
      await page.waitFor('.quick-input-message:has-text("Will be called “release-notes”.")');
      await page.screenshot('new-skill-3-suggestion');
      await page.press('Enter');

      await page.waitFor('.quick-input-message:has-text("What it does, and when to use it")');
      await page.fill(INPUT, 'Writes: the notes');
      await page.waitFor('.quick-input-message:has-text("does not say when to use the skill")');
      await page.screenshot('new-skill-4-description');
      await page.fill(INPUT, 'Write release notes: one page. Use before a release.');
      await page.press('Enter');

      await page.waitFor('.quick-input-message:has-text("Words of requests")');
      await page.fill(INPUT, 'release notes, 发布说明');
      await page.screenshot('new-skill-5-triggers');
      await page.press('Enter');

      await page.waitFor('.quick-input-list .monaco-list-row:has-text("Procedure")');
      await page.screenshot('new-skill-6-template');
      await page.press('Enter');
      await made;
      await opened(`${ROOT}/release-notes/SKILL.md`);
      await page.screenshot('new-skill-7-file');
      assert.match(
        await read(`${ROOT}/release-notes/SKILL.md`),
        /^---\nname: release-notes\ndescription: "Write release notes: one page\. Use before a release\."\ntriggers:\n {2}- release notes\n {2}- 发布说明\n---\n\n# Release notes\n/,
      );
      const { skills } = await skillshelf();
      assert.ok(skills.some(({ name, agentCreated }) => name === 'release-notes' && !agentCreated));
    });

    it('who can go back, choose another place, and leave', async () => {
      const made = vscode.commands.executeCommand('skillshelf.newSkill');
      await page.waitFor('.quick-input-title:has-text("New Skill in .agents/skills")');
      await page.fill(INPUT, 'at-home');
      await page.press('Enter');
      await page.waitFor('.quick-input-message:has-text("What it does")');
      await page.click('.quick-input-left-action-bar .action-label');
      await page.waitFor('.quick-input-message:has-text("The task in a few words")');
      await page.click('.quick-input-right-action-bar .action-label');
      await page.waitFor('.quick-input-list .monaco-list-row:has-text("~/.agents/skills")');
      await page.screenshot('new-skill-8-place');
      await page.click('.quick-input-list .monaco-list-row:has-text("~/.agents/skills")');
      await page.waitFor('.quick-input-title:has-text("New Skill in ~/.agents/skills")');
      assert.equal(await page.evaluate(`document.querySelector(${JSON.stringify(INPUT)}).value`), 'at-home');
      await page.press('Escape');
      await made;
      const { skills } = await skillshelf();
      assert.ok(!skills.some(({ name }) => name === 'at-home'));
    });
  });

  describe('by a model', () => {
    after(() => remove(`${ROOT}/from-model`));

    const call = async (name: string) => {
      const input = { name, description: 'Does what was done. Use it again.', instructions: '1. Do it.' };
      const result = await vscode.lm.invokeTool('create_skill', { input, toolInvocationToken: undefined });
      return result.content.map((part) => (part instanceof vscode.LanguageModelTextPart ? part.value : '')).join('');
    };

    it('once the person has seen it and agreed', async () => {
      const answered = call('from-model');
      await page.waitFor(
        `${TOAST}:has-text("A language model wants to create the skill “from-model” in .agents/skills.")`,
      );
      await page.screenshot('create-skill-asks');
      await page.click(`${TOAST} .monaco-button:has-text("Show")`);
      const shown = await until('the text', () => vscode.window.activeTextEditor?.document);
      assert.match(shown.getText(), /^agent_created: true$/m);
      assert.equal(await exists(`${ROOT}/from-model/SKILL.md`), false);
      await page.click(`${TOAST} .monaco-button:text-is("Create")`);
      assert.match(await answered, /^The skill "from-model" was created: .*from-model/);
      const { skills } = await skillshelf();
      assert.equal(skills.find(({ name }) => name === 'from-model')?.agentCreated, true);
    });

    it('and not against the person’s will', async () => {
      const answered = call('unwanted').catch(String);
      await page.click(`${TOAST} .monaco-button:has-text("Don’t Create")`);
      assert.match(await answered, /the person does not want this skill/);
      assert.equal(await exists(`${ROOT}/unwanted`), false);
    });
  });
});
