import assert from 'node:assert/strict';
import { matchTriggers } from '../../../../src/core/match/triggers';

const skill = (name: string, triggers: readonly string[], patterns: readonly string[] = []) => ({
  name,
  triggers,
  patterns,
});

describe('triggers', () => {
  const SKILLS = [
    skill('git', ['git', '版本控制', 'commit']),
    skill('git-commit', ['git commit', '提交代码']),
    skill('review', ['code review', '代码审查'], ['/review']),
    skill('cpp', ['c++']),
  ];
  const called = (text: string, skills = SKILLS) => matchTriggers(text, skills).map(({ skill }) => skill.name);
  const told = (text: string) =>
    matchTriggers(text, SKILLS).map(({ skill, kind, by }) => `${skill.name} by ${kind} ${by}`);

  it('calls a skill whose trigger stands in the message, whatever its case', () => {
    assert.deepEqual(called('do a Code  Review of this'), ['review']);
    assert.deepEqual(called('nothing of the kind'), []);
  });

  it('takes Latin triggers as whole words', () => {
    assert.deepEqual(called('a digital camera, and GitHub'), []);
    assert.deepEqual(called('committed already'), []);
    assert.deepEqual(called('what is (git)?'), ['git']);
    assert.deepEqual(called('port it to C++, please'), ['cpp']);
  });

  it('takes Chinese triggers anywhere, and Latin ones between Chinese characters', () => {
    assert.deepEqual(called('请帮我做代码审查吧'), ['review']);
    assert.deepEqual(called('用git看看'), ['git']);
  });

  it('takes a pattern as the beginning of the message, and only whole', () => {
    assert.equal(told('/review the last commit')[0], 'review by pattern /review');
    assert.deepEqual(called('/reviewer'), []);
    assert.deepEqual(called('please run /review'), []);
  });

  it('never reads a pattern as a regular expression', () => {
    assert.deepEqual(called('axb', [skill('x', [], ['a.b'])]), []);
    assert.deepEqual(called('a.b', [skill('x', [], ['a.b'])]), ['x']);
  });

  it('puts the most specific first: patterns, then longer triggers', () => {
    assert.deepEqual(called('git commit'), ['git-commit', 'git']);
    assert.deepEqual(called('/review this git commit'), ['review', 'git-commit', 'git']);
  });

  it('names each skill once, by its most specific trigger', () => {
    assert.deepEqual(told('git and a commit'), ['git by trigger commit']);
  });

  it('calls three at most', () => {
    const many = ['a', 'b', 'c', 'd', 'e'].map((name) => skill(name, ['word']));
    assert.deepEqual(called('word', many), ['a', 'b', 'c']);
  });

  it('passes over empty triggers', () => {
    assert.deepEqual(called('anything', [skill('x', ['', '  '], [''])]), []);
  });
});
