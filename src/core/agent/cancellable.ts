// Waiting that ends when the person has had enough, even if what is waited for doesn't.

import type { Cancellation } from '../model/ports';

export const CANCELLED = Symbol('cancelled');

/** The promise's value, or CANCELLED as soon as the token says so; what comes later is dropped, errors too. */
export async function cancellable<T>(promise: PromiseLike<T>, token: Cancellation): Promise<T | typeof CANCELLED> {
  if (token.isCancellationRequested) {
    promise.then(undefined, () => undefined);
    return CANCELLED;
  }
  let stop: () => unknown = () => undefined;
  const cancelled = new Promise<typeof CANCELLED>((resolve) => {
    const subscription = token.onCancellationRequested(() => resolve(CANCELLED));
    stop = () => subscription.dispose();
  });
  try {
    return await Promise.race([promise, cancelled]);
  } catch (error) {
    if (token.isCancellationRequested) return CANCELLED;
    throw error;
  } finally {
    stop();
  }
}
