import assert from 'node:assert/strict';
import { globMatcher } from '../../../../src/core/model/glob';

function assertMatches(glob: string, yes: readonly string[], no: readonly string[]) {
  const matches = globMatcher([glob]);
  for (const path of yes) assert.ok(matches(path), `${glob} should match ${path}`);
  for (const path of no) assert.ok(!matches(path), `${glob} should not match ${path}`);
}

describe('globMatcher', () => {
  it('matches at any depth with **/, the top included', () => {
    assertMatches('**/node_modules', ['node_modules', 'a/node_modules'], ['node_modules/x', 'my_node_modules']);
  });

  it('keeps * and ? within one name', () => {
    assertMatches('src/*.ts', ['src/a.ts'], ['src/a/b.ts', 'a.ts']);
    assertMatches('?.md', ['a.md'], ['ab.md', '/.md']);
  });

  it('takes a dot at the start for a letter', () => {
    assertMatches('**/*.swp', ['.a.swp', '.x/b.swp'], ['a.swp.md']);
    assertMatches('.claude/**', ['.claude/skills/a'], ['claude/skills/a']);
  });

  it('knows alternatives and classes', () => {
    assertMatches('**/{dist,out}', ['dist', 'a/out'], ['a/output']);
    assertMatches('v[0-9]', ['v1'], ['va', 'v12']);
  });

  it('does not take a leading ! or a + before a bracket for more than a letter', () => {
    assertMatches('!a', ['!a'], ['b', 'a']);
    assertMatches('+(a)', ['+(a)'], ['a', 'aa']);
  });

  it('takes all below a folder, and the folder itself, for **', () => {
    assertMatches('docs/**', ['docs', 'docs/a', 'docs/a/b'], ['docsx', 'a/docs']);
    assertMatches('**', ['a', 'a/b', '.x'], []);
    assertMatches('a/**/b', ['a/b', 'a/x/b', 'a/x/y/b'], ['ab', 'a/xb']);
    assertMatches('**/**/x', ['x', 'a/x', 'a/b/x'], ['ax']);
  });

  it('knows alternatives within alternatives, and classes that exclude', () => {
    assertMatches('{a,b{c,d}}.md', ['a.md', 'bc.md', 'bd.md'], ['b.md', 'ab.md']);
    assertMatches('[!a].md', ['b.md'], ['a.md', '/.md']);
    assertMatches('[]].md', ['].md'], ['a.md']);
  });

  it('takes signs of regular expressions, and brackets that never close, for letters', () => {
    for (const glob of ['a.b', 'a+b', '(a)', 'a|b', '^a$', 'a{b', 'a}b', 'a,b', '[ab', 'a\\b', '中文']) {
      assertMatches(glob, [glob], ['axb', 'aab', 'a']);
    }
  });

  it('takes time in line with the path, however many stars there are', () => {
    const matches = globMatcher([`${'**/'.repeat(50)}x`]);
    assert.ok(!matches(`${'a/'.repeat(2000)}y`));
  });

  it('matches nothing without globs', () => {
    assert.ok(!globMatcher([])('a'));
  });
});
