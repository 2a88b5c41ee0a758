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

  it('matches nothing without globs', () => {
    assert.ok(!globMatcher([])('a'));
  });
});
