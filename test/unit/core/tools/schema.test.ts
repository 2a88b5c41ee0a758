import assert from 'node:assert/strict';
import { type ObjectSchema, readInput } from '../../../../src/core/tools/schema';

const SCHEMA: ObjectSchema = {
  type: 'object',
  properties: {
    name: { type: 'string', description: '' },
    scope: { type: 'string', description: '', enum: ['user', 'project'] },
  },
  required: ['name'],
};

function expectInput(given: unknown, input: Record<string, string>): void {
  assert.deepEqual(readInput(SCHEMA, given, { skill: 'name' }), { kind: 'input', input });
}

function expectWrong(given: unknown, reason: string): void {
  assert.deepEqual(readInput(SCHEMA, given, { skill: 'name' }), { kind: 'wrong', reason });
}

describe("a model's input", () => {
  it('is taken as the schema has it, trimmed, without what the schema does not know', () => {
    expectInput({ name: ' pdf ', scope: 'user', more: 1 }, { name: 'pdf', scope: 'user' });
  });

  it('may leave out what is not required, by null or an empty string too', () => {
    expectInput({ name: 'pdf', scope: null }, { name: 'pdf' });
    expectInput({ name: 'pdf', scope: ' ' }, { name: 'pdf' });
  });

  it('may use another word for a key, if the key itself is not there', () => {
    expectInput({ skill: 'pdf' }, { name: 'pdf' });
    expectInput({ skill: 'other', name: 'pdf' }, { name: 'pdf' });
  });

  it('lacks what is required', () => {
    for (const given of [{}, undefined, null, { name: '' }, { name: null }, { NAME: 'pdf' }]) {
      expectWrong(given, 'name is required.');
    }
  });

  it('is of another type', () => {
    expectWrong({ name: 7 }, 'name must be a string, and is a number.');
    expectWrong({ name: ['pdf'] }, 'name must be a string, and is a list.');
    expectWrong({ skill: {} }, 'name must be a string, and is an object.');
    expectWrong('pdf', 'The input must be an object, and is a string.');
    expectWrong(['pdf'], 'The input must be an object, and is a list.');
  });

  it('is none of the values there are', () => {
    expectWrong({ name: 'pdf', scope: 'galaxy' }, 'scope must be one of user, project.');
  });

  it('may hold integers and lists, which come as text', () => {
    const more: ObjectSchema = {
      type: 'object',
      properties: {
        line: { type: 'integer', minimum: 1, description: '' },
        words: { type: 'array', items: { type: 'string' }, description: '' },
      },
    };
    const read = (given: unknown) => {
      const reading = readInput(more, given);
      return reading.kind === 'input' ? reading.input : reading.reason;
    };
    assert.deepEqual(read({ line: 12, words: ['a b', 'c'] }), { line: '12', words: 'a b\nc' });
    assert.deepEqual(read({ line: ' 12 ', words: 'a b' }), { line: '12', words: 'a b' });
    assert.deepEqual(read({ line: '', words: [] }), {});
    assert.equal(read({ line: 0 }), 'line must be at least 1.');
    assert.equal(read({ line: 1.5 }), 'line must be an integer, and is a number.');
    assert.equal(read({ line: 'two' }), 'line must be an integer, and is a string.');
    assert.equal(read({ line: [1] }), 'line must be an integer, and is a list.');
    assert.equal(read({ words: ['a', 1] }), 'words must be a list of strings, and is a list.');
    assert.equal(read({ words: { a: 1 } }), 'words must be a list of strings, and is an object.');
  });

  it("doesn't reach the prototype", () => {
    assert.deepEqual(readInput({ ...SCHEMA, required: [] }, JSON.parse('{"__proto__": {"name": "x"}}')), {
      kind: 'input',
      input: {},
    });
  });
});
