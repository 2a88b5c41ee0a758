import assert from 'node:assert/strict';
import { type Guesses, readRequest } from '../../../../src/core/match/request';
import { stem } from '../../../../src/core/match/stem';
import { allSynonyms } from '../../../../src/core/match/synonyms';
import { isCjk } from '../../../../src/core/match/tokenize';

const surfaces = (text: string) => readRequest(text).concepts.map(({ surface }) => surface);

/** What may stand for the words of `text`, phrases joined by spaces. */
function alternatives(text: string, guesses?: Guesses): string[] {
  return readRequest(text, guesses).concepts.flatMap((each) => each.alternatives.map(({ stems }) => stems.join(' ')));
}

describe('a request', () => {
  it('is its words that say something, each once', () => {
    assert.deepEqual(surfaces('Deploy the app and deploy it'), ['deploy', 'app']);
  });

  it('takes a phrase with a short form as one thing', () => {
    assert.deepEqual(surfaces('review the pull request'), ['review', 'pull request']);
    assert.ok(alternatives('pull request').includes('pr'));
    assert.ok(alternatives('PR').includes('pull request'));
  });

  it('holds a phrase by the forms of its words', () => {
    assert.deepEqual(surfaces('two pull requests'), ['two', 'pull requests']);
  });

  it('does not take a word for a phrase that has it', () => {
    assert.ok(!alternatives('sign the binary').includes('login'));
    assert.ok(!alternatives('commit').includes('check'));
  });

  it('gives synonyms less weight than the word itself', () => {
    const [concept] = readRequest('remove').concepts;
    assert.equal(concept?.alternatives[0]?.weight, 1);
    const others = concept?.alternatives.slice(1).filter(({ stems }) => !isCjk(stems[0] ?? '')) ?? [];
    assert.ok(others.some(({ stems }) => stems[0] === stem('delete')));
    for (const { weight } of others) assert.ok(weight < 1);
  });

  it('reads Chinese by the glossary, and what the glossary lacks by the segmenter', () => {
    assert.deepEqual(surfaces('把网站部署到火星'), ['网站', '部署', '火星']);
    assert.ok(alternatives('部署').includes('deploy'));
    assert.ok(alternatives('部署').includes('部署'));
    assert.deepEqual(alternatives('火星'), ['火星']);
  });

  it('leads from English to Chinese', () => {
    assert.ok(alternatives('deploy').includes('部署'));
    assert.ok(alternatives('write a unit test').includes('单元测试'));
  });

  it('splits an identifier, the whole of it first', () => {
    const [concept] = readRequest('applyTo').concepts;
    assert.deepEqual(concept?.alternatives.map(({ stems }) => stems.join(' ')).slice(0, 2), [
      'applyto',
      `${stem('apply')} to`,
    ]);
  });

  it('keeps all words in their order, small ones too', () => {
    assert.deepEqual(
      readRequest('back up to the cloud').sequence.map(({ stem }) => stem),
      ['back', 'up', 'to', 'the', 'cloud'],
    );
  });

  it('is nothing for nothing', () => {
    assert.deepEqual(readRequest(' ?! '), { concepts: [], sequence: [] });
    assert.deepEqual(surfaces('of the'), []);
  });
});

describe('a request that is being typed', () => {
  const guesses: Guesses = {
    begunBy: (word) => (word === 'dep' ? [{ stems: ['deploy'], weight: 0.8 }] : []),
    misspeltAs: (word) => (word === 'comit' ? [{ stems: ['commit'], weight: 0.7 }] : []),
  };

  it('may end with the beginning of a word', () => {
    assert.ok(alternatives('please dep', guesses).includes('deploy'));
    assert.ok(!alternatives('dep please', guesses).includes('deploy'));
  });

  it('may be misspelt anywhere', () => {
    assert.ok(alternatives('comit', guesses).includes('commit'));
    assert.ok(alternatives('comit this', guesses).includes('commit'));
  });

  it('takes a small word that ends it for a beginning', () => {
    const begun: Guesses = { begunBy: () => [{ stems: ['theme'], weight: 0.8 }], misspeltAs: () => [] };
    assert.deepEqual(
      readRequest('dark the', begun).concepts.map(({ surface }) => surface),
      ['dark', 'the'],
    );
  });
});

describe('the synonyms', () => {
  it('lead back from each to each', () => {
    const table = allSynonyms();
    for (const [phrase, synonyms] of table) {
      for (const { phrase: other } of synonyms) {
        assert.ok(
          table.get(other)?.some((back) => back.phrase === phrase),
          `${phrase} → ${other}`,
        );
      }
    }
  });

  it('are written as words are compared: lower case, without signs', () => {
    for (const phrase of allSynonyms().keys()) assert.match(phrase, /^[a-z0-9]+( [a-z0-9]+)*$/);
  });
});
