import assert from 'node:assert/strict';
import { Limiter } from '../../../src/host/limiter';

/** A task that a test ends. */
function open() {
  let end: (value: string) => void = () => undefined;
  const ended = new Promise<string>((resolve) => {
    end = resolve;
  });
  return { end, run: () => ended };
}

const turn = () => new Promise(setImmediate);

describe('a limiter', () => {
  it('runs so many at once, and the next when one ends', async () => {
    const limiter = new Limiter(2);
    const begun: number[] = [];
    const tasks = [open(), open(), open()];
    const answers = tasks.map((task, index) =>
      limiter.run(() => {
        begun.push(index);
        return task.run();
      }),
    );
    await turn();
    assert.deepEqual(begun, [0, 1]);
    tasks[1]?.end('one');
    await turn();
    assert.deepEqual(begun, [0, 1, 2]);
    tasks[0]?.end('zero');
    tasks[2]?.end('two');
    assert.deepEqual(await Promise.all(answers), ['zero', 'one', 'two']);
  });

  it('goes on after a task that failed', async () => {
    const limiter = new Limiter(1);
    const failed = limiter.run(() => Promise.reject(new Error('no')));
    const next = limiter.run(() => Promise.resolve('yes'));
    await assert.rejects(failed, /no/);
    assert.equal(await next, 'yes');
    assert.equal(await limiter.run(() => Promise.resolve('still')), 'still');
  });

  it('lets nobody slip in before those who wait', async () => {
    const limiter = new Limiter(1);
    const order: string[] = [];
    const first = open();
    const done = [limiter.run(first.run), limiter.run(() => Promise.resolve(order.push('waiting')))];
    first.end('');
    await done[0];
    done.push(limiter.run(() => Promise.resolve(order.push('late'))));
    await Promise.all(done);
    assert.deepEqual(order, ['waiting', 'late']);
  });
});
