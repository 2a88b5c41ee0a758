// The three meanings of `hooks`, told apart by their shape.

import type { SkillHooks } from '../model/skill';
import { isMapping } from './entry';
import { listOf } from './fieldTypes';

const PIECES = ['preExecute', 'postExecute', 'onError'] as const;

/** The hooks that a value declares; undefined where it declares none. */
export function hooksOf(value: unknown): SkillHooks | undefined {
  if (!isMapping(value)) {
    const names = listOf(value);
    return names.length > 0 ? { kind: 'names', names } : undefined;
  }
  const pieces = promptsOf(value);
  if (Object.keys(pieces).length > 0) return { kind: 'prompts', ...pieces };
  return Object.keys(value).length > 0 ? { kind: 'commands', events: value } : undefined;
}

/** free-code's pieces of prompt; it writes their names in PascalCase too. */
function promptsOf(value: Readonly<Record<string, unknown>>): Partial<Record<(typeof PIECES)[number], string>> {
  const pieces: Partial<Record<(typeof PIECES)[number], string>> = {};
  for (const piece of PIECES) {
    const text = value[piece] ?? value[piece[0]?.toUpperCase() + piece.slice(1)];
    if (typeof text === 'string') pieces[piece] = text;
  }
  return pieces;
}
