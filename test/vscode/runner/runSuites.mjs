// Runs the suites, one VS Code after the other.
import { step } from '../../../scripts/lib/say.mjs';
import { suites } from '../suites.mjs';
import { testFiles } from './bundle.mjs';
import { chooseHost } from './host.mjs';
import { launch } from './launch.mjs';

/**
 * @param {{ only?: string[], grep?: string, onResult: (counts: object) => void }} options
 */
export async function runSuites({ only, grep, onResult }) {
  const unknown = only?.filter((name) => !suites.some((suite) => suite.name === name)) ?? [];
  if (unknown.length) {
    throw new Error(`no suite "${unknown.join(', ')}": there are ${suites.map(({ name }) => name).join(', ')}`);
  }
  const { kind, why } = await chooseHost();
  for (const suite of suites) {
    if (only && !only.includes(suite.name)) continue;
    const files = await testFiles(suite);
    if (!files.length) continue;
    step(`VS Code (${kind}: ${why}), ${suite.name}: ${suite.why}`);
    onResult(await launch(suite, files, { host: kind, grep }));
  }
}
