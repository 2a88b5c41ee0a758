import assert from 'node:assert/strict';
import { asksForModel, pickModel } from '../../../../src/core/agent/pickModel';

const haiku = { id: 'claude-haiku-4.5', name: 'Claude Haiku 4.5', family: 'claude-haiku' };
const sonnet4 = { id: 'claude-sonnet-4', name: 'Claude Sonnet 4', family: 'claude-sonnet' };
const sonnet46 = { id: 'claude-sonnet-4.6', name: 'Claude Sonnet 4.6', family: 'claude-sonnet' };
const gpt = { id: 'gpt-5-mini', name: 'GPT-5 mini', family: 'gpt-5-mini' };
const ALL = [gpt, haiku, sonnet4, sonnet46];
const pick = (wanted: string, current = gpt) => pickModel(wanted, ALL, current)?.id;

describe('the model that a skill asks for', () => {
  it('is the one called so, whatever stands between the letters', () => {
    assert.equal(pick('claude-haiku-4-5'), haiku.id);
    assert.equal(pick('Claude Sonnet 4.6'), sonnet46.id);
    assert.equal(pick('gpt5mini'), gpt.id);
  });

  it('is rather the exact one than a longer name', () => {
    assert.equal(pick('claude-sonnet-4'), sonnet4.id);
  });

  it('is one whose name holds the wish; of several the one that is chosen already', () => {
    assert.equal(pick('haiku'), haiku.id);
    assert.equal(pick('sonnet'), sonnet4.id);
    assert.equal(pick('sonnet', sonnet46), sonnet46.id);
  });

  it('is none where none is called so', () => {
    assert.equal(pick('gemini-3-pro'), undefined);
    assert.equal(pick('--'), undefined);
  });

  it('is no wish at all where the skill takes whichever is chosen', () => {
    assert.deepEqual([undefined, '', 'inherit', 'Default'].map(asksForModel), [false, false, false, false]);
    assert.ok(asksForModel('haiku'));
  });
});
