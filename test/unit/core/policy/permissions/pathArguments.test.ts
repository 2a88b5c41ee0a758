import assert from 'node:assert/strict';
import { pathArguments } from '../../../../../src/core/policy/permissions/pathArguments';

describe('the paths in a tool call', () => {
  it('are told by the names of the properties, in every usual spelling', () => {
    const names =
      'path paths file filePath file_path target_file files uri workspaceFolder dir directory cwd includeFiles';
    for (const name of names.split(' ')) assert.deepEqual(pathArguments({ [name]: 'x' }), ['x'], name);
  });

  it('are not told by names that only look alike', () => {
    for (const name of ['profile', 'pathology', 'query', 'content', 'direction', 'filter']) {
      assert.deepEqual(pathArguments({ [name]: 'x' }), [], name);
    }
  });

  it('are told by the schema’s formats', () => {
    const schema = { properties: { where: { format: 'uri' }, list: { items: { format: 'path' } } } };
    assert.deepEqual(pathArguments({ where: 'a', list: ['b', 'c'], other: 'd' }, schema), ['a', 'b', 'c']);
  });

  it('are found at any depth and in lists', () => {
    assert.deepEqual(pathArguments({ edits: [{ path: 'a' }, { file: { uri: 'b' } }], paths: ['c'] }), ['a', 'b', 'c']);
  });

  it('are no web addresses, no texts of several lines, and no numbers', () => {
    assert.deepEqual(pathArguments({ uri: 'https://x.example/a', path: 'a\nb', file: 7, dir: '' }), []);
    assert.deepEqual(pathArguments({ uri: 'file:///etc/x' }), ['file:///etc/x']);
  });

  it('end at a depth that no call has', () => {
    let deep: unknown = { path: 'x' };
    for (let i = 0; i < 10_000; i++) deep = { a: deep };
    assert.deepEqual(pathArguments(deep), []);
  });
});
