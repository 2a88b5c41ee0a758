// How long work may hold the thread before others have it again.

/** The host's clock: after a slice it says so, and `rest` resolves when there is another one. */
export interface Pace {
  readonly isSpent: boolean;
  rest(): Promise<void>;
}

/** For whoever shares the thread with nobody. */
export const UNHURRIED: Pace = { isSpent: false, rest: () => Promise.resolve() };

/** Runs all the steps, in slices; undefined once `isWanted` says no. */
export async function inSlices<T>(
  steps: Generator<undefined, T>,
  pace: Pace,
  isWanted: () => boolean,
): Promise<T | undefined> {
  for (;;) {
    if (pace.isSpent) {
      await pace.rest();
      if (!isWanted()) return undefined;
    }
    const step = steps.next();
    if (step.done) return step.value;
  }
}
