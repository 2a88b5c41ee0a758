// In Restricted Mode no model hears of a workspace's skills. (Runs before the workspace is trusted: trust.test.ts.)

import assert from 'node:assert/strict';
import * as vscode from 'vscode';
import { answerWith, sendToChat } from '../support/chat';
import { scriptedModel, textOf } from '../support/model';
import { needsPage } from '../support/page';
import { skillshelf } from '../support/skills';

async function call(name: string, input: object): Promise<string> {
  const { content } = await vscode.lm.invokeTool(name, { input, toolInvocationToken: undefined });
  return content.map((part) => (part instanceof vscode.LanguageModelTextPart ? part.value : '')).join('');
}

describe('what a model gets in Restricted Mode', () => {
  before(async () => {
    await skillshelf();
    assert.equal(vscode.workspace.isTrusted, false);
  });

  it("is a person's own skill, and not the workspace's", async () => {
    assert.match(await call('load_skill', { name: 'from-home' }), /^<skill_content name="from-home">/);
    await assert.rejects(call('load_skill', { name: 'from-workspace' }), /Error: .*not trusted \(Restricted Mode\)/);
  });

  it('is a list that names no skill of the workspace, and says that some are withheld', async () => {
    const answer = await call('list_skills', {});
    assert.match(answer, /- from-home: /);
    assert.match(answer, /- 1 withheld from models: the person has not trusted them, or the audit blocks them\./);
    assert.doesNotMatch(answer, /from-workspace/);
  });

  describe('in chat', () => {
    before(needsPage);

    it('is a catalogue without them, while the person is shown all', async () => {
      const model = await scriptedModel();
      model.script('Fine.');
      await sendToChat('@skills /list');
      assert.match(await answerWith('from-workspace'), /withheld from models/);
      await sendToChat('@skills hello', { again: true });
      await answerWith('Fine.');
      const sent = model.requests.map(textOf).join();
      assert.match(sent, /## from-home/);
      assert.doesNotMatch(sent, /from-workspace|may not be trusted/);
    });

    it('is nothing of a skill that a person starts by hand, and the person hears why', async () => {
      const model = await scriptedModel();
      await sendToChat('@skills /from-workspace please');
      await answerWith('Manage Workspace Trust');
      assert.equal(model.requests.length, 0);
    });
  });
});
