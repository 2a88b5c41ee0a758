import assert from 'node:assert/strict';
import { secondStage } from '../../../../src/core/catalog/secondStage';
import { finding } from '../../../../src/core/model/finding';
import { TestToken } from '../../../support/cancellation';
import { makeSkill } from '../../../support/makeSkill';
import { MemoryFiles } from '../../../support/memoryFiles';

const SKILL = makeSkill('a');
const TEXT = '---\nname: a\ndescription: x\n---\n\nSee [there](references/there.md) and [gone](references/gone.md).\n';

function stage(files: MemoryFiles, token?: TestToken) {
  const across = [finding('name-shadowed', { name: 'a', winner: '/x' })];
  return secondStage(SKILL, { files, tokens: (text) => text.length / 4, across }, token);
}

describe('the second stage', () => {
  it('finds what is wrong with the body, after what stands before it', async () => {
    const files = new MemoryFiles({ [SKILL.path]: TEXT, [`${SKILL.directory}/references/there.md`]: '# There\n' });
    const found = await stage(files);
    assert.deepEqual(
      found.map(({ code, line }) => `${code}:${line}`),
      ['name-shadowed:2', 'link-dead:6'],
    );
    assert.equal(found[1]?.data.path, 'references/gone.md');
  });

  it('keeps what is known across skills when the file is gone by then', async () => {
    assert.deepEqual(
      (await stage(new MemoryFiles())).map(({ code }) => code),
      ['name-shadowed'],
    );
  });

  it('gives nothing once it is cancelled', async () => {
    const token = new TestToken();
    token.cancel();
    assert.deepEqual(await stage(new MemoryFiles({ [SKILL.path]: TEXT }), token), []);
  });
});
