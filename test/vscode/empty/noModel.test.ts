// Nothing there: no skill, and no other language model.

import assert from 'node:assert/strict';
import * as vscode from 'vscode';

describe('with nothing there', () => {
  it('has no language model of others', async () => {
    const models = await vscode.lm.selectChatModels();
    assert.deepEqual(
      models.filter((model) => model.vendor !== 'skillshelf').map((model) => model.id),
      [],
    );
  });
});
