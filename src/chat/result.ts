// What a turn leaves behind for the turns after it.

import type * as vscode from 'vscode';

/** `local`: the answer is ours and was for the person's eyes only; no model ever reads it. */
export type TurnKind = 'model' | 'local';

export interface Turn {
  readonly kind: TurnKind;
  /** The names of the skills that were loaded or shown, as they are written. */
  readonly skills: readonly string[];
}

export function turnResult(kind: TurnKind, skills: readonly string[] = []): vscode.ChatResult {
  return { metadata: { kind, skills } satisfies Turn };
}

/** Undefined for a turn that failed, or that another version of ours wrote. */
export function turnOf(result: vscode.ChatResult): Turn | undefined {
  const { kind, skills } = (result.metadata ?? {}) as Partial<Turn>;
  return kind === 'model' || kind === 'local' ? { kind, skills: Array.isArray(skills) ? skills : [] } : undefined;
}
