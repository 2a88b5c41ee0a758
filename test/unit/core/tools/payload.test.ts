import assert from 'node:assert/strict';
import { readArguments } from '../../../../src/core/prompt/argumentWords';
import { missingArguments, payloadOf } from '../../../../src/core/tools/payload';
import type { ToolContext } from '../../../../src/core/tools/tool';
import { makeConsent, makeSkill, makeSnapshot } from '../../../support/makeSkill';
import { MemoryFiles } from '../../../support/memoryFiles';

const style = makeSkill('style');
const notes = makeSkill('notes', {
  dependencies: ['style'],
  arguments: [{ name: 'version', description: 'the version' }],
});

const contextWith = (over: Partial<ToolContext> = {}): ToolContext => ({
  snapshot: makeSnapshot([notes, style]),
  files: new MemoryFiles({
    [notes.path]: '---\nname: notes\n---\nNotes of $version.',
    [style.path]: '---\nname: style\n---\nShort.',
  }),
  consent: makeConsent(),
  ...over,
});

describe('what a model gets when a person starts skills', () => {
  it('is their contents and the person’s words', async () => {
    const { loads, prompt } = await payloadOf([notes], readArguments('2.0'), contextWith());
    assert.equal(loads.length, 1);
    assert.match(loads[0]?.text ?? '', /Short\..*Notes of 2\.0\./s);
    assert.equal(prompt, '2.0');
  });

  it('is their contents and a word to begin where the person said no more', async () => {
    const none = readArguments('');
    assert.equal((await payloadOf([style], none, contextWith())).prompt, 'Follow the instructions of this skill.');
    const both = await payloadOf([style, notes], none, contextWith());
    assert.equal(both.prompt, 'Follow the instructions of these skills.');
  });

  it('has each skill once, whoever brings it', async () => {
    for (const order of [
      [style, notes],
      [notes, style],
    ]) {
      const { loads } = await payloadOf(order, readArguments('x'), contextWith());
      assert.deepEqual(
        loads.flatMap(({ skills }) => skills).map(({ name }) => name),
        ['style', 'notes'],
      );
    }
  });

  it('comes only with consent', async () => {
    const consent = makeConsent(() => true);
    await assert.rejects(payloadOf([notes], readArguments('x'), contextWith({ consent })), /is not trusted/);
  });
});

describe('the arguments that are missing', () => {
  it('are those that are declared or asked for, and not given', async () => {
    const consent = makeConsent(() => true);
    const missing = (typed: string) => missingArguments(notes, readArguments(typed), contextWith({ consent }));
    assert.deepEqual([await missing(''), await missing('2.0')], [['version'], []]);
  });

  it('are none of a file that can’t be read: loading says why', async () => {
    const context = contextWith({ files: new MemoryFiles() });
    assert.deepEqual(await missingArguments(notes, readArguments(''), context), []);
  });
});
