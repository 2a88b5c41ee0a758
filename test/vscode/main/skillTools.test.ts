// What a skill in use says of tools and models: offered, approved, held by the gate; and what a failure leaves to say.
// (By /run: with a model that is not there, VS Code itself sends no message that begins with the skill's name.)

import assert from 'node:assert/strict';
import * as vscode from 'vscode';
import { answerWith, sendToChat } from '../support/chat';
import { type Request, type ScriptedModel, scriptedModel, textOf } from '../support/model';
import { needsPage, page } from '../support/page';
import { found, remove, skillshelf, write } from '../support/skills';
import { until } from '../support/until';

const SHOUTING = `---
name: tools-shouting
description: Shouts. Use when something is to be said loudly.
model: no-such-model
permissions:
  tools: [test_shout]
  network: false
  paths:
    read: ["docs/**"]
    write: ["docs/**"]
hooks:
  onError: Say what went wrong.
---

Shout it.
`;

let model: ScriptedModel;
const request = (index: number): Request => model.requests[index] ?? assert.fail(`no request ${index}`);
const shout = (input: object) => ({ calls: [{ name: 'test_shout', input: { word: 'hello', ...input } }] });
const settings = () => vscode.workspace.getConfiguration('skillshelf');

describe('a skill in use', () => {
  before(async function () {
    await needsPage.call(this);
    const api = await skillshelf();
    await vscode.extensions.getExtension('skillshelf-tests.api-client')?.activate();
    await write({ '.agents/skills/tools-shouting/SKILL.md': SHOUTING });
    await found(() => api.get('tools-shouting') !== undefined);
  });
  after(() => remove('.agents/skills/tools-shouting'));
  beforeEach(async () => {
    model = await scriptedModel();
  });

  it('says that its model is not there', async () => {
    model.script('Said.');
    await sendToChat('@skills /run tools-shouting hello');
    assert.match(await answerWith('Said.'), /The skill asks for the model no-such-model, which is not there; Scripted/);
  });

  it('brings the tools that it names, once the person has allowed them', async () => {
    model.script(shout({}), 'It was not allowed.');
    await sendToChat('@skills /run tools-shouting hello');
    const question = '.notification-toast:has-text("wants to use the tool test_shout")';
    await page.waitFor(question);
    await page.screenshot('skill-tool-approval');
    await page.click(`${question} .monaco-button:has-text("Deny")`);
    await answerWith('It was not allowed.');
    assert.ok(request(0).tools.includes('test_shout'));
    assert.match(textOf(request(1)), /Error: the call was blocked\. The person did not allow test_shout\./);

    model.script(shout({}), 'It was allowed.');
    await sendToChat('@skills /run tools-shouting hello');
    await page.waitFor(question);
    await page.click(`${question} .monaco-button:has-text("Allow")`);
    await answerWith('It was allowed.');
    assert.match(textOf(request(3)), /HELLO/);
  });

  it('is held to what it may touch, and by nobody lifted', async () => {
    model.script(shout({ filePath: 'docs/a.md' }), shout({ filePath: '../secret' }), 'Held.');
    await sendToChat('@skills /run tools-shouting #shout hello');
    await answerWith('Held.');
    assert.match(textOf(request(1)), /HELLO/);
    assert.match(
      textOf(request(2)),
      /Error: the call was blocked\. test_shout is not permitted: the skill "tools-shouting" may not touch/,
    );
  });

  it('has its word when the model fails', async () => {
    model.script(() => Promise.reject(new Error('out of credits')), 'The model ran out of credits.');
    await sendToChat('@skills /run tools-shouting hello');
    const answer = await answerWith('The model ran out of credits.');
    assert.match(answer, /failed: .*out of credits/);
    assert.match(textOf(request(1)), /\nSay what went wrong\.$/);
  });

  it('may restrict all tools that there are to its own', async () => {
    await settings().update('chat.tools', 'all', vscode.ConfigurationTarget.Global);
    try {
      model.script('All of them.', 'Only mine.');
      await sendToChat('@skills what tools are there');
      await answerWith('All of them.');
      await sendToChat('@skills /run tools-shouting hello');
      await answerWith('Only mine.');
    } finally {
      await settings().update('chat.tools', undefined, vscode.ConfigurationTarget.Global);
    }
    const all = request(0).tools;
    assert.ok(all.includes('test_shout') || all.includes('run_tool'));
    const mine = request(1).tools;
    assert.ok(mine.includes('test_shout'));
    assert.ok(mine.length < all.length || all.includes('run_tool'));
    assert.ok(!mine.includes('mcp_figma_file_read'));
  });

  it('may come from the tools of an MCP server', async () => {
    const api = await skillshelf();
    await settings().update('mcpSkills', false, vscode.ConfigurationTarget.Global);
    await until('no skill of MCP', () => !api.get('figma-file'));
    await settings().update('mcpSkills', undefined, vscode.ConfigurationTarget.Global);
    const skill = await until('the skill of the server', () => api.get('figma-file'));
    assert.deepEqual([skill.root.source, skill.description], ['mcp', 'MCP file tools: file_read, file_write']);
    assert.ok(api.list({ source: 'mcp' }).includes(skill));
  });
});
