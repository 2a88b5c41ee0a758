// Runs the suites, one VS Code after the other.
import { findBrowser } from '../../../scripts/lib/browser.mjs';
import { codeServer } from '../../../scripts/lib/codeServer.mjs';
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
  if (kind === 'browser') await Promise.all([codeServer(), findBrowser()]); // now, not in a launch's time
  for (const suite of suites) {
    if (only && !only.includes(suite.name)) continue;
    const files = await testFiles(suite);
    if (!files.length) continue;
    if (kind === 'desktop' && suite.trust === 'asked' && process.platform === 'win32') {
      step(`${suite.name}: left out, since test-electron's switch can't be taken back on Windows`);
      continue;
    }
    step(`VS Code (${kind}: ${why}), ${suite.name}: ${suite.why}`);
    onResult(await launch(suite, files, { host: kind, grep }));
  }
}
