// The engine: YAML with places, and with nothing that runs or grows.

import assert from 'node:assert/strict';
import { readYaml } from '../../../../src/core/format/grayMatter';
import { parseYaml } from '../../../../src/core/format/yaml';

function values(text: string): Record<string, unknown> {
  return Object.fromEntries(parseYaml(text).entries.map(({ key, value }) => [key, value]));
}

function problems(text: string): string[] {
  return parseYaml(text).problems.map(({ code, start, end }) => `${code} ${start}-${end}`);
}

describe('YAML', () => {
  it('says where each key and value stands, without the blanks behind it', () => {
    const text = 'a: b  \nlist:\n  - x\n  - y # said\n\n# said\nnone:\nmap: {c: d} \n';
    const places = parseYaml(text).entries.map(({ key, keyStart, start, end }) => [
      key,
      text.slice(keyStart, keyStart + key.length),
      text.slice(start, end),
    ]);
    assert.deepEqual(places, [
      ['a', 'a', 'b'],
      ['list', 'list', '- x\n  - y'],
      ['none', 'none', ''],
      ['map', 'map', '{c: d}'],
    ]);
  });

  it('keys are texts, whatever they look like', () => {
    assert.deepEqual(values('null: 1\n8: 2\ntrue: 3\n"q": 4\n? x\n: 5\n'), { null: 1, 8: 2, true: 3, q: 4, x: 5 });
  });

  it('dates stay texts, and "yes" does', () =>
    assert.deepEqual(values('a: 2024-01-01\nb: yes'), { a: '2024-01-01', b: 'yes' }));

  it('the last line of CR LF files ends before the CR', () => assert.deepEqual(values('a: b\r'), { a: 'b' }));

  it('a key that stands twice is a problem at any depth', () => {
    assert.deepEqual(problems('a: 1\nb: {c: 1, c: 2}\na: 2'), ['DUPLICATE_KEY 15-16', 'DUPLICATE_KEY 21-22']);
    assert.equal(values('a: 1\na: 2').a, 1);
  });

  it('an alias is a problem, wherever it stands', () => {
    assert.deepEqual(problems('a: &x 1\nb: [*x]'), ['ALIAS 12-14']);
    assert.deepEqual(values('a: &x 1\nb: *x'), { a: 1, b: '*x' });
  });

  it('a tag is a problem, and a mere word', () => {
    for (const tag of ['!x', '!!binary', '!!set', '!!js/function']) {
      assert.deepEqual(
        parseYaml(`a: ${tag} aGk=`).problems.map(({ code }) => code),
        ['TAG_RESOLVE_FAILED'],
        tag,
      );
    }
  });

  it('"<<" merges nothing', () => assert.deepEqual(values('<<: {a: 1}'), { '<<': { a: 1 } }));

  it('nesting has an end', () => {
    assert.deepEqual(problems(`a: ${'['.repeat(100)}`), ['TOO_DEEP 35-36']);
    const dashes = parseYaml(`a:\n  ${'- '.repeat(100)}x`);
    assert.deepEqual(
      dashes.problems.map(({ code }) => code),
      ['TOO_DEEP'],
    );
    assert.deepEqual(problems('a: "]]]]" # [[[[\nb: {c: [d]}'), []);
  });

  it('says what it is, if it is no mapping', () => {
    const kinds = ['- a', 'word', '', '# said', '~', '{}'].map((text) => parseYaml(text).kind);
    assert.deepEqual(kinds, ['list', 'text', 'empty', 'empty', 'empty', 'mapping']);
  });
});

describe('YAML through gray-matter', () => {
  it('has its places in the block', () => {
    const { entries } = readYaml('a: b\nc: d');
    assert.deepEqual(
      entries.map(({ keyStart, start, end }) => [keyStart, start, end]),
      [
        [0, 3, 4],
        [5, 8, 9],
      ],
    );
  });

  it('has problems inside of the block', () => {
    const { problems: found } = readYaml('a: "b');
    assert.deepEqual(
      found.map(({ code, start, end }) => [code, start, end]),
      [['MISSING_CHAR', 5, 5]],
    );
  });

  it('reads the same block twice alike', () => {
    assert.deepEqual(readYaml('a: : b'), readYaml('a: : b'));
    assert.equal(readYaml('a: : b').problems.length, 1);
  });

  for (const block of ['', '\n', '# said\n', '  \n']) {
    it(`${JSON.stringify(block)} is empty`, () =>
      assert.deepEqual(readYaml(block), { kind: 'empty', entries: [], problems: [] }));
  }
});
