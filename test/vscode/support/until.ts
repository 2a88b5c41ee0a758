// Waiting for things to happen, instead of for time to pass.

import type * as vscode from 'vscode';

const pollMs = 50;

/**
 * Resolves with the condition's first truthy answer. It is asked at once, then whenever one of the events fires, and
 * every 50 ms besides; throws after `timeout` ms, with `what` in its message.
 */
export async function until<T>(
  what: string,
  condition: () => T | Promise<T>,
  { events = [], timeout = 10_000 }: { events?: readonly vscode.Event<unknown>[]; timeout?: number } = {},
): Promise<NonNullable<T>> {
  const end = Date.now() + timeout;
  let last: unknown;
  while (Date.now() < end) {
    try {
      const answer = await condition();
      if (answer) return answer as NonNullable<T>;
      last = answer;
    } catch (error) {
      last = error; // an assertion that doesn't hold yet
    }
    await firstOf(events);
  }
  throw new Error(`${what}: not within ${timeout} ms (${last instanceof Error ? last.message : JSON.stringify(last)})`);
}

/** The next event that passes the filter. Ask for it before causing it. */
export function next<T>(
  event: vscode.Event<T>,
  filter: (value: T) => boolean = () => true,
  timeout = 10_000,
): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      listener.dispose();
      reject(new Error(`no such event within ${timeout} ms`));
    }, timeout);
    const listener = event((value) => {
      if (!filter(value)) return;
      clearTimeout(timer);
      listener.dispose();
      resolve(value);
    });
  });
}

function firstOf(events: readonly vscode.Event<unknown>[]): Promise<void> {
  return new Promise((resolve) => {
    const listeners = events.map((event) => event(() => done()));
    const timer = setTimeout(done, pollMs);
    function done(): void {
      clearTimeout(timer);
      for (const listener of listeners) listener.dispose();
      resolve();
    }
  });
}
