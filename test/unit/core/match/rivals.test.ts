import assert from 'node:assert/strict';
import { rivalsAmong } from '../../../../src/core/match/rivals';

const source = (name: string, description: string) => ({ id: name, name, description });

const OTHERS = [
  source('pdf', 'Fill forms in PDF files, split and merge them.'),
  source('unit-tests', 'Write unit tests for functions and classes.'),
  source('deploy', 'Deploy a web app to production servers behind a load balancer.'),
];

describe('skills whose descriptions compete', () => {
  const java = source('java-review', 'Review Java code for bugs, naming and missing tests.');
  const kotlin = source('kotlin-review', 'Review Kotlin code for bugs, naming and missing tests.');

  it('are found, with the words that tell them apart', () => {
    const [rivals, ...more] = rivalsAmong([...OTHERS, java, kotlin]);
    assert.deepEqual(more, []);
    assert.deepEqual([rivals?.first, rivals?.second], ['java-review', 'kotlin-review']);
    assert.deepEqual([rivals?.onlyFirst, rivals?.onlySecond], [['java'], ['kotlin']]);
    assert.ok(rivals && rivals.likeness > 0.6 && rivals.likeness < 1);
  });

  it('are as like as can be where nothing tells them apart', () => {
    const [rivals] = rivalsAmong([...OTHERS, java, { ...java, id: 'copy' }]);
    assert.deepEqual([rivals?.onlyFirst, rivals?.onlySecond], [[], []]);
    assert.ok(rivals && Math.abs(rivals.likeness - 1) < 1e-9);
  });

  it('are seen through the forms of their words', () => {
    const other = source('java-reviews', 'Reviews Java code: bug, name, test that is missing.');
    assert.equal(rivalsAmong([...OTHERS, java, other]).length, 1);
  });

  it('come the most alike first', () => {
    const copy = source('java-review-copy', java.description);
    const [first, second] = rivalsAmong([...OTHERS, java, kotlin, copy]);
    assert.ok(first && second && first.likeness >= second.likeness);
    assert.deepEqual([first?.first, first?.second].sort(), ['java-review', 'java-review-copy']);
  });

  it('are not those that share only what every description says', () => {
    const many = Array.from({ length: 60 }, (_, i) =>
      source(`skill${i}`, `Use this skill when the user asks for help with topic${i} and matter${i}.`),
    );
    assert.deepEqual(rivalsAmong(many), []);
  });

  it('are not those whose descriptions hardly say anything', () => {
    assert.deepEqual(rivalsAmong([source('a', 'Helps.'), source('b', 'Helps.'), ...OTHERS]), []);
  });

  it('are found in Chinese', () => {
    const [rivals] = rivalsAmong([
      ...OTHERS,
      source('yi', '审查 Java 代码中的缺陷、命名和缺失的测试'),
      source('er', '审查 Kotlin 代码中的缺陷、命名和缺失的测试'),
    ]);
    assert.ok(rivals?.onlyFirst.includes('java'));
  });

  it('are none among none', () => assert.deepEqual(rivalsAmong([]), []));
});
