import assert from 'node:assert/strict';
import { Debounce } from '../../../src/host/debounce';

/** Collects what is handed on, and lets a test await it. */
function receiver() {
  const handed: (readonly string[])[] = [];
  let hear: () => void = () => undefined;
  return {
    handed,
    hand: (items: readonly string[]) => {
      handed.push(items);
      hear();
    },
    next: () =>
      new Promise<void>((resolve) => {
        hear = resolve;
      }),
  };
}

describe('a debounce', () => {
  it('hands on all of a burst at once, and nothing twice', async () => {
    const { handed, hand, next } = receiver();
    const debounce = new Debounce<string>(5, 1000, hand);
    for (const item of ['a', 'b', 'a', 'c']) debounce.add(item);
    assert.deepEqual(handed, []);
    await next();
    assert.deepEqual(handed, [['a', 'b', 'c']]);
  });

  it('begins anew after that', async () => {
    const { handed, hand, next } = receiver();
    const debounce = new Debounce<string>(1, 1000, hand);
    debounce.add('a');
    await next();
    debounce.add('a');
    await next();
    assert.deepEqual(handed, [['a'], ['a']]);
  });

  it('does not wait for ever for quiet', async () => {
    const { handed, hand, next } = receiver();
    const debounce = new Debounce<string>(60_000, 20, hand);
    const noise = setInterval(() => debounce.add(`${Date.now()}`), 1);
    await next();
    clearInterval(noise);
    debounce.dispose();
    assert.equal(handed.length, 1);
  });

  it('hands on nothing any more once it is disposed', async () => {
    const { handed, hand } = receiver();
    const debounce = new Debounce<string>(1, 10, hand);
    debounce.add('a');
    debounce.dispose();
    const other = receiver();
    new Debounce<string>(15, 20, other.hand).add('later');
    await other.next();
    assert.deepEqual(handed, []);
  });
});
