import assert from 'node:assert/strict';
import { Emitter } from '../../../../src/core/model/emitter';

describe('Emitter', () => {
  it('tells its listeners in the order in which they came', () => {
    const heard: string[] = [];
    const emitter = new Emitter<string>();
    emitter.event((event) => heard.push(`a ${event}`));
    emitter.event((event) => heard.push(`b ${event}`));
    emitter.fire('x');
    assert.deepEqual(heard, ['a x', 'b x']);
  });

  it('counts the same function given twice as two listeners, each with an end of its own', () => {
    let count = 0;
    const emitter = new Emitter<void>();
    const listener = () => count++;
    emitter.event(listener);
    const second = emitter.event(listener);
    second.dispose();
    emitter.fire();
    assert.equal(count, 1);
  });

  it('lets the others hear when one throws, and then throws itself', () => {
    let heard = false;
    const emitter = new Emitter<void>();
    emitter.event(() => {
      throw new Error('first');
    });
    emitter.event(() => {
      heard = true;
    });
    assert.throws(() => emitter.fire(), /first/);
    assert.ok(heard);
  });

  it('lets a listener leave while it is told', () => {
    const heard: number[] = [];
    const emitter = new Emitter<void>();
    const own = emitter.event(() => own.dispose());
    emitter.event(() => heard.push(1));
    emitter.fire();
    emitter.fire();
    assert.deepEqual(heard, [1, 1]);
  });

  it('tells nobody after its end', () => {
    const emitter = new Emitter<void>();
    emitter.event(() => assert.fail('told after the end'));
    emitter.dispose();
    emitter.fire();
  });
});
