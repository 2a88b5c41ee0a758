import assert from 'node:assert/strict';
import { userText } from '../../../../src/core/agent/chatModel';
import { catalogueHook, loggingHooks, timingHooks, verdictHook } from '../../../../src/core/agent/handlers';
import type { AnyHook } from '../../../../src/core/agent/hookEvents';
import { HookPipeline } from '../../../../src/core/agent/hooks';
import type { Verdict } from '../../../../src/core/model/ports';
import { TestToken } from '../../../support/cancellation';
import { call } from '../../../support/fakeModel';

const token = new TestToken();
const silent = { warn: () => assert.fail(), error: () => assert.fail() };
const pipeline = (...hooks: AnyHook[]) => new HookPipeline(hooks, silent);
const no = (reason: string): Verdict => ({ allowed: false, reason });

describe('our own handlers', () => {
  it('the catalogue stands first in a request, and is made for its messages', async () => {
    const hook = catalogueHook(({ messages }) => Promise.resolve(`catalogue for ${messages.length}`));
    assert.deepEqual(await pipeline(hook).preLlmRequest([userText('hi')], token), {
      first: [userText('catalogue for 1')],
      last: [],
    });
  });

  it('no catalogue, no message', async () => {
    const hook = catalogueHook(() => Promise.resolve(''));
    assert.deepEqual(await pipeline(hook).preLlmRequest([], token), { first: [], last: [] });
  });

  it('approval and the gate block with their reason, the gate last', async () => {
    const asked: string[] = [];
    const asking = (name: string, verdict: Verdict) =>
      verdictHook(name, ({ name: tool }) => {
        asked.push(`${name} ${tool}`);
        return verdict;
      });
    const both = pipeline(asking('approval', { allowed: true }), asking('gate', no('network is off')));
    assert.equal(await both.preToolUse(call('fetch'), token), 'network is off');
    assert.deepEqual(asked, ['approval fetch', 'gate fetch']);
  });

  it('a gate that fails blocks', async () => {
    const gate = verdictHook('the gate', () => Promise.reject(new Error('no file')));
    assert.equal(await pipeline(gate).preToolUse(call('fetch'), token), 'the gate could not decide (no file).');
  });

  it('timing tells how long each tool took', async () => {
    const lines: string[] = [];
    let now = 100;
    const hooks = pipeline(...timingHooks({ debug: (line) => void lines.push(line) }, () => now));
    await hooks.preToolUse(call('slow', {}, '1'), token);
    now = 130;
    await hooks.preToolUse(call('quick', {}, '2'), token);
    now = 140;
    await hooks.postToolUse(call('quick', {}, '2'), { kind: 'result', id: '2', text: '' }, token);
    await hooks.postToolUse(call('slow', {}, '1'), { kind: 'result', id: '1', text: '' }, token);
    assert.deepEqual(lines, ['quick took 10 ms', 'slow took 40 ms']);
  });

  it('logging tells sizes, and nothing that was said', async () => {
    const lines: string[] = [];
    const hooks = pipeline(...loggingHooks({ debug: (line) => void lines.push(line) }));
    await hooks.preLlmRequest([userText('secret')], token);
    await hooks.preToolUse(call('read', { path: 'secret' }), token);
    await hooks.postToolUse(call('read'), { kind: 'result', id: 'read', text: 'secret', isError: true }, token);
    assert.deepEqual(lines, ['request to the model: 1 messages', 'call of read', 'read failed: 6 characters']);
  });
});
