// Events, shaped as VS Code's, so that the glue passes them through.

export interface Disposable {
  dispose(): unknown;
}

export type Event<T> = (listener: (event: T) => unknown) => Disposable;

/** Fires to its listeners in the order in which they came; one that throws doesn't keep the others from hearing. */
export class Emitter<T> implements Disposable {
  readonly #listeners = new Set<{ hear: (event: T) => unknown }>();

  readonly event: Event<T> = (hear) => {
    const entry = { hear };
    this.#listeners.add(entry);
    return { dispose: () => this.#listeners.delete(entry) };
  };

  fire(event: T): void {
    const errors: unknown[] = [];
    for (const entry of [...this.#listeners]) {
      try {
        entry.hear(event);
      } catch (error) {
        errors.push(error);
      }
    }
    if (errors.length > 0) throw errors.length === 1 ? errors[0] : new AggregateError(errors);
  }

  dispose(): void {
    this.#listeners.clear();
  }
}
