import assert from 'node:assert/strict';
import { chunksOf } from '../../../../src/core/match/chunks';
import { isCjk, segmentsOf, tokensOf, wordsOf } from '../../../../src/core/match/tokenize';

describe('words of a text', () => {
  const cases: readonly (readonly [what: string, text: string, words: readonly string[]])[] = [
    ['a sentence', 'Review the PR, please!', ['review', 'the', 'pr', 'please']],
    ['hyphens and underscores', 'git-commit_message', ['git', 'commit', 'message']],
    ['an identifier, whole and in parts', 'applyTo', ['applyto', 'apply', 'to']],
    ['an identifier with capitals in a row', 'parseJSONFile', ['parsejsonfile', 'parse', 'json', 'file']],
    ['words in capitals', 'HTTP and JSON', ['http', 'and', 'json']],
    ['a name with its version', 'python3 and es6', ['python3', 'python', 'and', 'es6']],
    ['languages with signs', 'C++, c# and F#', ['c++', 'c#', 'and', 'f#']],
    ['a number sign that is none', 'issue #12', ['issue', '12']],
    ['accents', 'Café naïve', ['cafe', 'naive']],
    ['full-width letters', 'ＡＰＩ１', ['api1', 'api']],
    ['Cyrillic and Greek', 'Привет κόσμε', ['привет', 'κοσμε']],
    ['Chinese', '帮我下载视频', ['帮', '我', '下载', '视频']],
    ['Chinese and Latin without a space', '用git提交', ['用', 'git', '提交']],
    ['a term of the glossary beside its words', '单元测试', ['单元', '测试', '单元测试']],
    ['boxes and emoji', '┌──┐ 🚀 go', ['go']],
    ['nothing', ' \n.,;', []],
  ];
  for (const [what, text, words] of cases) it(what, () => assert.deepEqual(wordsOf(text), words));

  it('are the words of its chunks', () => {
    assert.deepEqual(chunksOf('use applyTo, or C#'), ['use', 'applyTo', 'or', 'C#']);
  });
});

describe('tokens of a text', () => {
  it('keep a run of Chinese characters whole', () => {
    assert.deepEqual(tokensOf('部署 myApp'), [
      { text: '部署', isCjk: true, parts: [] },
      { text: 'myapp', isCjk: false, parts: ['my', 'app'] },
    ]);
  });

  it('know Japanese and Korean for scripts without spaces', () => {
    for (const word of ['漢字', 'ひらがな', 'カタカナ', '한국어']) assert.equal(isCjk(word), true, word);
    assert.equal(isCjk('latin'), false);
    assert.ok(segmentsOf('データベースを移行する').length > 1);
  });
});
