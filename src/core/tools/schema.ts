// The part of JSON Schema that our tools need, and the reading of what a model sent against it.

export interface ValueSchema {
  readonly type: 'string' | 'integer' | 'boolean' | 'array';
  readonly description: string;
  readonly enum?: readonly string[];
  /** Least value of an integer. */
  readonly minimum?: number;
  /** Of an array; all our lists are of texts. */
  readonly items?: { readonly type: 'string' };
}

export interface ObjectSchema {
  readonly type: 'object';
  readonly properties: Readonly<Record<string, ValueSchema>>;
  readonly required?: readonly string[];
}

export type Input = Readonly<Record<string, string>>;
export type Reading =
  | { readonly kind: 'input'; readonly input: Input }
  | { readonly kind: 'wrong'; readonly reason: string };

/**
 * `input` as the schema has it, strings trimmed; a value that is missing, null or empty is left out, and so is a key that
 * the schema doesn't have. An integer is given in its digits, a boolean as `true` or `false`, a list with one item a line. `aliases` maps what models
 * write to what was asked for. `reason` is a sentence.
 */
export function readInput(schema: ObjectSchema, input: unknown, aliases: Input = {}): Reading {
  const given = asRecord(input);
  if (!given) return wrong(`The input must be an object, and is ${kindOf(input)}.`);
  const read: Record<string, string> = {};
  for (const [key, value] of Object.entries(schema.properties)) {
    const alias = Object.keys(aliases).find((each) => aliases[each] === key && given[each] != null);
    const sent = given[key] ?? (alias && given[alias]);
    if (sent == null) continue;
    const text = TEXTS[value.type](sent)?.trim();
    if (text === undefined) return wrong(`${key} must be ${WANTED[value.type]}, and is ${kindOf(sent)}.`);
    if (text === '') continue;
    const limits = beyond(value, text);
    if (limits) return wrong(`${key} must be ${limits}.`);
    read[key] = text;
  }
  const missing = schema.required?.find((key) => !(key in read));
  return missing ? wrong(`${missing} is required.`) : { kind: 'input', input: read };
}

const WANTED = {
  string: 'a string',
  integer: 'an integer',
  boolean: 'true or false',
  array: 'a list of strings',
} as const;

/** The text of what was sent; undefined where it is of another type. Models send numbers in quotes, and lists as one text. */
const TEXTS: Readonly<Record<ValueSchema['type'], (sent: unknown) => string | undefined>> = {
  string: (sent) => (typeof sent === 'string' ? sent : undefined),
  integer: (sent) => (/^\s*(?:-?\d{1,15})?\s*$/.test(String(sent)) && !Array.isArray(sent) ? String(sent) : undefined),
  boolean: (sent) =>
    /^\s*(?:true|false|)\s*$/i.test(String(sent)) && !Array.isArray(sent) ? String(sent).toLowerCase() : undefined,
  array: (sent) => {
    if (typeof sent === 'string') return sent;
    return Array.isArray(sent) && sent.every((item) => typeof item === 'string') ? sent.join('\n') : undefined;
  },
};

/** The limits that a value doesn't keep to; undefined for one that does. */
function beyond({ enum: values, minimum }: ValueSchema, text: string): string | undefined {
  if (values && !values.includes(text)) return `one of ${values.join(', ')}`;
  return minimum !== undefined && Number(text) < minimum ? `at least ${minimum}` : undefined;
}

const wrong = (reason: string): Reading => ({ kind: 'wrong', reason });

function asRecord(input: unknown): Readonly<Record<string, unknown>> | undefined {
  if (input === undefined || input === null) return {};
  return typeof input === 'object' && !Array.isArray(input) ? (input as Readonly<Record<string, unknown>>) : undefined;
}

function kindOf(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'a list';
  return typeof value === 'object' ? 'an object' : `a ${typeof value}`;
}
