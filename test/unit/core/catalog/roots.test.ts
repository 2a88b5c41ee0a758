import assert from 'node:assert/strict';
import { type Places, rootsFor } from '../../../../src/core/catalog/roots';

const app = { name: 'app', path: '/w/app' };
const lib = { name: 'lib', path: '/w/lib' };
const paths = (places: Partial<Places>) =>
  rootsFor({ workspaceFolders: [], folders: [], ...places }).map(({ path }) => path);
const roots = (places: Partial<Places>) => rootsFor({ workspaceFolders: [], folders: [], ...places });

describe('roots', () => {
  it('of a workspace folder stand in the order of the agents', () => {
    assert.deepEqual(paths({ workspaceFolders: [app] }), [
      '/w/app/.agents/skills',
      '/w/app/.github/skills',
      '/w/app/.claude/skills',
      '/w/app/.cat-code/skills',
      '/w/app/.free-code/skills',
      '/w/app/.workbuddy/skills',
      '/w/app/.jarvis/skills',
      '/w/app/.codex/skills',
      '/w/app/.gemini/skills',
      '/w/app/.opencode/skills',
      '/w/app/.cursor/skills',
      '/w/app/.goose/skills',
      '/w/app/.windsurf/skills',
      '/w/app/.kiro/skills',
    ]);
  });

  it('of the home have Copilot’s folder in the place of GitHub’s', () => {
    assert.deepEqual(paths({ home: '/home/me' }), [
      '/home/me/.agents/skills',
      '/home/me/.copilot/skills',
      '/home/me/.claude/skills',
      '/home/me/.cat-code/skills',
      '/home/me/.free-code/skills',
      '/home/me/.workbuddy/skills',
      '/home/me/.jarvis/skills',
      '/home/me/.codex/skills',
      '/home/me/.gemini/skills',
      '/home/me/.config/opencode/skills',
      '/home/me/.cursor/skills',
      '/home/me/.config/goose/skills',
      '/home/me/.config/agents/skills',
      '/home/me/.config/amp/skills',
      '/home/me/.codeium/windsurf/skills',
      '/home/me/.kiro/skills',
    ]);
  });

  it('go project, external, user, bundled; one workspace folder after the other', () => {
    const all = roots({ workspaceFolders: [app, lib], home: '/home/me', folders: ['/x'], bundled: '/ext/skills' });
    assert.deepEqual(
      all.map(({ scope, folder }) => folder?.name ?? scope),
      [...Array(14).fill('app'), ...Array(14).fill('lib'), 'external', ...Array(16).fill('user'), 'bundled'],
    );
  });

  it('that others give rank after the user’s: plugins, then MCP servers', () => {
    const provided = [
      { path: '/mcp', label: 'figma', source: 'mcp' },
      { path: '/plugin', label: 'Acme', source: 'plugin' },
    ] as const;
    const all = roots({ home: '/home/me', provided, bundled: '/ext/skills' }).slice(-3);
    assert.deepEqual(
      all.map(({ path, label, scope, source }) => [path, label, scope, source]),
      [
        ['/plugin', 'Acme', 'user', 'plugin'],
        ['/mcp', 'figma', 'user', 'mcp'],
        ['/ext/skills', 'bundled', 'bundled', 'bundled'],
      ],
    );
  });

  it('say how a person would write them, and what they belong to', () => {
    const all = roots({ workspaceFolders: [app], home: '/home/me', folders: ['~/mine'], bundled: '/ext/skills' });
    const told = all.map(({ label, anchor }) => `${label} in ${anchor}`);
    assert.ok(told.includes('.claude/skills in /w/app'));
    assert.ok(told.includes('~/.claude/skills in /home/me'));
    assert.ok(told.includes('~/mine in undefined'));
    assert.ok(told.includes('bundled in undefined'));
  });

  it('have each agent’s layout', () => {
    const layout = new Map(roots({ workspaceFolders: [app] }).map((root) => [root.label, root]));
    assert.equal(layout.get('.claude/skills')?.layout.depth, 1);
    assert.equal(layout.get('.cat-code/skills')?.layout.skipHidden, true);
    assert.equal(layout.get('.cat-code/skills')?.strictName, true);
    assert.equal(layout.get('.free-code/skills')?.layout.anyMarkdown, true);
    assert.equal(layout.get('.free-code/skills')?.layout.depth, Number.POSITIVE_INFINITY);
    assert.equal(layout.get('.jarvis/skills')?.layout.depth, Number.POSITIVE_INFINITY);
    assert.equal(layout.get('.jarvis/skills')?.layout.anyMarkdown, false);
  });

  it('are those of the agents that are chosen, in the same order', () => {
    const chosen = paths({ workspaceFolders: [app], home: '/home/me', agents: ['claude-code', 'amp'] });
    assert.deepEqual(chosen, [
      '/w/app/.agents/skills',
      '/w/app/.claude/skills',
      '/home/me/.claude/skills',
      '/home/me/.config/agents/skills',
      '/home/me/.config/amp/skills',
    ]);
    assert.deepEqual(paths({ home: '/home/me', agents: ['nobody'] }), paths({ home: '/home/me' }));
  });

  it('that come up twice are kept where they rank highest', () => {
    const home = { name: 'me', path: '/home/me' };
    const all = roots({ workspaceFolders: [home], home: '/home/me' });
    assert.equal(all.find(({ path }) => path === '/home/me/.claude/skills')?.scope, 'project');
    assert.equal(all.filter(({ path }) => path === '/home/me/.claude/skills').length, 1);
    assert.equal(all.find(({ path }) => path === '/home/me/.copilot/skills')?.scope, 'user');
  });
});

describe('further folders', () => {
  it('may be absolute, below the home, or relative to the workspace folder', () => {
    const places = { workspaceFolders: [app], home: '/home/me' };
    const external = (folders: string[]) =>
      roots({ ...places, folders })
        .filter(({ scope }) => scope === 'external')
        .map(({ path }) => path);
    assert.deepEqual(external(['/x/skills/', '~/skills', 'tools/./skills', '../shared', '~']), [
      '/x/skills',
      '/home/me/skills',
      '/w/app/tools/skills',
      '/w/shared',
      '/home/me',
    ]);
  });

  it('must exist, and are looked through at any depth', () => {
    const [root] = roots({ folders: ['/x'] });
    assert.equal(root?.mustExist, true);
    assert.equal(root?.layout.depth, Number.POSITIVE_INFINITY);
  });

  it('that are relative are looked for in each workspace folder, and need not be in all', () => {
    const external = roots({ workspaceFolders: [app, lib], folders: ['skills'] }).filter(
      ({ scope }) => scope === 'external',
    );
    assert.deepEqual(
      external.map(({ path, label, mustExist }) => [path, label, mustExist]),
      [
        ['/w/app/skills', 'app/skills', false],
        ['/w/lib/skills', 'lib/skills', false],
      ],
    );
  });

  it('without a home or a workspace lead nowhere, and neither does nothing', () => {
    assert.deepEqual(paths({ folders: ['~/skills', 'skills', '  '] }), []);
  });

  it('are written in the manner of their place', () => {
    const windows = { name: 'app', path: 'C:\\w\\app' };
    assert.deepEqual(paths({ folders: ['C:\\skills\\', '~\\mine'], home: 'C:\\me' }).slice(0, 2), [
      'C:\\skills',
      'C:\\me\\mine',
    ]);
    assert.ok(paths({ workspaceFolders: [windows] }).includes('C:\\w\\app\\.claude\\skills'));
    const remote = { name: 'repo', path: 'vscode-vfs://github/o/r' };
    assert.ok(paths({ workspaceFolders: [remote], folders: ['../s'] }).includes('vscode-vfs://github/o/s'));
  });
});
