// Frees what was read from a file of the file's text.

const NONE: readonly never[] = Object.freeze([]);

/**
 * The same value with strings of its own. A JavaScript engine makes a part of a text as a view of the whole, so that a
 * name would keep the 4 KB in memory out of which it was cut. Absent fields are left out, and empty lists are one.
 */
export function ownStrings<T>(value: T): T {
  return copy(value) as T;
}

function copy(value: unknown): unknown {
  if (typeof value === 'string') return ownString(value);
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.length === 0 ? NONE : value.map(copy);
  const own: Record<string, unknown> = {};
  for (const [key, each] of Object.entries(value)) if (each !== undefined) own[key] = copy(each);
  return own;
}

/** A joined string is copied into one piece as soon as it is cut, and that piece is all that the result holds. */
function ownString(text: string): string {
  return ` ${text}`.slice(1);
}
