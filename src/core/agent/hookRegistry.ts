// The handlers that other extensions have registered, in the order in which they came.

import type { Disposable } from '../model/emitter';
import type { AnyHook, HookEventType, HookHandler } from './hookEvents';

export class HookRegistry {
  readonly #hooks = new Set<AnyHook>();

  /** As they are now; a request that runs already keeps those it began with. */
  get hooks(): readonly AnyHook[] {
    return [...this.#hooks];
  }

  /** `name` says whose it is, for the log. */
  on<T extends HookEventType>(type: T, handle: HookHandler<T>, name: string): Disposable {
    const hook = { type, handle, name } as unknown as AnyHook;
    this.#hooks.add(hook);
    return { dispose: () => this.#hooks.delete(hook) };
  }
}
