import assert from 'node:assert/strict';
import { dynamicCommands } from '../../../../src/core/prompt/dynamicCommands';

describe('Commands that an agent would run', () => {
  it('are found in lines and in blocks', () => {
    assert.deepEqual(dynamicCommands('Now: !`git status`, (!`date`)\n\n```!\nnpm test\nnpm run lint\n```\n'), [
      'git status',
      'date',
      'npm test\nnpm run lint',
    ]);
  });

  it('are not seen where there are none', () => {
    assert.deepEqual(dynamicCommands('Stop!`x` and `!cmd` !`` \n```sh\nls\n```'), []);
  });
});
