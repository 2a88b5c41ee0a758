// The public API, as a second extension uses it (test/vscode/extensions/apiClient).

import assert from 'node:assert/strict';
import * as vscode from 'vscode';
import type { SkillshelfApi } from '../../../src/api';
import { answerWith, sendToChat } from '../support/chat';
import { type ScriptedModel, scriptedModel, textOf } from '../support/model';
import { needsPage } from '../support/page';
import { skillshelf } from '../support/skills';
import { until } from '../support/until';

interface Client {
  readonly skillshelf: SkillshelfApi;
  provide(): vscode.Disposable;
  join(heard: string[]): vscode.Disposable;
}

let client: Client;
let api: SkillshelfApi;

describe('another extension', () => {
  before(async () => {
    await skillshelf();
    const extension = vscode.extensions.getExtension<Client>('skillshelf-tests.api-client');
    assert.ok(extension);
    client = await extension.activate();
    api = client.skillshelf;
  });

  it('lists skills by source and scope, and gets one by its name', () => {
    const names = (filter?: Parameters<SkillshelfApi['list']>[0]) => api.list(filter).map(({ name }) => name);
    assert.ok(names().includes('greet-workspace') && names().includes('greet-home'));
    assert.ok(!names({ scope: 'user' }).includes('greet-workspace'));
    assert.ok(names({ source: 'bundled' }).includes('skill-creator'));
    assert.equal(api.get('GREET-HOME')?.root.scope, 'user');
    assert.equal(api.get('nope'), undefined);
  });

  it('searches', () => {
    const [best] = api.search('greet whoever is there');
    assert.equal(best?.skill.name, 'greet-workspace');
    assert.ok(best.why.length > 0);
    assert.ok(api.search('greet', 1).length <= 1);
  });

  it('loads what a model gets, and hears why not', async () => {
    assert.match(await api.load('greet-workspace'), /^<skill_content name="greet-workspace">.*Say hello\./s);
    assert.match(await api.load('greet-workspace', { arguments: 'Ann' }), /Arguments: Ann\n<\/skill_content>/);
    await assert.rejects(api.load('nope'), /^ToolError: Error: skill not found: nope\./);
  });

  it('provides a skill, until it takes it back', async () => {
    const change = () => ({ events: [api.onDidChange as vscode.Event<void>] });
    const registration = client.provide();
    assert.throws(() => client.provide(), /acme.*already/);
    await until('the provided skill is there', () => api.get('acme-style'), change());
    const skill = api.get('acme-style');
    assert.deepEqual([skill?.root.source, skill?.root.label], ['plugin', 'Acme']);
    assert.match(
      (await vscode.workspace.openTextDocument(vscode.Uri.parse(skill?.path ?? ''))).getText(),
      /Write short sentences\./,
    );
    registration.dispose();
    await until('the provided skill is gone', () => !api.get('acme-style'), change());
  });

  describe('in a conversation of @skills', () => {
    let model: ScriptedModel;

    before(needsPage);
    beforeEach(async () => {
      model = await scriptedModel();
    });

    it('appends messages, blocks calls and replaces results', async () => {
      const heard: string[] = [];
      const hooks = client.join(heard);
      try {
        const calls = [
          { name: 'list_skills', input: {} },
          { name: 'load_skill', input: { name: 'greet-home' } },
        ];
        model.script({ calls }, 'Acme has spoken.');
        await sendToChat('@skills what would Acme do');
        await answerWith('Acme has spoken.');
      } finally {
        hooks.dispose();
      }
      assert.deepEqual(heard, [
        'request of 1',
        'call of list_skills',
        'call of load_skill',
        'result of load_skill',
        'request of 3',
      ]);
      const [first, second] = model.requests;
      assert.ok(first && second);
      assert.match(textOf(first), /what would Acme do\nThe person works at Acme\.$/);
      assert.match(textOf(second), /Error: the call was blocked\. Acme lists nothing\..*\(seen by Acme\)/s);

      model.script('On my own.');
      await sendToChat('@skills and now');
      await answerWith('On my own.');
      assert.doesNotMatch(textOf(model.requests[2] ?? first), /Acme\.$/);
    });

    it('runs a skill in the chat', async () => {
      model.script('Hello from the API.');
      await api.run('greet-home', 'Ann');
      await answerWith('Hello from the API.');
      assert.match(textOf(model.requests[0] ?? assert.fail()), /<skill_content name="greet-home">.*\nAnn$/s);
    });

    it('has its tool offered and run where a person references it', async () => {
      model.script({ calls: [{ name: 'test_shout', input: { word: 3 } }] }, 'I did not shout.');
      await sendToChat('@skills #shout hello');
      await answerWith('I did not shout.');
      assert.ok(model.requests[0]?.tools.includes('test_shout'));
      assert.match(textOf(model.requests[1] ?? assert.fail()), /test_shout was not run: "word" must be string/);
    });
  });
});
