// The web bundle activates where there is no Node: in a bare context that can't make code from text.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { createContext, runInContext } from 'node:vm';
import { root } from '../support/sources';
import { vscodeStub } from '../support/vscodeStub';

/** What a web worker has, and VS Code's extension host in it leaves there. */
const worker = {
  AbortController,
  TextDecoder,
  TextEncoder,
  URL,
  clearInterval,
  clearTimeout,
  console,
  crypto: globalThis.crypto,
  performance,
  queueMicrotask,
  setInterval,
  setTimeout,
  structuredClone,
};

const known = {
  'env.language': 'en',
  'env.uiKind': 2,
  'lm.tools': [],
  'workspace.isTrusted': false,
  'workspace.textDocuments': [],
  'workspace.workspaceFolders': [],
  'window.visibleTextEditors': [],
  'window.activeTextEditor': undefined,
};

interface Bundle {
  activate(context: unknown): unknown;
}

function load(host = known): Bundle {
  const context = createContext({ ...worker }, { codeGeneration: { strings: false, wasm: false } });
  const file = path.join(root, 'dist/web.js');
  const wrapped = `(function (exports, module, require) {${readFileSync(file, 'utf8')}\n})`;
  const module = { exports: {} as Bundle };
  const require = (name: string): unknown => {
    assert.equal(name, 'vscode');
    return Object.create(vscodeStub(host) as object); // the bundle copies own names, and inherits the others
  };
  const evaluate: (...args: unknown[]) => void = runInContext(wrapped, context, { filename: file });
  evaluate(module.exports, module, require);
  return module.exports;
}

describe('the web bundle in a bare context', () => {
  it("activates without Node's globals", () => activates(load()));

  it('activates in a host without chat and language models', () =>
    activates(load({ ...known, ...{ chat: undefined, lm: undefined } })));
});

async function activates(bundle: Bundle): Promise<void> {
  const problems: unknown[] = [];
  const listen = (problem: unknown) => problems.push(problem);
  process.on('unhandledRejection', listen);
  const subscriptions: { dispose?: () => void }[] = [];
  try {
    await bundle.activate({ subscriptions, extensionUri: vscodeStub(known), extension: { packageJSON: {} } });
    await delay(100); // what the activation left running
  } finally {
    process.off('unhandledRejection', listen);
    for (const subscription of subscriptions) subscription.dispose?.();
  }
  assert.deepEqual(problems, []);
}
