// How long nobody else had a turn.

export class Stalls {
  #longest = 0;
  #last = performance.now();
  #timer: NodeJS.Immediate;

  constructor() {
    const turn = () => {
      const now = performance.now();
      this.#longest = Math.max(this.#longest, now - this.#last);
      this.#last = now;
      this.#timer = setImmediate(turn);
    };
    this.#timer = setImmediate(turn);
  }

  /** The longest stall so far, in ms. */
  stop(): number {
    clearImmediate(this.#timer);
    return this.#longest;
  }
}
