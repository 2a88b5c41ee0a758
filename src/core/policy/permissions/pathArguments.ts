// The paths in a tool call: by the names and formats of its schema, and by what the values look like.

/** As much of a JSON schema as is looked at. */
interface Schema {
  readonly format?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
}

/** Words in the names of properties that hold a path. */
const PATH_WORDS = new Set(
  'path paths file files filename filenames filepath filepaths uri uris dir dirs directory directories folder folders cwd root'.split(
    ' ',
  ),
);
const PATH_FORMAT = /^(?:uri|uri-reference|path|file-path)$/;
/** A text that holds more than a path, such as a file's content. */
const LONGEST = 4096;

/** Every path of `input`, in its order, as written. Web addresses are none. */
export function pathArguments(input: unknown, schema?: unknown): readonly string[] {
  const found: string[] = [];
  visit(input, schema as Schema | undefined, false, found, 0);
  return found;
}

function visit(value: unknown, schema: Schema | undefined, isPath: boolean, found: string[], depth: number): void {
  if (depth > 8) return;
  if (typeof value === 'string') {
    if ((isPath || PATH_FORMAT.test(schema?.format ?? '')) && isPathLike(value)) found.push(value);
  } else if (Array.isArray(value)) {
    for (const item of value) visit(item, schema?.items, isPath, found, depth + 1);
  } else if (typeof value === 'object' && value !== null) {
    for (const [key, item] of Object.entries(value))
      visit(item, schema?.properties?.[key], isPathName(key), found, depth + 1);
  }
}

/** In camelCase, snake_case and kebab-case. */
function isPathName(name: string): boolean {
  const words = name.replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2').toLowerCase();
  return words.split(/[^\p{L}\p{N}]+/u).some((word) => PATH_WORDS.has(word));
}

function isPathLike(value: string): boolean {
  return (
    value !== '' && value.length <= LONGEST && !/\n/.test(value) && !/^(?!file:)[a-z][a-z\d+.-]+:\/\//i.test(value)
  );
}
