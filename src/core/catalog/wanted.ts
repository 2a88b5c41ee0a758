// What the next scan is asked for, by everybody who asked since the last one began.

import type { Disposable } from '../model/emitter';
import type { Cancellation } from '../model/ports';

/** Also the scan's token: it is cancelled when everybody who asked for it has cancelled. */
export class Wanted implements Cancellation {
  readonly #paths = new Set<string>();
  readonly #tokens: (Cancellation | undefined)[] = [];
  #everything = false;

  /** Without `paths`, everything. */
  add(paths?: readonly string[], token?: Cancellation): void {
    this.#tokens.push(token);
    if (!paths) this.#everything = true;
    for (const path of paths ?? []) this.#paths.add(path);
  }

  /** The paths that changed; undefined for everything. */
  get paths(): readonly string[] | undefined {
    return this.#everything ? undefined : [...this.#paths];
  }

  get isCancellationRequested(): boolean {
    return this.#tokens.every((token) => token?.isCancellationRequested);
  }

  onCancellationRequested(listener: (event: unknown) => unknown): Disposable {
    const tell = (event: unknown) => this.isCancellationRequested && listener(event);
    const subscriptions = this.#tokens.map((token) => token?.onCancellationRequested(tell));
    return {
      dispose: () => {
        for (const subscription of subscriptions) subscription?.dispose();
      },
    };
  }
}
