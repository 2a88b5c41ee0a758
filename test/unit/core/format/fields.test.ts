// The table of keys, and how each type is read.

import assert from 'node:assert/strict';
import { DIALECTS } from '../../../../src/core/format/dialects';
import { fieldLike, fieldOf } from '../../../../src/core/format/fields';
import { FIELDS } from '../../../../src/core/format/fieldTable';
import { argumentsOf, flagOf, kindOf, listOf, toolsOf } from '../../../../src/core/format/fieldTypes';
import { hooksOf } from '../../../../src/core/format/hooks';
import { headOf, withHead } from './reading';

describe('the table of keys', () => {
  it('has each key once', () => assert.equal(new Set(FIELDS.map(({ key }) => key)).size, FIELDS.length));

  for (const { key, doc, source } of FIELDS) {
    it(`${key} is explained in a sentence with a source`, () => {
      assert.match(doc, /^[A-Z“].*\.$/u);
      assert.ok(source !== '');
      assert.equal(fieldLike(key.toUpperCase()), fieldOf(key));
    });
  }

  it('no two keys are spellings of one another', () => {
    assert.equal(new Set(FIELDS.map(({ key }) => fieldLike(key))).size, FIELDS.length);
  });

  it('has a word for name and description in each dialect', () => {
    assert.deepEqual(
      DIALECTS.map(({ dialect, words }) => [dialect, words.name, words.description]),
      [
        ['jarvis', 'name', 'description'],
        ['workbuddy', 'title', 'summary'],
        ['free-code', 'name', 'description'],
        ['cat-code', 'name', 'description'],
        ['spec', 'name', 'description'],
      ],
    );
  });

  it('fills no part of the record that isn’t there', () => {
    const head = headOf(withHead('name: my-skill'));
    for (const { fills } of FIELDS) if (fills) assert.ok(fills in head, fills);
  });
});

describe('the types of keys', () => {
  it('a flag', () => {
    for (const value of [true, 'true', 'Yes', 'ON', 1, '1']) assert.equal(flagOf(value), true, String(value));
    for (const value of [false, 'false', 'no', 'Off', 0, '0']) assert.equal(flagOf(value), false, String(value));
    for (const value of [null, undefined, '', 'perhaps', 2, [], {}])
      assert.equal(flagOf(value), undefined, String(value));
  });

  it('a list', () => {
    assert.deepEqual(listOf(['a', 1, null, '', ' b ', ['c'], { d: 1 }, true]), ['a', '1', 'b', 'true']);
    assert.deepEqual(listOf('a, b'), ['a, b']);
    assert.deepEqual([listOf(null), listOf(undefined), listOf({}), listOf('')], [[], [], [], []]);
  });

  it('tools', () => {
    assert.deepEqual(toolsOf('Read  Write'), ['Read', 'Write']);
    assert.deepEqual(toolsOf('Bash(git add:*) Read'), ['Bash(git add:*)', 'Read']);
    assert.deepEqual(toolsOf('Bash(a, b), Read , github/x y'), ['Bash(a, b)', 'Read', 'github/x y']);
    assert.deepEqual(toolsOf(['Read', 'Bash(git:*)']), ['Read', 'Bash(git:*)']);
    assert.deepEqual(toolsOf('Bash(git'), ['Bash(git']);
    assert.deepEqual([toolsOf(''), toolsOf(null), toolsOf(undefined)], [[], [], []]);
  });

  it('arguments', () => {
    const named = (name: string, description = '') => ({ name, description });
    assert.deepEqual(argumentsOf('a, b c'), [named('a'), named('b'), named('c')]);
    assert.deepEqual(argumentsOf(['a', 2]), [named('a'), named('2')]);
    assert.deepEqual(argumentsOf({ a: 'First', b: null, c: { description: 'Third' } }), [
      named('a', 'First'),
      named('b'),
      named('c', 'Third'),
    ]);
    assert.deepEqual(argumentsOf([{ name: 'a', description: 'First' }, { no: 1 }]), [named('a', 'First')]);
    assert.deepEqual([argumentsOf(null), argumentsOf(3)], [[], []]);
  });

  it('hooks', () => {
    assert.deepEqual(hooksOf({ PreExecute: 'a', onError: 'b' }), { kind: 'prompts', preExecute: 'a', onError: 'b' });
    assert.deepEqual(hooksOf({ Stop: [{}] }), { kind: 'commands', events: { Stop: [{}] } });
    assert.deepEqual(hooksOf(['a', 'b']), { kind: 'names', names: ['a', 'b'] });
    assert.deepEqual(
      [hooksOf({}), hooksOf([]), hooksOf(null), hooksOf(undefined)],
      [undefined, undefined, undefined, undefined],
    );
  });

  it('have names for sentences', () => {
    assert.deepEqual([null, [], {}, 'a', true, 1].map(kindOf), [
      'empty',
      'a list',
      'a map',
      'a text',
      'true or false',
      'a number',
    ]);
  });
});
