// Finds in one pass over a text the logical lines on which each pattern may match (after Aho and Corasick).

import { lineStarts } from './lines';
import { type Literal, requiredLiterals } from './literals';

/** Start and end of a logical line. */
export type Stretch = readonly [start: number, end: number];

/** Signs that are told from one another; the rest counts as one. */
const SIGNS = 'abcdefghijklmnopqrstuvwxyz0123456789 .-_/\\$(){}[]<>:;=@*+|&!#%~^"\'`,?';
const SIZE = SIGNS.length + 1;
const SIGN_OF = new Uint8Array(128).fill(SIGNS.length);
for (let i = 0; i < SIGNS.length; i++) SIGN_OF[SIGNS.charCodeAt(i)] = i;
const signOf = (code: number): number => (code < 128 ? (SIGN_OF[code] as number) : SIGNS.length);

interface Goal {
  readonly pattern: number;
  readonly literal: Literal;
}

export class LineFinder {
  readonly patterns: readonly RegExp[];
  /** For each state and sign the next state. */
  #next: Int32Array;
  /** For each state what is found in it. */
  readonly #goals: Goal[][] = [[]];
  /** Patterns that may match anywhere. */
  readonly #anywhere: number[] = [];

  constructor(patterns: readonly RegExp[]) {
    this.patterns = patterns;
    this.#next = new Int32Array(SIZE * 1024);
    patterns.forEach((pattern, i) => {
      const literals = requiredLiterals(pattern.source);
      if (literals.length === 0) this.#anywhere.push(i);
      for (const literal of literals) this.#add(literal, i);
    });
    this.#link();
  }

  /** For each pattern the lines of `text` (lower case) on which it may match, in order; a pattern without any is missing. */
  linesOf(text: string): ReadonlyMap<RegExp, readonly Stretch[]> {
    const starts = lineStarts(text);
    const stretch = (i: number): Stretch => [starts[i] as number, starts[i + 1] ?? text.length];
    const result = new Map<RegExp, readonly Stretch[]>();
    for (const [pattern, lines] of this.#linesByPattern(text, starts)) {
      result.set(this.patterns[pattern] as RegExp, lines.map(stretch));
    }
    const all = starts.map((_, i) => stretch(i));
    for (const pattern of this.#anywhere) result.set(this.patterns[pattern] as RegExp, all);
    return result;
  }

  #linesByPattern(text: string, starts: readonly number[]): ReadonlyMap<number, readonly number[]> {
    const found = new Map<number, number[]>();
    let state = 0;
    for (let line = 0; line < starts.length; line++) {
      const end = starts[line + 1] ?? text.length;
      for (let at = starts[line] as number; at < end; at++) {
        state = this.#next[state * SIZE + signOf(text.charCodeAt(at))] as number;
        for (const goal of this.#goals[state] as Goal[]) {
          if (stands(text, at + 1, goal.literal)) note(found, goal.pattern, line);
        }
      }
    }
    return found;
  }

  #add(literal: Literal, pattern: number): void {
    let state = 0;
    for (let i = 0; i < literal.text.length; i++) {
      const at = state * SIZE + signOf(literal.text.charCodeAt(i));
      if (this.#next[at] === 0) this.#next[at] = this.#newState();
      state = this.#next[at] as number;
    }
    this.#goals[state]?.push({ pattern, literal });
  }

  #newState(): number {
    const state = this.#goals.push([]) - 1;
    if ((state + 1) * SIZE > this.#next.length) {
      const larger = new Int32Array(this.#next.length * 2);
      larger.set(this.#next);
      this.#next = larger;
    }
    return state;
  }

  /** Leads each state on where it has no step of its own: to where its longest ending would go. */
  #link(): void {
    const endings = new Int32Array(this.#goals.length);
    const queue: number[] = [];
    for (let sign = 0; sign < SIZE; sign++) if (this.#next[sign]) queue.push(this.#next[sign] as number);
    for (const state of queue) {
      const ending = endings[state] as number;
      this.#goals[state]?.push(...(this.#goals[ending] as Goal[]));
      for (let sign = 0; sign < SIZE; sign++) {
        const target = this.#next[state * SIZE + sign] as number;
        const led = this.#next[ending * SIZE + sign] as number;
        if (target) {
          endings[target] = led;
          queue.push(target);
        } else this.#next[state * SIZE + sign] = led;
      }
    }
  }
}

function note(found: Map<number, number[]>, pattern: number, line: number): void {
  const lines = found.get(pattern);
  if (!lines) found.set(pattern, [line]);
  else if (lines[lines.length - 1] !== line) lines.push(line);
}

/** True if a literal that ends at `end` stands as alone as it must. */
function stands(text: string, end: number, { text: literal, alone }: Literal): boolean {
  if (alone[0] && isWord(text.charCodeAt(end - literal.length - 1))) return false;
  return !(alone[1] && isWord(text.charCodeAt(end)));
}

function isWord(code: number): boolean {
  return (code >= 97 && code <= 122) || (code >= 48 && code <= 57) || code === 95;
}
