// Where VS Code has marked a place itself.

import assert from 'node:assert/strict';
import type { Diagnostic } from 'vscode';
import { besides } from '../../../src/editor/problems/stepBack';

/** A mark at a place, as far as counts here. */
function mark(place: string, message = ''): Diagnostic {
  const range = { place, isEqual: (other: unknown) => (other as { place: string }).place === place };
  return { message, range } as unknown as Diagnostic;
}

describe('our marks beside VS Code’s', () => {
  it('give way on the very same range, and on no other', () => {
    const own = [mark('1:6-1:12', 'ours'), mark('2:0-2:4', 'ours too')];
    assert.deepEqual(
      besides(own, [mark('1:6-1:12'), mark('2:0-2:9')]).map(({ message }) => message),
      ['ours too'],
    );
  });

  it('all stay where it has none', () => {
    const own = [mark('1:6-1:12')];
    assert.equal(besides(own, []), own);
  });
});
