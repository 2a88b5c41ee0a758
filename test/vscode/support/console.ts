// The `console` of the tests, put in its place by the bundler: the extension host's own ends in a log, and what a test
// prints should be seen.

import { print } from './door';

function line(...args: unknown[]): void {
  print(args.map((arg) => (typeof arg === 'string' ? arg : JSON.stringify(arg))).join(' '));
}

export const console = { log: line, info: line, warn: line, error: line, debug: line };
