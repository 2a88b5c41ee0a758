// What VS Code calls in its extension host: runs a suite's tests with mocha, and reports to the runner.

import type MochaInstance from 'mocha';
import type { ReporterConstructor } from 'mocha';
import { ask, flush, print } from './door';
import { Mocha } from './mocha';
import { options } from './options';
import { Reporter } from './reporter';

interface Counts {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

/** Runs what `load` registers. Throws where a test failed: VS Code then exits with 1. */
export async function run(load: () => void): Promise<void> {
  const { failed } = await report(load);
  if (failed) throw new Error(`${failed} failed`);
}

async function report(load: () => void): Promise<Counts> {
  try {
    const mocha = makeMocha();
    load();
    const counts = await finished(mocha);
    await flush();
    await ask('result', counts);
    return counts;
  } catch (error) {
    print(error instanceof Error ? (error.stack ?? error.message) : String(error));
    await flush();
    throw error;
  }
}

function finished(mocha: MochaInstance): Promise<Counts> {
  return new Promise((resolve) => {
    const runner = mocha.run((failures) => {
      const { passes = 0, pending = 0 } = runner.stats ?? {};
      resolve({ passed: passes, failed: failures, skipped: pending });
    });
  });
}

function makeMocha(): MochaInstance {
  const mocha = new Mocha({
    ui: 'bdd',
    reporter: Reporter as unknown as ReporterConstructor,
    timeout: 30_000,
    grep: options.grep ?? '',
    forbidOnly: true,
  });
  mocha.suite.emit('pre-require', globalThis, '', mocha);
  return mocha;
}
