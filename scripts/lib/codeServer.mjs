// Puts a pinned code-server (VS Code in the browser) and the Node.js that it needs into .vscode-test/, once. They come
// from the npm registry; they are no devDependency, since their install scripts fail on the Node.js of this project.
import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { fetchOnce } from './fetchOnce.mjs';
import { npm } from './npm.mjs';

const version = '4.139.1';
const nodeVersion = '24.22.3';
const platform = `${process.platform}-${process.arch}`;
const nodePackage = `node-${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`;

function layout(folder) {
  const modules = path.join(folder, 'node_modules');
  return {
    entry: path.join(modules, 'code-server/out/node/entry.js'),
    vscode: path.join(modules, 'code-server/lib/vscode'),
    nodeFolder: path.join(modules, nodePackage),
    node: path.join(modules, nodePackage, 'bin', process.platform === 'win32' ? 'node.exe' : 'node'),
  };
}

/** @returns {Promise<{ entry: string, node: string }>} the script to run, and the Node.js to run it with */
export async function codeServer() {
  return layout(await fetchOnce(`code-server-${version}`, `code-server ${version}`, fetch));
}

async function fetch(folder) {
  const { vscode, nodeFolder, node } = layout(folder);
  // Without install scripts: they would compile what is not needed here (kerberos, log files, a watchdog).
  const env = { npm_config_ignore_scripts: 'true', npm_config_nodedir: nodeFolder };
  const packages = [`${nodePackage}@${nodeVersion}`, `code-server@${version}`];
  if (await npm(folder, ['install', '--no-save', '--force', ...packages], { env })) {
    throw new Error(`code-server ${version} could not be fetched: is there a ${nodePackage} in the npm registry?`);
  }
  // By its shrinkwrap, with its own Node.js; `npm ci` refuses it, as a package is missing there.
  env.PATH = path.dirname(node) + path.delimiter + process.env.PATH;
  if (await npm(vscode, ['install', '--omit=dev'], { node, env })) {
    throw new Error(`code-server's own packages could not be fetched into ${vscode}`);
  }
  await slim(vscode, nodeFolder);
}

/** Takes out what is never loaded here, some 300 MB: other platforms' binaries and a command line of another tool. */
async function slim(vscode, nodeFolder) {
  const modules = path.join(vscode, 'node_modules');
  const unused = [
    path.join(modules, '@github', `copilot-sdk-${platform}`),
    path.join(modules, '@microsoft/mxc-sdk'),
    path.join(nodeFolder, 'include'),
    path.join(nodeFolder, 'share'),
  ];
  for (const binaries of ['@vscode/ripgrep-universal/bin', 'node-pty/prebuilds']) {
    const found = await readdir(path.join(modules, binaries)).catch(() => []);
    unused.push(...found.filter((name) => name !== platform).map((name) => path.join(modules, binaries, name)));
  }
  await Promise.all(unused.map((file) => rm(file, { recursive: true, force: true })));
}
