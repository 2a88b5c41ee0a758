// The part of JSON Schema that our tools need, and the reading of what a model sent against it.

export interface ValueSchema {
  readonly type: 'string';
  readonly description: string;
  readonly enum?: readonly string[];
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
 * `input` as the schema has it, strings trimmed; a value that is missing or null is left out, and so is a key that
 * the schema doesn't have. `aliases` maps what models write to what was asked for. `reason` is a sentence.
 */
export function readInput(schema: ObjectSchema, input: unknown, aliases: Input = {}): Reading {
  const given = asRecord(input);
  if (!given) return wrong(`The input must be an object, and is ${kindOf(input)}.`);
  const read: Record<string, string> = {};
  for (const [key, value] of Object.entries(schema.properties)) {
    const alias = Object.keys(aliases).find((each) => aliases[each] === key && given[each] != null);
    const sent = given[key] ?? (alias && given[alias]);
    if (sent == null) continue;
    if (typeof sent !== 'string') return wrong(`${key} must be a string, and is ${kindOf(sent)}.`);
    const text = sent.trim();
    if (text === '') continue;
    if (value.enum && !value.enum.includes(text)) return wrong(`${key} must be one of ${value.enum.join(', ')}.`);
    read[key] = text;
  }
  const missing = schema.required?.find((key) => !(key in read));
  return missing ? wrong(`${missing} is required.`) : { kind: 'input', input: read };
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
