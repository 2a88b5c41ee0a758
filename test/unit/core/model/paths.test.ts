import assert from 'node:assert/strict';
import {
  basename,
  dirname,
  extname,
  isAbsolute,
  isInside,
  isUri,
  join,
  relative,
} from '../../../../src/core/model/paths';

describe('paths', () => {
  it('joins in the manner of the base', () => {
    assert.equal(join('/home/ann', '.claude/skills', 'pdf'), '/home/ann/.claude/skills/pdf');
    assert.equal(join('C:\\Users\\ann', '.claude/skills'), 'C:\\Users\\ann\\.claude\\skills');
    assert.equal(join('\\\\server\\share', 'a/b'), '\\\\server\\share\\a\\b');
    assert.equal(join('vscode-vfs://github/o/r', 'a b#1'), 'vscode-vfs://github/o/r/a b#1');
    assert.equal(join('/', 'a'), '/a');
  });

  it('takes a backslash in a POSIX name for a letter like any other', () => {
    assert.equal(basename('/skills/a\\b'), 'a\\b');
    assert.equal(join('/skills', 'a\\b'), '/skills/a\\b');
  });

  it('splits into folder and name', () => {
    assert.equal(dirname('/a/b/SKILL.md'), '/a/b');
    assert.equal(basename('/a/b/SKILL.md'), 'SKILL.md');
    assert.equal(dirname('/a'), '/');
    assert.equal(dirname('D:\\x\\y'), 'D:\\x');
    assert.equal(basename('D:\\x\\y'), 'y');
  });

  it('gives the extension in lower case, and none for a dotfile', () => {
    assert.equal(extname('/a/Run.SH'), '.sh');
    assert.equal(extname('/a/.env'), '');
    assert.equal(extname('/a.b/c'), '');
  });

  it('knows what lies inside a folder, and is not fooled by a common beginning', () => {
    assert.ok(isInside('/a/b', '/a/b'));
    assert.ok(isInside('/a/b', '/a/b/c'));
    assert.ok(!isInside('/a/b', '/a/bc'));
    assert.ok(isInside('C:\\a', 'C:\\a\\b'));
  });

  it('writes the way down with slashes, whatever the system', () => {
    assert.equal(relative('/a', '/a/b/c'), 'b/c');
    assert.equal(relative('C:\\a', 'C:\\a\\b\\c'), 'b/c');
    assert.equal(relative('/a', '/a'), '');
    assert.equal(relative('/a', '/x/y'), '/x/y');
  });

  it('tells a URI from a path, and a drive letter from a scheme', () => {
    assert.ok(isUri('memfs:/x'.replace(':/', '://')));
    assert.ok(!isUri('C:\\x'));
    assert.ok(!isUri('/x'));
    assert.ok(isAbsolute('C:/x') && isAbsolute('/x') && isAbsolute('memfs://a/x'));
    assert.ok(!isAbsolute('x/y') && !isAbsolute('~/x'));
  });
});
