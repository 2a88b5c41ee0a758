import assert from 'node:assert/strict';
import { stem } from '../../../../src/core/match/stem';
import { loudnessOf } from '../../../../src/core/match/stopWords';

describe('stems', () => {
  const families = [
    'deploy deploys deployed deploying deployment deployments',
    'test tests tested testing tester',
    'plan plans planned planning',
    'query queries querying queried',
    'fix fixes fixed fixing',
    'migrate migrates migrated migrating migration migrations',
    'optimize optimizes optimized optimizing optimization optimise optimisation',
    'review reviews reviewer reviewing',
    'generate generating generation generator',
    'secure security',
    'class classes',
    'analyze analyse analyzing',
    'database databases db',
    'document documents documentation docs',
    'repository repositories repo repos',
    'application applications app apps',
    'configure configuration config configs',
  ];
  for (const family of families) {
    it(`one for ${family}`, () => {
      const stems = new Set(family.split(' ').map(stem));
      assert.equal(stems.size, 1, [...stems].join(' '));
    });
  }

  const strangers = [
    'customer custom',
    'container contain',
    'author authorization authentication',
    'theme them these',
    'threat three',
    'engineer engine',
    'version verse',
    'test text',
    'class classic',
    'c c++ c#',
  ];
  for (const words of strangers) {
    it(`one each for ${words}`, () => {
      const all = words.split(' ');
      assert.equal(new Set(all.map(stem)).size, all.length, all.map(stem).join(' '));
    });
  }

  it('leave short words, numbers, and words of other scripts as they are', () => {
    for (const word of ['go', 'sql', 'k9', '2024', 'utf8', 'привет', '部署', '单元测试'])
      assert.equal(stem(word), word);
  });

  it('hold words that are named like an object’s own properties', () => {
    assert.equal(stem('constructor'), 'construct');
    assert.equal(stem('valueOf'.toLowerCase()), 'valueof');
  });
});

describe('loudness', () => {
  it('is nothing for grammar, little for what frames a request, one for the rest', () => {
    for (const word of ['the', 'of', 'my', '的', '请', '帮我']) assert.equal(loudnessOf(word), 0, word);
    for (const word of ['please', 'when', 'use', 'skill'])
      assert.ok(loudnessOf(word) > 0 && loudnessOf(word) < 1, word);
    for (const word of ['deploy', 'git', '部署', 'constructor']) assert.equal(loudnessOf(word), 1, word);
  });

  it('is little for a Chinese character on its own', () => {
    assert.equal(loudnessOf('图'), loudnessOf('please'));
  });
});
