// Waiting for a person, but not for ever.

import type { Cancellation } from '../../model/ports';

/** Resolves once the token is cancelled; never without one. `stop` ends the listening. */
export function whenCancelled(token?: Cancellation): { readonly cancelled: Promise<undefined>; stop(): void } {
  if (!token) return { cancelled: new Promise(() => undefined), stop: () => undefined };
  if (token.isCancellationRequested) return { cancelled: Promise.resolve(undefined), stop: () => undefined };
  let stop = () => undefined as unknown;
  const cancelled = new Promise<undefined>((resolve) => {
    const listening = token.onCancellationRequested(() => resolve(undefined));
    stop = () => listening.dispose();
  });
  return { cancelled, stop: () => void stop() };
}

/** One after the other, in the order in which they ask for their turn. */
export class Turns {
  #last: Promise<unknown> = Promise.resolve();

  take<T>(work: () => Promise<T>): Promise<T> {
    const mine = this.#last.then(work, work);
    this.#last = mine.catch(() => undefined);
    return mine;
  }
}
