// A tool call's input against the tool's JSON Schema: what is wrong with it, in a sentence for the model.

type Schema = Readonly<Record<string, unknown>>;

/** Levels of a schema that are looked into. */
const DEPTH = 12;

/**
 * The first thing that is wrong; undefined if nothing is, or nothing that this part of JSON Schema can tell (type, enum,
 * const, required, properties, additionalProperties, items, bounds). Unknown words of a schema are passed over.
 */
export function inputProblem(schema: object | undefined, input: unknown): string | undefined {
  return schema && problemOf(schema as Schema, input ?? {}, 'the input', DEPTH);
}

function problemOf(schema: Schema, value: unknown, at: string, depth: number): string | undefined {
  if (depth === 0) return undefined;
  const type = typeProblem(schema, value);
  if (type !== undefined) return `${at} ${type}`;
  const allowed = Array.isArray(schema.enum) ? schema.enum : 'const' in schema ? [schema.const] : undefined;
  if (allowed && !allowed.some((each) => JSON.stringify(each) === JSON.stringify(value))) {
    return `${at} must be one of ${allowed.map((each) => JSON.stringify(each)).join(', ')}`;
  }
  if (typeof value === 'number') return boundsProblem(schema, value, at);
  if (typeof value === 'string') return textProblem(schema, value, at);
  if (Array.isArray(value)) return listProblem(schema, value, at, depth);
  return isObject(value) ? objectProblem(schema, value, at, depth) : undefined;
}

const IS: Readonly<Record<string, (value: unknown) => boolean>> = {
  string: (value) => typeof value === 'string',
  number: (value) => typeof value === 'number',
  integer: (value) => Number.isInteger(value),
  boolean: (value) => typeof value === 'boolean',
  null: (value) => value === null,
  array: Array.isArray,
  object: isObject,
};

function typeProblem({ type }: Schema, value: unknown): string | undefined {
  const types = (Array.isArray(type) ? type : [type]).filter((each) => typeof each === 'string' && each in IS);
  if (types.length === 0 || types.some((each) => IS[each]?.(value))) return undefined;
  return `must be ${types.join(' or ')}, and is ${kindOf(value)}`;
}

function kindOf(value: unknown): string {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'array' : typeof value;
}

function boundsProblem({ minimum, maximum }: Schema, value: number, at: string): string | undefined {
  if (typeof minimum === 'number' && value < minimum) return `${at} must be at least ${minimum}`;
  return typeof maximum === 'number' && value > maximum ? `${at} must be at most ${maximum}` : undefined;
}

function textProblem({ minLength, maxLength }: Schema, value: string, at: string): string | undefined {
  if (typeof minLength === 'number' && value.length < minLength)
    return `${at} must have ${minLength} characters or more`;
  if (typeof maxLength === 'number' && value.length > maxLength)
    return `${at} may have ${maxLength} characters at most`;
  return undefined;
}

function listProblem(schema: Schema, value: readonly unknown[], at: string, depth: number): string | undefined {
  const { items, minItems, maxItems } = schema;
  if (typeof minItems === 'number' && value.length < minItems) return `${at} must have ${minItems} items or more`;
  if (typeof maxItems === 'number' && value.length > maxItems) return `${at} may have ${maxItems} items at most`;
  if (!isObject(items)) return undefined;
  return firstOf(value, (item, index) => problemOf(items, item, `item ${index} of ${at}`, depth - 1));
}

function objectProblem(schema: Schema, value: Schema, at: string, depth: number): string | undefined {
  const of = at === 'the input' ? '' : ` of ${at}`;
  const required: unknown[] = Array.isArray(schema.required) ? schema.required : [];
  const missing = required.find((key) => typeof key === 'string' && !Object.hasOwn(value, key));
  if (missing !== undefined) return `"${missing}"${of} is required`;
  const properties = isObject(schema.properties) ? schema.properties : {};
  return firstOf(Object.entries(value), ([key, inner]) => {
    const own = Object.hasOwn(properties, key) ? properties[key] : schema.additionalProperties;
    if (own === false) return `there is no "${key}"${of}`;
    return isObject(own) ? problemOf(own, inner, `"${key}"${of}`, depth - 1) : undefined;
  });
}

function firstOf<T>(all: readonly T[], problem: (each: T, index: number) => string | undefined): string | undefined {
  for (const [index, each] of all.entries()) {
    const found = problem(each, index);
    if (found !== undefined) return found;
  }
  return undefined;
}

function isObject(value: unknown): value is Schema {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
