import assert from 'node:assert/strict';
import { inputProblem } from '../../../../src/core/agent/checkInput';

const SCHEMA = {
  type: 'object',
  properties: {
    path: { type: 'string', minLength: 1 },
    lines: { type: 'array', items: { type: 'integer', minimum: 1 }, maxItems: 2 },
    mode: { enum: ['read', 'write'] },
    at: { type: ['string', 'null'] },
    options: {
      type: 'object',
      properties: { deep: { type: 'boolean' } },
      required: ['deep'],
      additionalProperties: false,
    },
  },
  required: ['path'],
};

const of = (input: unknown, schema: object | undefined = SCHEMA) => inputProblem(schema, input);

describe('the check of an input against its schema', () => {
  it('finds nothing wrong with what fits', () => {
    assert.equal(of({ path: 'a', lines: [1, 2], mode: 'read', at: null, options: { deep: true }, more: 1 }), undefined);
  });

  it('finds nothing wrong where there is no schema, or words it does not know', () => {
    assert.equal(inputProblem(undefined, { a: 1 }), undefined);
    assert.equal(of({ a: 1 }, { type: 'whatever', oneOf: [], $ref: '#' }), undefined);
    assert.equal(of(null, { type: 'object' }), undefined, 'no input is an empty one');
  });

  const wrong: readonly [what: unknown, problem: string][] = [
    ['text', 'the input must be object, and is string'],
    [[], 'the input must be object, and is array'],
    [{}, '"path" is required'],
    [{ path: 3 }, '"path" must be string, and is number'],
    [{ path: '' }, '"path" must have 1 characters or more'],
    [{ path: 'a', lines: [1, 'b'] }, 'item 1 of "lines" must be integer, and is string'],
    [{ path: 'a', lines: [0] }, 'item 0 of "lines" must be at least 1'],
    [{ path: 'a', lines: [1, 2, 3] }, '"lines" may have 2 items at most'],
    [{ path: 'a', mode: 'delete' }, '"mode" must be one of "read", "write"'],
    [{ path: 'a', at: 1 }, '"at" must be string or null, and is number'],
    [{ path: 'a', options: {} }, '"deep" of "options" is required'],
    [{ path: 'a', options: { deep: true, wide: 1 } }, 'there is no "wide" of "options"'],
  ];
  for (const [input, problem] of wrong) {
    it(`says: ${problem}`, () => assert.equal(of(input), problem));
  }

  it('ends on a schema that holds itself', () => {
    const schema: Record<string, unknown> = { type: 'object', properties: {} };
    (schema.properties as Record<string, unknown>).inner = schema;
    const input: Record<string, unknown> = {};
    input.inner = input;
    assert.equal(of(input, schema), undefined);
  });
});
