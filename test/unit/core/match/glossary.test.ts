import assert from 'node:assert/strict';
import { chineseFor, cutAtKeys, englishFor, glossaryEntries } from '../../../../src/core/match/glossary';
import { loudnessOf } from '../../../../src/core/match/stopWords';
import { isCjk } from '../../../../src/core/match/tokenize';

const cut = (text: string) => cutAtKeys(text).map((stretch) => (stretch.isKey ? `[${stretch.text}]` : stretch.text));

describe('the glossary', () => {
  const entries = glossaryEntries();

  it('has more than 500 entries', () => assert.ok(entries.length > 500, String(entries.length)));

  it('has no one-sided entry', () => {
    for (const { chinese, english } of entries) {
      assert.ok(chinese.length > 0 && english.length > 0, `${chinese} = ${english}`);
    }
  });

  it('has Chinese on the one side and English on the other', () => {
    for (const { chinese, english } of entries) {
      for (const key of chinese) assert.ok([...key].every(isCjk), key);
      for (const phrase of english) assert.match(phrase, /^[a-z0-9][a-z0-9 /-]*$/);
    }
  });

  it('has each Chinese key once, and none of a single character', () => {
    const keys = entries.flatMap(({ chinese }) => chinese);
    assert.deepEqual(
      keys.filter((key, at) => keys.indexOf(key) !== at),
      [],
    );
    assert.deepEqual(
      keys.filter((key) => key.length < 2),
      [],
    );
  });

  it('has no Chinese key that says nothing', () => {
    for (const { chinese } of entries) for (const key of chinese) assert.equal(loudnessOf(key), 1, key);
  });

  it('names no English word twice in one entry', () => {
    for (const { english } of entries) assert.equal(new Set(english).size, english.length, english.join());
  });

  it('leads both ways', () => {
    assert.ok(englishFor('提交').includes('commit'));
    assert.ok(englishFor('单元测试').includes('unit testing'));
    assert.ok(englishFor('部署').includes('deploy'));
    assert.ok(chineseFor('commit').includes('提交'));
    assert.ok(chineseFor('deploy').includes('部署'));
    assert.deepEqual(englishFor('没有这个'), []);
    assert.deepEqual(chineseFor('no such word'), []);
  });
});

describe('cutting Chinese at the keys', () => {
  it('takes the longest key at each place', () => {
    assert.deepEqual(cut('写单元测试'), ['写', '[单元测试]']);
    assert.deepEqual(cut('数据库迁移'), ['[数据库]', '[迁移]']);
    assert.deepEqual(cut('数据迁移'), ['[数据迁移]']);
  });

  it('leaves what lies between, before and after', () => {
    assert.deepEqual(cut('请把代码部署了吧'), ['请把', '[代码]', '[部署]', '了吧']);
    assert.deepEqual(cut('你好'), ['你好']);
    assert.deepEqual(cut(''), []);
  });

  it('loses no character', () => {
    for (const text of ['把单元测试和部署流程写进文档', '测测试试', '端到端测试到端', '库库数据库库']) {
      assert.equal(
        cutAtKeys(text)
          .map((stretch) => stretch.text)
          .join(''),
        text,
      );
    }
  });
});
