import assert from 'node:assert/strict';
import { assistantText, type ToolResult, userText } from '../../../../src/core/agent/chatModel';
import type { AnyHook, HookEventType, HookHandler } from '../../../../src/core/agent/hookEvents';
import { HookRegistry } from '../../../../src/core/agent/hookRegistry';
import { HookPipeline } from '../../../../src/core/agent/hooks';
import { TestToken } from '../../../support/cancellation';
import { call } from '../../../support/fakeModel';

const lines: string[] = [];
const log = {
  warn: (message: string) => void lines.push(`warn: ${message}`),
  error: (message: string | Error) => void lines.push(`error: ${message}`),
};
const token = new TestToken();
const hook = <T extends HookEventType>(type: T, handle: HookHandler<T>, name = 'test') =>
  ({ type, handle, name }) as unknown as AnyHook;
const pipeline = (...hooks: AnyHook[]) => new HookPipeline(hooks, log);
const result = (text: string): ToolResult => ({ kind: 'result', id: 'echo', text });
/** What an extension in plain JavaScript may return. */
const odd = (value: unknown) => (() => value) as HookHandler<HookEventType>;

describe('the hook pipeline', () => {
  beforeEach(() => {
    lines.length = 0;
  });

  describe('before a tool', () => {
    it('lets the call run where nobody has anything to say', async () => {
      const hooks = pipeline(
        hook('preToolUse', () => undefined),
        hook('preToolUse', () => ({ kind: 'continue' })),
      );
      assert.equal(await hooks.preToolUse(call('echo'), token), undefined);
      assert.deepEqual(lines, []);
    });

    it('tells each handler of the call, in order', async () => {
      const heard: unknown[] = [];
      const hooks = pipeline(
        hook('preToolUse', async ({ toolCall }) => {
          await Promise.resolve();
          heard.push(['a', toolCall.name, toolCall.input]);
        }),
        hook('preToolUse', ({ type }, given) => void heard.push(['b', type, given === token])),
        hook('postToolUse', () => void heard.push('never')),
        hook('preLlmRequest', () => void heard.push('never')),
      );
      await hooks.preToolUse(call('echo', { x: 1 }), token);
      assert.deepEqual(heard, [
        ['a', 'echo', { x: 1 }],
        ['b', 'preToolUse', true],
      ]);
    });

    it('ends the row at a block: no later handler is asked, and none can lift it', async () => {
      let asked = 0;
      const hooks = pipeline(
        hook('preToolUse', () => ({ kind: 'block', reason: 'not today' })),
        hook('preToolUse', () => {
          asked++;
          return { kind: 'continue' };
        }),
      );
      assert.equal(await hooks.preToolUse(call('echo'), token), 'not today');
      assert.equal(asked, 0);
    });
  });

  describe('after a tool', () => {
    it('gives each handler the result as the one before left it', async () => {
      const seen: string[] = [];
      const add = (mark: string) =>
        hook('postToolUse', ({ result: { text } }) => {
          seen.push(text);
          return { kind: 'replace', result: { text: text + mark } };
        });
      const hooks = pipeline(
        add('1'),
        hook('postToolUse', () => undefined),
        add('2'),
      );
      assert.deepEqual(await hooks.postToolUse(call('echo'), result('r'), token), result('r12'));
      assert.deepEqual(seen, ['r', 'r1']);
    });

    it("keeps the result's place: a replaced one answers the same call", async () => {
      const replaced = { kind: 'result', id: 'other', text: 'new', isError: true } as const;
      const hooks = pipeline(hook('postToolUse', () => ({ kind: 'replace', result: replaced })));
      const { id, isError } = await hooks.postToolUse(call('echo'), result('old'), token);
      assert.deepEqual([id, isError], ['echo', true]);
    });
  });

  describe('before a request to the model', () => {
    it('joins what handlers append, in their order, and shows none of it to the others', async () => {
      const seen: number[] = [];
      const append = (text: string, place?: 'first') =>
        hook('preLlmRequest', ({ messages }) => {
          seen.push(messages.length);
          return { kind: 'appendMessages', messages: [userText(text)], ...(place && { place }) };
        });
      const hooks = pipeline(append('a'), append('b', 'first'), append('c'), append('d', 'first'));
      const appended = await hooks.preLlmRequest([userText('hi'), assistantText('hello')], token);
      assert.deepEqual(appended.last, [userText('a'), userText('c')]);
      assert.deepEqual(appended.first, [userText('b'), userText('d')]);
      assert.deepEqual(seen, [2, 2, 2, 2]);
    });
  });

  describe('a handler that throws', () => {
    for (const [how, handle] of [
      [
        'at once',
        () => {
          throw new Error('broken');
        },
      ],
      ['later', () => Promise.reject(new Error('broken'))],
    ] as const) {
      it(`${how} is logged by its name and skipped`, async () => {
        const hooks = pipeline(
          hook('postToolUse', handle, 'acme.hooks'),
          hook('postToolUse', () => ({ kind: 'replace', result: { text: 'still' } })),
        );
        assert.equal((await hooks.postToolUse(call('echo'), result('r'), token)).text, 'still');
        assert.match(lines.join(), /^error: hook acme\.hooks failed on postToolUse .*broken$/);
      });
    }

    it('because all was cancelled is no news', async () => {
      const cancelled = new TestToken();
      cancelled.cancel();
      await pipeline(hook('preToolUse', () => Promise.reject(new Error('Canceled')))).preToolUse(call('x'), cancelled);
      assert.deepEqual(lines, []);
    });
  });

  describe('a result that does not fit its event', () => {
    const block = { kind: 'block', reason: 'no' };
    const replace = { kind: 'replace', result: { text: 'x' } };
    const append = { kind: 'appendMessages', messages: [userText('x')] };
    const cases: [HookEventType, unknown[]][] = [
      ['preToolUse', [replace, append]],
      ['postToolUse', [block, append]],
      ['preLlmRequest', [block, replace]],
    ];
    for (const [type, answers] of cases) {
      it(`is ignored with a warning: ${type}`, async () => {
        for (const answer of answers) {
          lines.length = 0;
          const hooks = pipeline(hook(type, odd(answer), 'acme.hooks'));
          assert.equal(await hooks.preToolUse(call('echo'), token), undefined);
          assert.deepEqual(await hooks.postToolUse(call('echo'), result('r'), token), result('r'));
          assert.deepEqual(await hooks.preLlmRequest([], token), { first: [], last: [] });
          assert.equal(lines.length, 1);
          assert.match(lines[0] ?? '', /^warn: hook acme\.hooks answered \w+ with what does not fit it \(\w+\)/);
        }
      });
    }

    it('is ignored with a warning: what is no result at all', async () => {
      const odds: [HookEventType, unknown][] = [
        ['preToolUse', 'no'],
        ['preToolUse', { kind: 'block' }],
        ['preToolUse', { kind: 'toString' }],
        ['postToolUse', { kind: 'replace', result: null }],
        ['postToolUse', { kind: 'replace', result: { text: 3 } }],
        ['preLlmRequest', { kind: 'appendMessages', messages: 'hi' }],
        ['preLlmRequest', { kind: 'appendMessages', messages: [{ role: 'system', parts: [] }] }],
        ['preLlmRequest', { kind: 'appendMessages', messages: [{ role: 'user', parts: [1] }] }],
      ];
      for (const [type, answer] of odds) {
        lines.length = 0;
        const hooks = pipeline(hook(type, odd(answer)));
        assert.equal(await hooks.preToolUse(call('echo'), token), undefined);
        assert.equal((await hooks.postToolUse(call('echo'), result('r'), token)).text, 'r');
        assert.deepEqual(await hooks.preLlmRequest([], token), { first: [], last: [] });
        assert.equal(lines.length, 1, JSON.stringify(answer));
      }
    });
  });
});

describe('the registry of hooks', () => {
  it('keeps the order of their coming, until they are taken back', () => {
    const registry = new HookRegistry();
    const first = registry.on('preToolUse', () => undefined, 'first');
    registry.on('preLlmRequest', () => undefined, 'second');
    const before = registry.hooks;
    first.dispose();
    assert.deepEqual(
      [before, registry.hooks].map((hooks) => hooks.map(({ name }) => name)),
      [['first', 'second'], ['second']],
    );
  });
});
