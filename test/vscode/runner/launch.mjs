// Runs one suite in one VS Code and says what came of it.
import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { cache, root } from '../../../scripts/lib/paths.mjs';
import { freePort } from '../../../scripts/lib/server.mjs';
import { bundle } from './bundle.mjs';
import { desktop } from './desktop.mjs';
import { makeStage } from './stage.mjs';

const testExtensions = path.join(root, 'test/vscode/extensions');

/**
 * @param {import('../suites.mjs').Suite} suite
 * @param {string[]} files
 * @param {{ host: 'desktop' | 'browser', grep?: string }} options
 * @returns {Promise<{ passed: number, failed: number, skipped: number }>}
 */
export async function launch(suite, files, { host, grep }) {
  const { runTests } = await import('@vscode/test-electron');
  const stage = makeStage(suite);
  const door = `http://127.0.0.1:${await freePort()}/${randomUUID()}`;
  const shots = path.resolve(process.env.SKILLSHELF_SHOTS || path.join(cache, 'screenshots'));
  mkdirSync(shots, { recursive: true });
  process.env.SKILLSHELF_SHOTS = shots;
  const outside = host === 'desktop' ? await desktop(suite, stage, door) : inBrowser();
  const own = suite.installed ? [] : [root];
  let code;
  try {
    code = await runTests({
      vscodeExecutablePath: outside.executable,
      extensionDevelopmentPath: [...own, ...(suite.extensions ?? []).map((name) => path.join(testExtensions, name))],
      extensionTestsPath: await bundle(suite, files, { suite: suite.name, door, grep, host }),
      extensionTestsEnv: {
        ...outside.env,
        SKILLSHELF_DOOR: door,
        SKILLSHELF_RESULT: stage.result,
        SKILLSHELF_HOME: stage.home,
        SKILLSHELF_TRUST: suite.trust ?? 'given',
      },
      launchArgs: [
        ...(stage.workspace ? [stage.workspace] : []),
        `--user-data-dir=${stage.userData}`,
        `--extensions-dir=${stage.extensions}`,
        ...outside.args,
      ],
    });
  } catch (error) {
    code = error?.code ?? 1; // it has printed why
  } finally {
    await outside.close();
  }
  const result = existsSync(stage.result) ? JSON.parse(readFileSync(stage.result, 'utf8')) : undefined;
  stage.remove();
  return verdict(suite, code, result);
}

function inBrowser() {
  const executable = path.join(root, 'test/vscode/runner/browserHost.mjs');
  return { executable, env: {}, args: [], close: async () => undefined };
}

/** A host that was killed, or left without a word, is one failure more. */
function verdict(suite, code, result) {
  if (!result) {
    console.error(`${suite.name}: VS Code ended with ${code}, and its tests never reported`);
    return { passed: 0, failed: 1, skipped: 0 };
  }
  if (code !== 0 && result.failed === 0) {
    console.error(`${suite.name}: VS Code ended with ${code} after its tests`);
    return { ...result, failed: 1 };
  }
  return result;
}
