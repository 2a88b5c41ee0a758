// Tables that cost too much to be read when the program starts.

/** A function that calls `make` the first time, and gives the same value ever after. */
export function lazily<T extends object>(make: () => T): () => T {
  let made: T | undefined;
  return () => {
    made ??= make();
    return made;
  };
}
