// The launches of VS Code that the tests need. Each costs some ten seconds, so a new one needs a reason: another
// workspace kind, another state of trust, another extension host.

/**
 * @typedef {object} Suite
 * @property {string} name the folder under test/vscode whose `*.test.ts` files run
 * @property {string} why what these tests need that the others' launch doesn't give
 * @property {string} [workspace] a folder or a .code-workspace under test/fixtures, copied for each run; none: no folder
 * @property {string} [home] a folder under test/fixtures, copied, in place of the person's home; none: an empty one
 * @property {Record<string, unknown>} [settings] user settings
 * @property {'given' | 'asked'} [trust] `asked`: VS Code starts in Restricted Mode; default `given`
 * @property {boolean} [installed] as an installed copy, not as an extension under development (Restricted Mode needs it)
 * @property {string[]} [extensions] test-only extensions under test/vscode/extensions
 * @property {'node' | 'worker'} [host] the extension host; default `node`; `worker` runs the web bundle
 */

/** @type {readonly Suite[]} */
export const suites = [
  {
    name: 'main',
    why: 'a person opens one folder with skills, and has a language model',
    workspace: 'main/workspace',
    home: 'main/home',
    extensions: ['scriptedModel', 'apiClient'],
  },
  {
    name: 'multiroot',
    why: 'several folders in one window',
    workspace: 'multiroot/all.code-workspace',
    home: 'multiroot/home',
    extensions: ['scriptedModel'],
  },
  {
    name: 'restricted',
    why: 'a workspace that is not trusted, and becomes so',
    workspace: 'restricted/workspace',
    home: 'restricted/home',
    trust: 'asked',
    installed: true,
    extensions: ['scriptedModel'],
  },
  {
    name: 'empty',
    why: 'no skills anywhere, and no language model but the one that works offline',
    workspace: 'empty/workspace',
  },
  {
    name: 'demo',
    why: 'the demo as npm start opens it, and as the README shows it',
    workspace: '../../examples/workspace',
    home: '../../examples/home',
  },
  {
    name: 'web',
    why: 'the web bundle in a web worker',
    workspace: 'web/workspace',
    host: 'worker',
    settings: { 'remote.extensionKind': { 'skillshelf.skillshelf': ['ui'] } },
  },
];
