import assert from 'node:assert/strict';
import manifest from '../../../../package.json';
import { TOOLS } from '../../../../src/core/tools/table';

describe('the tools in package.json', () => {
  it('are those of the core: name, words for the model, input', () => {
    const declared = manifest.contributes.languageModelTools;
    assert.deepEqual(
      declared.map(({ name, modelDescription, inputSchema }) => ({ name, description: modelDescription, inputSchema })),
      TOOLS.map(({ name, description, inputSchema }) => ({ name, description, inputSchema })),
    );
  });

  it('are offered in agent mode, and to a person under the same name', () => {
    for (const tool of manifest.contributes.languageModelTools) {
      assert.equal(tool.toolReferenceName, tool.name);
      assert.equal(tool.canBeReferencedInPrompt, true);
      assert.match(tool.name, /^[a-z]+_[a-z_]+$/);
      for (const words of [tool.displayName, tool.userDescription]) assert.match(words, /^%.+%$/);
    }
  });
});
