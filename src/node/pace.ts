// Keeps synchronous work in slices, and notices when the disk is too slow for synchronous work at all.

/** Work in one turn of the event loop, in ms. */
const SLICE = 12;

/** The average time of a call, in ms, above which it holds everybody up: a network disk. */
const SLOW = 2;

/** A single call counts for no more, for on a busy machine even a quick disk keeps one waiting now and then. */
const MOST = 8;

/** How many calls the average goes back. */
const MEMORY = 16;

/** Shared by all work of one port, so that many users at once don't each take a slice of the same turn. */
export class Pace {
  #begun = performance.now();
  #average = 0;
  #turn: Promise<void> | undefined;

  get isSlow(): boolean {
    return this.#average > SLOW;
  }

  /** True if this turn's slice is used up: then `rest` before the next call. */
  isSpent(now = performance.now()): boolean {
    return now - this.#begun > SLICE;
  }

  /** Until there is a slice to use again. */
  async rest(): Promise<void> {
    while (this.isSpent()) {
      this.#turn ??= new Promise((resolve) => {
        setImmediate(() => {
          this.#turn = undefined;
          this.#begun = performance.now();
          resolve();
        });
      });
      await this.#turn;
    }
  }

  /** A call to the disk took `ms`. */
  note(ms: number): void {
    this.#average += (Math.min(ms, MOST) - this.#average) / MEMORY;
  }
}
