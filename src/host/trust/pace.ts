// The extension host's clock: background work holds it no longer than a person or another extension would notice.

import type { Pace } from '../../core/policy/trust/pace';

/** Work in one turn, and rest after it, in ms. */
const SLICE = 12;
const REST = 4;

export class HostPace implements Pace {
  #begun = performance.now();

  get isSpent(): boolean {
    return performance.now() - this.#begun > SLICE;
  }

  async rest(): Promise<void> {
    await new Promise((resolve) => setTimeout(resolve, REST));
    this.#begun = performance.now();
  }
}
