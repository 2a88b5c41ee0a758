// Where VS Code has marked a place of a SKILL.md itself, ours says nothing.

import type { Diagnostic } from 'vscode';

/** Those of `own` on whose very range none of `others` lies. */
export function besides(own: readonly Diagnostic[], others: readonly Diagnostic[]): readonly Diagnostic[] {
  return others.length === 0 ? own : own.filter(({ range }) => !others.some((other) => other.range.isEqual(range)));
}
