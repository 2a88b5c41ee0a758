// mocha's reporter inside VS Code: each test as it ends, then the failures in full, printed through the door.

import type { Runner, Suite, Test } from 'mocha';
import { print } from './door';
import { Mocha } from './mocha';

const slowMs = 1500;

export class Reporter {
  readonly #failures: { readonly title: string; readonly error: Error }[] = [];

  constructor(runner: Runner) {
    const { EVENT_SUITE_BEGIN, EVENT_TEST_PASS, EVENT_TEST_FAIL, EVENT_TEST_PENDING, EVENT_RUN_END } =
      Mocha.Runner.constants;
    runner.on(EVENT_SUITE_BEGIN, (suite) => suite.title && print(`${indent(suite)}${suite.title}`));
    runner.on(EVENT_TEST_PASS, (test) => {
      const time = (test.duration ?? 0) > slowMs ? ` (${test.duration} ms)` : '';
      print(`${indent(test)}✓ ${test.title}${time}`);
    });
    runner.on(EVENT_TEST_PENDING, (test) => print(`${indent(test)}- ${test.title}`));
    runner.on(EVENT_TEST_FAIL, (test, error: Error) => {
      this.#failures.push({ title: test.fullTitle(), error });
      print(`${indent(test)}✗ ${test.title}`);
    });
    runner.once(EVENT_RUN_END, () => this.#failures.forEach(explain));
  }
}

function indent(item: Suite | Test): string {
  let depth = 0;
  for (let at = item.parent; at?.parent; at = at.parent) depth++;
  return '  '.repeat(depth + 1);
}

function explain({ title, error }: { title: string; error: Error }): void {
  print(`\n  ✗ ${title}\n${(error.stack ?? error.message).replace(/^/gm, '    ')}`);
}
