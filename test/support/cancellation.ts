// A token that a test cancels.

import { Emitter } from '../../src/core/model/emitter';
import type { Cancellation } from '../../src/core/model/ports';

export class TestToken implements Cancellation {
  readonly #emitter = new Emitter<void>();
  isCancellationRequested = false;

  onCancellationRequested(listener: (event: unknown) => unknown): { dispose(): unknown } {
    return this.#emitter.event(listener);
  }

  cancel(): void {
    this.isCancellationRequested = true;
    this.#emitter.fire();
  }
}
