// One key of a head with its value: what every way of reading gives, and what the fields are filled from.

/** A key and its value. Offsets are in the file's text, in UTF-16 units. */
export interface Entry {
  readonly key: string;
  /** A string, number, boolean or null, an array, or an object of such. */
  readonly value: unknown;
  readonly keyStart: number;
  /** Where the value begins, and where it ends without trailing blanks; both just after the key where there is none. */
  readonly start: number;
  readonly end: number;
}

/** True for a mapping, as the readers give it. */
export function isMapping(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The same entries, `by` further on in the text. */
export function shifted(entries: readonly Entry[], by: number): Entry[] {
  return entries.map((entry) => ({
    key: entry.key,
    value: entry.value,
    keyStart: entry.keyStart + by,
    start: entry.start + by,
    end: entry.end + by,
  }));
}
