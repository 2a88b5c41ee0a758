// Notices a model that calls the same tool with the same input again and again.

import type { ToolCall } from './chatModel';

interface Known {
  readonly text: string;
  /** How often in a row the same result came. */
  readonly times: number;
}

/** The same result so often is taken for good: the call is not run any more. */
const ENOUGH = 2;

export class Repeats {
  readonly #known = new Map<string, Known>();

  /** What the model is told instead of running the call once more; undefined where it should run. */
  refusal(call: ToolCall): string | undefined {
    const known = this.#known.get(keyOf(call));
    if (!known || known.times < ENOUGH) return undefined;
    return `you have called ${call.name} with this input ${known.times} times, and the result was the same each time. It was not run again. Use the result that you have, or do something else.`;
  }

  /** Remembers what the call gave; true if it was the same as the last time. */
  add(call: ToolCall, text: string): boolean {
    const key = keyOf(call);
    const known = this.#known.get(key);
    const isSame = known?.text === text;
    this.#known.set(key, { text, times: isSame ? known.times + 1 : 1 });
    return isSame;
  }
}

/** The order of an object's keys says nothing. */
function keyOf({ name, input }: ToolCall): string {
  return `${name} ${JSON.stringify(input ?? {}, (_, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  )}`;
}
