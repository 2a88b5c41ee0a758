// @skills in the Chat view, with a model that says what it is told to.

import assert from 'node:assert/strict';
import * as vscode from 'vscode';
import { TOOLS } from '../../../src/core/tools/table';
import { answerWith, askInChat, sendToChat } from '../support/chat';
import { type Request, type ScriptedModel, scriptedModel, textOf } from '../support/model';
import { needsPage, page } from '../support/page';
import { skillshelf } from '../support/skills';
import { until } from '../support/until';

const CATALOGUE = '# Available Skills';

let model: ScriptedModel;

/** The text of each message of a request. */
const texts = ({ messages }: Request) =>
  messages.map(({ parts }) => parts.map((part) => (part.type === 'text' ? part.value : part.type)).join('|'));

async function requested(count: number): Promise<readonly Request[]> {
  await until(`${count} requests`, () => model.requests.length >= count);
  return model.requests;
}

describe('@skills', () => {
  before(async function () {
    await needsPage.call(this);
    await skillshelf();
    await page.resize(1200, 860);
    await vscode.commands.executeCommand('workbench.action.chat.open');
  });

  beforeEach(async () => {
    model = await scriptedModel();
  });

  describe('asked a question', () => {
    it('gives the model the catalogue once in each request, runs load_skill, and shows the answer', async () => {
      model.script(
        { text: 'Looking.', calls: [{ name: 'load_skill', input: { name: 'greet-workspace' } }] },
        'It says: **hello** to you.',
      );
      await askInChat('@skills greet the visitors');
      const answer = await answerWith('It says: hello to you.');
      assert.match(answer, /Completed \d+ steps/);
      await page.screenshot('chat-question');

      assert.equal(model.requests.length, 2);
      for (const request of model.requests) {
        assert.equal(textOf(request).split(CATALOGUE).length, 2, 'the catalogue once');
        assert.ok(
          texts(request)[0]?.startsWith(`${CATALOGUE}\n\nThe following skills are available. Call the \`load_skill\``),
        );
        assert.deepEqual(
          request.tools,
          TOOLS.map(({ name }) => name),
        );
      }
      const [first, second] = model.requests as [Request, Request];
      assert.deepEqual(texts(first).slice(1), ['greet the visitors']);
      assert.deepEqual(texts(second).slice(1, 3), ['greet the visitors', 'Looking.|call']);
      const [result] = second.messages[3]?.parts ?? [];
      assert.ok(result?.type === 'result');
      assert.match(result.text, /^<skill_content name="greet-workspace">.*Say hello\./s);
    });

    it('gives the earlier turns to the model, without their catalogue and without what was for the person only', async () => {
      model.script('The first answer.', 'The second answer.');
      await sendToChat('@skills one');
      await answerWith('The first answer.');
      await sendToChat('@skills /list', { again: true });
      await answerWith('greet-home');
      await sendToChat('@skills two', { again: true });
      await answerWith('The second answer.');
      const [, second] = await requested(2);
      assert.deepEqual(texts(second as Request).slice(1), ['one', 'The first answer.', 'two']);
    });

    it('tells the model of its mistakes, and goes on', async () => {
      model.script(
        {
          calls: [
            { name: 'load_skill', input: {} },
            { name: 'no_such_tool', input: {} },
          ],
        },
        'Now I know better.',
      );
      await sendToChat('@skills err');
      await answerWith('Now I know better.');
      assert.match(
        textOf((await requested(2))[1] as Request),
        /Error: name is required\..*Error: there is no tool no_such_tool/s,
      );
    });

    it('stops at the limit and says so', async () => {
      const again = { calls: [{ name: 'list_skills', input: {} }] };
      const settings = vscode.workspace.getConfiguration('skillshelf.chat');
      await settings.update('maxRounds', 2, vscode.ConfigurationTarget.Global);
      try {
        model.script(again, again, again);
        await sendToChat('@skills go round and round');
        await answerWith('Stopped after 2 requests');
        assert.equal(model.requests.length, 2);
      } finally {
        await settings.update('maxRounds', undefined, vscode.ConfigurationTarget.Global);
      }
    });

    it('says that the model failed', async () => {
      model.script(() => Promise.reject(new Error('out of credits')));
      await sendToChat('@skills fail');
      await answerWith('out of credits');
    });

    it('can be stopped', async () => {
      model.script(() => new Promise(() => undefined));
      await sendToChat('@skills wait for ever');
      const [request] = await requested(1);
      await vscode.commands.executeCommand('workbench.action.chat.cancel');
      await until('the model hears of it', () => request?.cancelled);
    });
  });

  describe('told a command', () => {
    it('/list: every skill, with links and what it costs', async () => {
      await askInChat('@skills /list');
      const answer = await answerWith('greet-workspace');
      assert.match(answer, /\d+ skills · .*≈ \d+ tokens.*greet-home/s);
      assert.equal(model.requests.length, 0);
      await page.screenshot('chat-list');
    });

    it('/show NAME: where it is', async () => {
      await sendToChat('@skills /show greet-home');
      const answer = await answerWith('Open SKILL.md');
      assert.match(answer, /greet-home.*Path .*[\\/]\.agents[\\/]skills[\\/]greet-home[\\/]SKILL\.md/s);
      await page.screenshot('chat-show');
    });

    it('/show with a wrong name: those it may have meant', async () => {
      await sendToChat('@skills /show greet-hom');
      assert.match(await answerWith('There is no skill called'), /Did you mean .*greet-home/);
    });

    it('/help: begins with how many skills are loaded, and has the commands in order', async () => {
      await sendToChat('@skills /help');
      const answer = await answerWith('skills loaded');
      assert.match(
        answer,
        /^\s*(?:Skills\s*)?\d+ skills loaded\..*\/help.*\/list.*\/preview.*\/reload.*\/run.*\/show/s,
      );
      await page.screenshot('chat-help');
    });

    it('/reload: what there is now', async () => {
      await sendToChat('@skills /reload');
      await answerWith(' ok, ');
    });

    it("in the first seed's words", async () => {
      await sendToChat('@skills skill list');
      await answerWith('greet-workspace');
      await sendToChat('@skills /h');
      await answerWith('skills loaded');
      await sendToChat('@skills /c');
      await answerWith('your skills stay');
      assert.equal(model.requests.length, 0);
    });

    it('that there is not: says so, with those there are', async () => {
      await sendToChat('@skills /nope');
      assert.match(await answerWith('Unknown command'), /\/nope.*\/help.*\/list/s);
    });
  });

  it('starts a skill by hand', async () => {
    model.script('Hello, Ann!');
    await sendToChat('@skills /greet-workspace greet Ann');
    await answerWith('Hello, Ann!');
    const [, content, prompt, ...more] = texts((await requested(1))[0] as Request);
    assert.match(content ?? '', /^<skill_content name="greet-workspace">.*Say hello\./s);
    assert.deepEqual([prompt, more], ['greet Ann', []]);
  });
});

describe('the offline model', () => {
  const offline = () => vscode.lm.selectChatModels({ vendor: 'skillshelf' });
  const settings = () => vscode.workspace.getConfiguration('skillshelf.chat');
  const models = { events: [vscode.lm.onDidChangeChatModels] };

  afterEach(async () => {
    model.offer(true);
    await settings().update('offlineModel', undefined, vscode.ConfigurationTarget.Global);
  });

  it('stays away while another model is there, and comes when it goes', async () => {
    model = await scriptedModel();
    await until('no offline model', async () => (await offline()).length === 0, models);
    model.offer(false);
    await until('the offline model', async () => (await offline()).length === 1, models);
    model.offer(true);
    await until('no offline model again', async () => (await offline()).length === 0, models);
  });

  it('is there always, or never, by the setting', async () => {
    model = await scriptedModel();
    await settings().update('offlineModel', 'always', vscode.ConfigurationTarget.Global);
    await until('the offline model beside another', async () => (await offline()).length === 1, models);
    await settings().update('offlineModel', 'never', vscode.ConfigurationTarget.Global);
    model.offer(false);
    await until('no model at all', async () => (await vscode.lm.selectChatModels()).length === 0, models);
  });
});
