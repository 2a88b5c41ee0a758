import assert from 'node:assert/strict';
import { parsePermissions } from '../../../../src/core/model/permissions';

function assertRefused(value: unknown, spot: string, problem: string): void {
  const parsed = parsePermissions(value);
  assert.equal(parsed.kind, 'refused', JSON.stringify(value));
  if (parsed.kind === 'refused') {
    assert.deepEqual([parsed.refusal.spot.join('.'), parsed.refusal.problem], [spot, problem]);
    assert.notEqual(parsed.refusal.expected, '');
  }
}

describe('a permission manifest', () => {
  it('says what is asked for', () => {
    const paths = { read: ['docs/**', '.github/*.yml'], write: [] };
    assert.deepEqual(parsePermissions({ tools: ['bash'], network: false, paths }), {
      kind: 'permissions',
      permissions: { tools: ['bash'], network: false, read: ['docs/**', '.github/*.yml'], write: [] },
    });
  });

  it('asks for nothing special where it is missing or empty', () => {
    for (const value of [undefined, null, {}]) {
      assert.deepEqual(parsePermissions(value), { kind: 'permissions', permissions: {} });
    }
  });

  it('is refused for a key that is not known, at any depth', () => {
    assertRefused({ tools: [], sudo: true }, 'sudo', 'unknown-key');
    assertRefused({ paths: { read: [], execute: [] } }, 'paths.execute', 'unknown-key');
    assertRefused({ constructor: 1 }, 'constructor', 'unknown-key');
    assertRefused(JSON.parse('{"__proto__": {"tools": []}}'), '__proto__', 'unknown-key');
  });

  it('is refused for a value of another type', () => {
    assertRefused('all', '', 'wrong-type');
    assertRefused([], '', 'wrong-type');
    assertRefused({ tools: 'bash' }, 'tools', 'wrong-type');
    assertRefused({ tools: ['bash', 7] }, 'tools.1', 'wrong-type');
    assertRefused({ tools: [''] }, 'tools.0', 'wrong-type');
    assertRefused({ network: 'no' }, 'network', 'wrong-type');
    assertRefused({ paths: ['**'] }, 'paths', 'wrong-type');
    assertRefused({ paths: { read: '**' } }, 'paths.read', 'wrong-type');
  });

  it('is refused for a path that is absolute on any system', () => {
    const absolute = [
      '/etc',
      '~/x',
      '\\\\server\\x',
      '\\x',
      'C:/x',
      'c:x',
      'file:///x',
      `$${'{HOME}'}/x`,
      '%APPDATA%/x',
    ];
    for (const path of absolute) assertRefused({ paths: { read: ['a', path] } }, 'paths.read.1', 'absolute');
  });

  it('is refused for a path that could leave the workspace', () => {
    for (const path of ['..', '../x', 'a/../../x', 'a/..', '{..,a}/x', '{a,../b}', 'a\\..\\x']) {
      assertRefused({ paths: { write: [path] } }, 'paths.write.0', 'outside');
    }
  });

  it('is refused for a path whose stars could be tried in too many ways', () => {
    for (const path of ['*a*a*a*b', '**/a/'.repeat(7), `${'a'.repeat(501)}`]) {
      assertRefused({ paths: { read: [path] } }, 'paths.read.0', 'too-complex');
    }
    assert.equal(parsePermissions({ paths: { read: ['**/*.test.*', 'a*b*c*d'] } }).kind, 'permissions');
  });

  it('takes dots that climb nowhere', () => {
    for (const path of ['...', 'a..b', '..a/b', 'a/...', '.hidden/**']) {
      assert.equal(parsePermissions({ paths: { read: [path] } }).kind, 'permissions', path);
    }
  });
});
