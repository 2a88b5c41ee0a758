// No language model: @skills answers all the same, with what a skill says.

import assert from 'node:assert/strict';
import * as vscode from 'vscode';
import { answerWith, askInChat } from '../support/chat';
import { needsPage, page } from '../support/page';
import { skillshelf } from '../support/skills';

describe('the offline model', () => {
  it('is offered where there is no other, and says what it is', async () => {
    await skillshelf();
    const models = await vscode.lm.selectChatModels();
    assert.deepEqual(
      models.map(({ vendor, name }) => [vendor, name]),
      [['skillshelf', 'Skillshelf offline, no language model']],
    );
  });

  describe('in chat', () => {
    before(needsPage);

    it('shows the instructions of the skill that fits, and that no language model was used', async () => {
      await page.resize(1200, 860);
      await askInChat('@skills how do I write a skill?');
      const answer = await answerWith('No language model was used');
      assert.match(answer, /skill-creator fits your words best.*Choose a language model/s);
      await page.screenshot('chat-offline');
    });

    it('says kindly that nothing fits, and what is there', async () => {
      await askInChat('@skills bake a cake');
      assert.match(await answerWith('fits these words'), /No language model was used.*skill-creator/s);
    });
  });
});
