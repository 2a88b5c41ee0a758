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

/** What the source gives, until the token says that it is enough. */
export async function* untilCancelled<T>(source: AsyncIterable<T>, token: Cancellation): AsyncGenerator<T, void, void> {
  const iterator = source[Symbol.asyncIterator]();
  try {
    while (true) {
      const next = await cancellable(iterator.next(), token);
      if (next === CANCELLED || next.done) return;
      yield next.value;
    }
  } finally {
    // Not awaited: a source that hangs would hold up the end.
    iterator.return?.().then(undefined, () => undefined);
  }
}
