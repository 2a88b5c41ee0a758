// A throw-away place for one launch: copies of the fixtures, an empty profile, and nothing of the person's own.
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { root } from '../../../scripts/lib/paths.mjs';

const fixtures = path.join(root, 'test/fixtures');

const quiet = {
  'chat.disableAIFeatures': false,
  'extensions.autoUpdate': false,
  'extensions.ignoreRecommendations': true,
  'git.openRepositoryInParentFolders': 'never',
  'security.workspace.trust.banner': 'never',
  'security.workspace.trust.startupPrompt': 'never',
  'skillshelf.trust.workspaceSkills': 'always', // most tests are of other things than the question; those of it set `ask`
  'telemetry.telemetryLevel': 'off',
  'update.mode': 'none',
  'workbench.colorTheme': 'Default Dark Modern',
  'workbench.secondarySideBar.defaultVisibility': 'hidden',
  'workbench.startupEditor': 'none',
  'workbench.tips.enabled': false,
};

/** What an installed extension consists of; the same as .vscodeignore leaves in. */
const shipped = /^(package(\.nls.*)?\.json|dist|media|l10n|skills|README\.md|LICENSE)$/;

/** @param {import('../suites.mjs').Suite} suite */
export function makeStage(suite) {
  const folder = realpathSync(mkdtempSync(path.join(os.tmpdir(), 'skillshelf-test-')));
  const remove = () => rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  process.once('exit', remove);
  const stage = {
    folder,
    home: path.join(folder, 'home'),
    userData: path.join(folder, 'user-data'),
    extensions: path.join(folder, 'extensions'),
    result: path.join(folder, 'result.json'),
    workspace: suite.workspace && place(suite.workspace, folder),
    remove: () => {
      process.off('exit', remove);
      remove();
    },
  };
  // A server takes what is scoped to the machine from a file of its own.
  const settingsFolders = ['User', 'Machine'].map((name) => path.join(stage.userData, name));
  for (const made of [stage.home, stage.extensions, ...settingsFolders]) {
    mkdirSync(made, { recursive: true });
  }
  if (suite.home) cpSync(fixture(suite.home), stage.home, { recursive: true, verbatimSymlinks: true });
  if (suite.installed) installCopy(stage.extensions);
  const settings = { ...quiet, ...suite.settings };
  for (const made of settingsFolders) {
    writeFileSync(path.join(made, 'settings.json'), JSON.stringify(settings, undefined, 2));
  }
  return stage;
}

function fixture(relative) {
  const file = path.join(fixtures, relative);
  if (!existsSync(file)) throw new Error(`${file} is not there: test/vscode/suites.mjs names it`);
  return file;
}

/** Copies a folder, or the folder around a .code-workspace, and says where the workspace is now. */
function place(relative, folder) {
  const single = !relative.endsWith('.code-workspace');
  const from = single ? fixture(relative) : path.dirname(fixture(relative));
  const to = path.join(folder, 'workspace');
  cpSync(from, to, { recursive: true, verbatimSymlinks: true });
  return single ? to : path.join(to, path.basename(relative));
}

function installCopy(extensions) {
  const { publisher, name, version } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
  const folder = path.join(extensions, `${publisher}.${name}-${version}`);
  for (const item of readdirSync(root).filter((entry) => shipped.test(entry))) {
    cpSync(path.join(root, item), path.join(folder, item), { recursive: true });
  }
}
