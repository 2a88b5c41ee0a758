// The best few of many, without sorting them all.

export interface Scored {
  readonly slot: number;
  readonly score: number;
}

export class Best {
  readonly #count: number;
  /** Best first; among equals, the one that was offered first. */
  readonly #kept: Scored[] = [];

  constructor(count: number) {
    this.#count = count;
  }

  offer(slot: number, score: number): void {
    const kept = this.#kept;
    const isFull = kept.length === this.#count;
    if (isFull && score <= (kept[kept.length - 1]?.score ?? 0)) return;
    if (isFull) kept.pop();
    kept.splice(this.#placeOf(score), 0, { slot, score });
  }

  inOrder(): readonly Scored[] {
    return this.#kept;
  }

  /** Behind all that are as good or better. */
  #placeOf(score: number): number {
    let from = 0;
    let to = this.#kept.length;
    while (from < to) {
      const middle = (from + to) >> 1;
      if ((this.#kept[middle]?.score ?? 0) >= score) from = middle + 1;
      else to = middle;
    }
    return from;
  }
}
