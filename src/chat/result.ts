// What a turn leaves behind for the turns after it.

import type * as vscode from 'vscode';
import type { Loaded } from '../core/agent/loadedSkills';

/** `local`: the answer is ours and was for the person's eyes only; no model ever reads it. */
export type TurnKind = 'model' | 'local';

export interface Turn {
  readonly kind: TurnKind;
  /** The names of the skills that were loaded or shown, as they are written. */
  readonly skills: readonly string[];
  /** What the model got of skills in this turn. */
  readonly loaded: readonly Loaded[];
  /** How many tools the model called. */
  readonly calls: number;
}

export function turnResult(kind: TurnKind, rest: Partial<Omit<Turn, 'kind'>> = {}): vscode.ChatResult {
  return { metadata: { kind, skills: [], loaded: [], calls: 0, ...rest } satisfies Turn };
}

/** Undefined for a turn that failed, or that another version of ours wrote. */
export function turnOf(result: vscode.ChatResult): Turn | undefined {
  const { kind, skills, loaded, calls } = (result.metadata ?? {}) as Partial<Turn>;
  if (kind !== 'model' && kind !== 'local') return undefined;
  return { kind, skills: listOf(skills), loaded: listOf(loaded), calls: typeof calls === 'number' ? calls : 0 };
}

function listOf<T>(value: readonly T[] | undefined): readonly T[] {
  return Array.isArray(value) ? value : [];
}
