import assert from 'node:assert/strict';
import fc from 'fast-check';
import { chunksOf, forEachChunk } from '../../../../src/core/match/chunks';
import { ChunkTable } from '../../../../src/core/match/chunkTable';

describe('chunks', () => {
  const cases: readonly (readonly [text: string, chunks: readonly string[]])[] = [
    ['use applyTo, or C#', ['use', 'applyTo', 'or', 'C#']],
    ['C++20', ['C++', '20']],
    ['abc# ABC++', ['abc', 'ABC']],
    ['git-commit/message.md', ['git', 'commit', 'message', 'md']],
    ['用git提交，好', ['用git提交，好']],
    ['', []],
    [' \t\n', []],
  ];
  for (const [text, chunks] of cases) it(JSON.stringify(text), () => assert.deepEqual(chunksOf(text), chunks));

  it('are told by their offsets, in their order and apart', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        let last = 0;
        forEachChunk(text, (from, to) => {
          assert.ok(from >= last && to > from && to <= text.length);
          last = to;
        });
      }),
    );
  });
});

describe('a table of chunks', () => {
  it('finds what was set, wherever it stands', () => {
    const table = new ChunkTable<number>();
    table.set('commit', 1);
    assert.equal(table.get('a commit message', 2, 8), 1);
    assert.equal(table.get('a commit message', 2, 7), undefined);
    assert.equal(table.get('Commit', 0, 6), undefined);
  });

  it('is what a map is, however much it holds', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.string({ minLength: 1 }), { maxLength: 200 }), (chunks) => {
        const table = new ChunkTable<number>();
        for (const [at, chunk] of chunks.entries()) table.set(chunk, at);
        for (const [at, chunk] of chunks.entries()) assert.equal(table.get(chunk, 0, chunk.length), at);
      }),
    );
    const table = new ChunkTable<number>();
    for (let i = 0; i < 20_000; i++) table.set(`word${i}`, i);
    for (let i = 0; i < 20_000; i++) assert.equal(table.get(`word${i}`, 0, `word${i}`.length), i);
  });
});
