import assert from 'node:assert/strict';
import { Pace } from '../../../src/node/pace';

function work(ms: number): void {
  const end = performance.now() + ms;
  while (performance.now() < end);
}

describe('the pace of synchronous work', () => {
  it('lets the event loop turn when a slice is used up', async () => {
    const pace = new Pace();
    await pace.rest();
    let turned = false;
    setImmediate(() => {
      turned = true;
    });
    work(20);
    assert.equal(pace.isSpent(), true);
    await pace.rest();
    assert.deepEqual([turned, pace.isSpent()], [true, false]);
  });

  it('is one for all who work at once: they share a slice', async () => {
    const pace = new Pace();
    let inThisTurn = 0;
    let most = 0;
    const worker = async () => {
      for (let call = 0; call < 5; call++) {
        if (pace.isSpent()) await pace.rest();
        if (inThisTurn++ === 0) setImmediate(() => (inThisTurn = 0));
        most = Math.max(most, inThisTurn);
        work(5);
      }
    };
    await Promise.all([worker(), worker(), worker(), worker()]);
    // Three calls fill a slice, and each of the other workers may have begun one.
    assert.ok(most <= 6, `${most} calls in one turn`);
  });

  it('notices a disk that is slow, and one that is quick again', () => {
    const pace = new Pace();
    pace.note(10);
    assert.equal(pace.isSlow, false);
    for (let call = 0; call < 8; call++) pace.note(10);
    assert.equal(pace.isSlow, true);
    for (let call = 0; call < 40; call++) pace.note(0.05);
    assert.equal(pace.isSlow, false);
  });
});
