// Reads a skill's `permissions` (fourth seed), strictly: what isn't understood refuses the whole manifest.

/** What a skill asks for. Where a part is missing it asks for nothing special. */
export interface Permissions {
  /** In the skill's own spelling; empty means no restriction (decided). */
  readonly tools?: readonly string[];
  readonly network?: boolean;
  /** Globs relative to the workspace folder; an empty list means no path at all. */
  readonly read?: readonly string[];
  readonly write?: readonly string[];
}

export interface Refusal {
  /** The keys that lead to the spot, such as `paths`, `write`, `0`. */
  readonly spot: readonly string[];
  readonly problem: 'unknown-key' | 'wrong-type' | 'absolute' | 'outside' | 'too-complex';
  /** What was expected there, for a person. */
  readonly expected: string;
  /** What stands there; undefined for a key that isn't known. */
  readonly value?: unknown;
}

export type ParsedPermissions =
  | { readonly kind: 'permissions'; readonly permissions: Permissions }
  | { readonly kind: 'refused'; readonly refusal: Refusal };

type Reading<T> = { readonly value: T } | Refusal;
type Read<T> = (value: unknown, spot: readonly string[]) => Reading<T>;

const refuse = (spot: readonly string[], problem: Refusal['problem'], expected: string, value?: unknown): Refusal => ({
  spot,
  problem,
  expected,
  value,
});

const isRefusal = <T>(reading: Reading<T>): reading is Refusal => 'problem' in reading;

const readFlag: Read<boolean> = (value, spot) =>
  typeof value === 'boolean' ? { value } : refuse(spot, 'wrong-type', 'true or false', value);

const readText: Read<string> = (value, spot) =>
  typeof value === 'string' && value.trim() !== '' ? { value } : refuse(spot, 'wrong-type', 'a text', value);

/** A relative glob that can't leave the folder it starts from, on any system. */
const readGlob: Read<string> = (value, spot) => {
  const text = readText(value, spot);
  if (isRefusal(text)) return text;
  const glob = text.value.trim();
  if (/^(?:[/\\~]|[a-z]:|[a-z][a-z\d+.-]+:\/\/)/i.test(glob) || /\$\{|%\w+%/.test(glob))
    return refuse(spot, 'absolute', 'a path relative to the workspace', glob);
  if (glob.includes('\\')) return refuse(spot, 'outside', 'a path with /, without \\', glob);
  if (/(?:^|[/{,])\s*\.\.(?:$|[/},])/.test(glob)) return refuse(spot, 'outside', 'a path without ..', glob);
  // Each further star multiplies the ways in which a long path can be tried.
  if (/\*[^*/]+\*[^*/]+\*[^*/]+\*/.test(glob) || (glob.match(/\*\*/g)?.length ?? 0) > 6 || glob.length > 500)
    return refuse(spot, 'too-complex', 'a path with fewer *', glob);
  return { value: glob };
};

const listOf =
  <T>(read: Read<T>): Read<readonly T[]> =>
  (value, spot) => {
    if (!Array.isArray(value)) return refuse(spot, 'wrong-type', 'a list', value);
    const list: T[] = [];
    for (const [index, item] of value.entries()) {
      const reading = read(item, [...spot, String(index)]);
      if (isRefusal(reading)) return reading;
      list.push(reading.value);
    }
    return { value: list };
  };

/** A map whose keys are all known. */
const mapOf =
  (keys: Readonly<Record<string, Read<unknown>>>): Read<Readonly<Record<string, unknown>>> =>
  (value, spot) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value))
      return refuse(spot, 'wrong-type', `a map of ${Object.keys(keys).join(', ')}`, value);
    const map: Record<string, unknown> = {};
    for (const [key, item] of Object.entries(value)) {
      const read = Object.hasOwn(keys, key) ? keys[key] : undefined;
      if (!read) return refuse([...spot, key], 'unknown-key', `one of ${Object.keys(keys).join(', ')}`);
      const reading = read(item, [...spot, key]);
      if (isRefusal(reading)) return reading;
      map[key] = reading.value;
    }
    return { value: map };
  };

const readManifest = mapOf({
  tools: listOf(readText),
  network: readFlag,
  paths: mapOf({ read: listOf(readGlob), write: listOf(readGlob) }),
});

/** `undefined` and `null` ask for nothing. */
export function parsePermissions(value: unknown): ParsedPermissions {
  if (value === undefined || value === null) return { kind: 'permissions', permissions: {} };
  const reading = readManifest(value, []);
  if (isRefusal(reading)) return { kind: 'refused', refusal: reading };
  const { paths, ...rest } = reading.value as { paths?: Permissions } & Permissions;
  return { kind: 'permissions', permissions: { ...rest, ...paths } };
}
