// The tests' own language model: it says what it is told to, and remembers what it was asked.

import assert from 'node:assert/strict';
import * as vscode from 'vscode';
import { scriptedModel, textOf } from '../support/model';

async function ask(text: string, tools: vscode.LanguageModelChatTool[] = []): Promise<unknown[]> {
  const [chosen] = await vscode.lm.selectChatModels({ vendor: 'scripted' });
  assert.ok(chosen);
  const response = await chosen.sendRequest([vscode.LanguageModelChatMessage.User(text)], { tools });
  const parts: unknown[] = [];
  for await (const part of response.stream) parts.push(part);
  return parts;
}

describe('the scripted language model', () => {
  it('gives its answers in turn, and records each request in full', async () => {
    const model = await scriptedModel();
    model.script({ text: 'First', calls: [{ name: 'a_tool', input: { x: 1 } }] }, ({ tools }) => tools.join());
    const tool = { name: 'a_tool', description: 'does nothing' };
    const [text, call] = await ask('one', [tool]);
    assert.ok(text instanceof vscode.LanguageModelTextPart && text.value === 'First');
    assert.ok(call instanceof vscode.LanguageModelToolCallPart && call.name === 'a_tool');
    assert.deepEqual(call.input, { x: 1 });
    const [second] = await ask('two', [tool]);
    assert.ok(second instanceof vscode.LanguageModelTextPart && second.value === 'a_tool');
    assert.deepEqual(model.requests.map(textOf), ['one', 'two']);
    assert.deepEqual(model.requests[0]?.tools, ['a_tool']);
  });

  it('can be taken away and brought back', async () => {
    const model = await scriptedModel();
    const gone = await changed(() => model.offer(false));
    assert.equal(gone, 0);
    const back = await changed(() => model.offer(true));
    assert.equal(back, 1);
  });
});

/** How many scripted models there are after a change of theirs. */
async function changed(change: () => void): Promise<number> {
  const heard = new Promise<void>((resolve) => {
    const listener = vscode.lm.onDidChangeChatModels(() => {
      listener.dispose();
      resolve();
    });
  });
  change();
  await heard;
  return (await vscode.lm.selectChatModels({ vendor: 'scripted' })).length;
}
