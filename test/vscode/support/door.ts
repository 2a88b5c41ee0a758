// Speaks to the runner outside VS Code.

import { options } from './options';

/** Asks the runner for something; throws its own message where it can't be done. */
export async function ask(room: 'log' | 'result' | 'hasPage' | 'page', what: unknown): Promise<unknown> {
  const response = await fetch(`${options.door}/${room}`, { method: 'POST', body: JSON.stringify(what ?? null) });
  const text = await response.text();
  if (!response.ok) throw new Error(text);
  return JSON.parse(text);
}

let printed: Promise<unknown> = Promise.resolve();

/** Prints a line where the tests were started, in order. */
export function print(line: string): void {
  printed = printed.then(() => ask('log', line)).catch(() => undefined);
}

/** Resolves when all that was printed so far has arrived. */
export async function flush(): Promise<void> {
  await printed;
}
