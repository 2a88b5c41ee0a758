// Skills in use: by hand, by their triggers, with arguments, off for models.

import assert from 'node:assert/strict';
import * as vscode from 'vscode';
import { answerWith, sendToChat } from '../support/chat';
import { type Request, type ScriptedModel, scriptedModel, textOf } from '../support/model';
import { needsPage, page } from '../support/page';
import { found, remove, skillshelf, skillText, write } from '../support/skills';
import { openView, row, shows } from '../support/tree';
import { until } from '../support/until';

const RELEASE = `---
name: use-release
description: Writes release notes. Use when a release is near.
triggers: [ship it]
arguments:
  version: the version to write for
hooks:
  preExecute: Look at the tags first.
  postExecute: Now check the dates.
depends_on: [use-style]
---

Write the notes of $version.
`;

let model: ScriptedModel;

const settings = () => vscode.workspace.getConfiguration('skillshelf');
const texts = ({ messages }: Request) =>
  messages.map(({ parts }) => parts.map((part) => (part.type === 'text' ? part.value : part.type)).join('|'));
const request = (index: number) => model.requests[index] ?? assert.fail(`no request ${index}`);

describe('using skills', () => {
  before(async function () {
    await needsPage.call(this);
    await skillshelf();
    await write({
      '.agents/skills/use-release/SKILL.md': RELEASE,
      '.agents/skills/use-style/SKILL.md': skillText('use-style', 'How we write.', 'Short sentences.\n'),
    });
    await found(({ skills }) =>
      ['use-release', 'use-style'].every((name) => skills.some((each) => each.name === name)),
    );
    await page.resize(1200, 860);
  });
  after(async () => {
    await remove('.agents/skills/use-release');
    await remove('.agents/skills/use-style');
  });
  beforeEach(async () => {
    model = await scriptedModel();
  });

  describe('by hand', () => {
    it('gives what the skill needs, what comes before it, and the arguments, and then has its last word', async () => {
      model.script('Written.', 'Checked.');
      await sendToChat('@skills /run use-release 2.0');
      await answerWith('Checked.');
      const [, content = '', prompt, ...more] = texts(request(0));
      assert.match(
        content,
        /^<skill_content name="use-style">.*Short sentences\..*<skill_content name="use-release">.*Look at the tags first\.\n\n\s*Write the notes of 2\.0\./s,
      );
      assert.deepEqual([prompt, more], ['2.0', []]);
      assert.deepEqual(texts(request(1)).slice(-2), ['Written.', 'Now check the dates.']);
      await page.screenshot('use-by-hand');
    });

    it('asks for an argument that is missing', async () => {
      model.script('Written.', 'Checked.');
      await sendToChat('@skills /use-release');
      await page.waitFor('.quick-input-widget:has-text("version (the version to write for)")');
      await page.screenshot('use-arguments');
      await page.type('3.1');
      await page.press('Enter');
      await answerWith('Checked.');
      assert.match(texts(request(0))[1] ?? '', /Write the notes of 3\.1\./);
    });

    it('starts nothing where the person would rather not say', async () => {
      await sendToChat('@skills /use-release');
      await page.waitFor('.quick-input-widget:has-text("Missing")');
      await page.press('Escape');
      await answerWith('Not started');
      assert.equal(model.requests.length, 0);
    });

    it('takes several', async () => {
      model.script('Both.');
      await sendToChat('@skills /greet-home /use-style be kind');
      await answerWith('Both.');
      const [, home = '', style = '', prompt] = texts(request(0));
      assert.match(home, /^<skill_content name="greet-home">/);
      assert.match(style, /^<skill_content name="use-style">/);
      assert.equal(prompt, 'be kind');
    });

    it('from the tree: sends it, or puts its name into the chat', async () => {
      model.script('From the tree.');
      await vscode.commands.executeCommand('workbench.action.chat.newChat');
      await vscode.commands.executeCommand('skillshelf.runInChat', 'greet-home');
      await answerWith('From the tree.');
      await vscode.commands.executeCommand('workbench.action.chat.newChat');
      await vscode.commands.executeCommand('skillshelf.addToChat', 'greet-home');
      const input = '.chat-input-container .view-lines, .interactive-input-editor .view-lines';
      await page.waitFor(`:is(${input}):has-text("greet-home")`);
      await page.press('ControlOrMeta+A');
      await page.press('Delete');
    });

    it('shows the exact payload first, if one wants', async () => {
      await vscode.commands.executeCommand('skillshelf.previewPayload', 'use-release', '4.0');
      const document = await until('the payload', () => {
        const { document: shown } = vscode.window.activeTextEditor ?? {};
        return shown?.uri.scheme === 'skillshelf-payload' ? shown : undefined;
      });
      assert.match(
        document.getText(),
        /^What a model gets of use-release: 2 messages, ≈ \d+ tokens\.\nSkills that it needs, which come first: use-style\n\n─+ Message 1 ─+\n\n<skill_content name="use-style">.*Write the notes of 4\.0\..*─+ Message 2 ─+\n\n4\.0\n$/s,
      );
      await page.screenshot('use-payload');
      await vscode.commands.executeCommand('workbench.action.closeActiveEditor');
    });
  });

  describe('loaded in a conversation', () => {
    it('is not loaded again, unless the model insists', async () => {
      const load = (input: object) => ({ calls: [{ name: 'load_skill', input }] });
      model.script(load({ name: 'greet-home' }), 'The first.');
      await sendToChat('@skills one');
      await answerWith('The first.');
      model.script(load({ name: 'greet-home' }), load({ name: 'greet-home', force: true }), 'The second.');
      await sendToChat('@skills two', { again: true });
      await answerWith('The second.');
      const later = texts(request(2));
      assert.match(later[1] ?? '', /^<skill_content name="greet-home">/, 'the instructions stay in the conversation');
      assert.deepEqual(later.slice(2), ['one', 'The first.', 'two']);
      assert.match(textOf(request(3)), /The skill "greet-home" is loaded already, and has not changed/);
      assert.equal(textOf(request(4)).split('<skill_content name="greet-home">').length, 3);
    });
  });

  describe('by its trigger', () => {
    after(() => settings().update('chat.autoLoad', undefined, vscode.ConfigurationTarget.Global));

    it('is loaded once the person agrees, with a word on why', async () => {
      model.script('Shipped.');
      await sendToChat('@skills please ship it today');
      await page.waitFor('.quick-input-widget:has-text("your message says “ship it”")');
      await page.screenshot('use-trigger-question');
      await page.press('Enter');
      const answer = await answerWith('Shipped.');
      assert.match(answer, /Loaded use-release: your message says “ship it”\./);
      const [, block = '', prompt] = texts(request(0));
      assert.match(block, /^=== Skill: use-release ===\n<skill_content name="use-style">/);
      assert.equal(prompt, 'please ship it today');
      await page.screenshot('use-trigger');
    });

    it('stays away where the person says no, or has said so for good', async () => {
      model.script('Without.', 'Without it.');
      await sendToChat('@skills ship it');
      await page.waitFor('.quick-input-widget:has-text("ship it")');
      await page.press('Escape');
      await answerWith('Without.');
      await settings().update('chat.autoLoad', 'off', vscode.ConfigurationTarget.Global);
      await sendToChat('@skills ship it');
      await answerWith('Without it.');
      for (const each of model.requests) assert.doesNotMatch(textOf(each), /=== Skill/);
    });

    it('is loaded without a question where the setting says so', async () => {
      await settings().update('chat.autoLoad', 'triggers', vscode.ConfigurationTarget.Global);
      model.script('At once.');
      await sendToChat('@skills ship it');
      await answerWith('At once.');
      assert.match(textOf(request(0)), /=== Skill: use-release ===/);
    });
  });

  describe('switched off', () => {
    const off = () => vscode.commands.executeCommand('skillshelf.disableInWorkspace', 'greet-home');
    const on = () => vscode.commands.executeCommand('skillshelf.enableInWorkspace', 'greet-home');

    it('is shown so, reaches no model, and still starts by hand', async () => {
      await off();
      try {
        assert.deepEqual(settings().inspect('enabled')?.workspaceValue, { 'greet-home': false });
        await openView();
        await shows('the skill is off', (lines) => lines.some((line) => /circle-slash greet-home \| off/.test(line)));
        await page.hover(row('greet-home'));
        await page.screenshot('use-off');
        model.script({ calls: [{ name: 'load_skill', input: { name: 'greet-home' } }] }, 'Not given.', 'By hand.');
        await sendToChat('@skills who greets at home');
        await answerWith('Not given.');
        const listed = texts(request(0))[0] ?? '';
        assert.ok(listed.includes('## greet-workspace') && !listed.includes('## greet-home'));
        assert.match(textOf(request(1)), /Error: the person has switched off the skill "greet-home"/);
        await sendToChat('@skills /greet-home');
        await answerWith('By hand.');
      } finally {
        await on();
      }
      assert.equal(settings().inspect('enabled')?.workspaceValue, undefined);
      await shows('the skill is on', (lines) => lines.some((line) => /check greet-home/.test(line)));
    });

    it('by a set: only its skills reach models', async () => {
      const { Workspace } = vscode.ConfigurationTarget;
      await settings().update('sets', { greeting: ['greet-home'] }, Workspace);
      try {
        void vscode.commands.executeCommand('skillshelf.chooseSet');
        await page.waitFor('.quick-input-widget:has-text("greeting")');
        await page.screenshot('use-sets');
        await page.type('greeting');
        await page.press('Enter');
        await until('the set is chosen', () => settings().get('set') === 'greeting');
        model.script('Only one.');
        await sendToChat('@skills what is there');
        await answerWith('Only one.');
        assert.deepEqual(texts(request(0))[0]?.match(/^## .*/gm), ['## greet-home']);
      } finally {
        await settings().update('set', undefined, Workspace);
        await settings().update('sets', undefined, Workspace);
      }
    });
  });
});
