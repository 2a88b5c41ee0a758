import assert from 'node:assert/strict';
import { namedSkills } from '../../../../src/core/agent/namedSkills';

const NAMES = ['review', 'git-commit', 'SQL Style', 'SQL Style Guide'];
const find = (name: string) => NAMES.find((each) => each.toLowerCase() === name.toLowerCase().replace(/^app:/, ''));
const named = (text: string) => {
  const { skills, rest } = namedSkills(text, { names: NAMES, find });
  return [...skills, `| ${rest}`];
};

describe('the skills that a message names at its beginning', () => {
  it('are one with its arguments', () => {
    assert.deepEqual(named('review the last change'), ['review', '| the last change']);
    assert.deepEqual(named('/review'), ['review', '| ']);
    assert.deepEqual(named('app:review now'), ['review', '| now']);
  });

  it('are several, each with its slash', () => {
    assert.deepEqual(named('/review /git-commit  be brief'), ['review', 'git-commit', '| be brief']);
    assert.deepEqual(named('review /git-commit'), ['review', 'git-commit', '| ']);
  });

  it('are each once', () => {
    assert.deepEqual(named('/review /review x'), ['review', '| x']);
  });

  it('end at the first word that is none', () => {
    assert.deepEqual(named('review git-commit'), ['review', '| git-commit']);
    assert.deepEqual(named('/review /src/main.ts'), ['review', '| /src/main.ts']);
  });

  it('may have names with spaces, the longest that fits, or in quotes', () => {
    assert.deepEqual(named('sql style this query'), ['SQL Style', '| this query']);
    assert.deepEqual(named('SQL Style Guide x'), ['SQL Style Guide', '| x']);
    assert.deepEqual(named('SQL Styles'), ['| SQL Styles']);
    assert.deepEqual(named('"SQL Style" Guide'), ['SQL Style', '| Guide']);
  });

  it('are none where the first word is none', () => {
    assert.deepEqual(named('nope review'), ['| nope review']);
    assert.deepEqual(named(''), ['| ']);
  });
});
