// Frees what was read from a file of the file's text.

const NO_ITEMS: readonly never[] = Object.freeze([]);
const NO_KEYS = Object.freeze({});

/**
 * The same value with strings of its own. A JavaScript engine makes a part of a text as a view of the whole, so that a
 * name would keep the 4 KB in memory out of which it was cut. What is empty is shared.
 */
export function ownStrings<T>(value: T): T {
  return copy(value) as T;
}

function copy(value: unknown): unknown {
  if (typeof value === 'string') return ownString(value);
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.length === 0 ? NO_ITEMS : value.map(copy);
  const keys = Object.keys(value);
  if (keys.length === 0) return NO_KEYS;
  const own: Record<string, unknown> = {};
  for (const key of keys) own[key] = copy((value as Record<string, unknown>)[key]);
  return own;
}

/** Joining copies, as cutting doesn't. Nothing shorter is ever a view. */
function ownString(text: string): string {
  return text.length < 13 ? text : [text.slice(0, 1), text.slice(1)].join('');
}
