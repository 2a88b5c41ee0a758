// Who has the name: by each agent's own precedence among what it sees.

import assert from 'node:assert/strict';
import { head, Scene, skillText } from '../../../support/explaining';

const GOOD = skillText('deploy');
const PROJECT = '/w/.claude/skills/deploy/SKILL.md';
const HOME = '/home/me/.claude/skills/deploy/SKILL.md';
const SHARED = '/w/.agents/skills/deploy/SKILL.md';
const GITHUB = '/w/.github/skills/deploy/SKILL.md';

describe('of two skills of one name', () => {
  const rows: readonly [agent: string, paths: readonly string[], wins: string][] = [
    ['vscode', [PROJECT, HOME], PROJECT],
    ['vscode', [PROJECT, SHARED], SHARED],
    ['vscode', [GITHUB, SHARED], SHARED],
    ['copilot-cli', [GITHUB, SHARED], GITHUB],
    ['claude-code', [PROJECT, HOME], HOME],
    ['gemini-cli', ['/w/.gemini/skills/deploy/SKILL.md', SHARED], SHARED],
    ['opencode', ['/w/.opencode/skills/deploy/SKILL.md', SHARED], '/w/.opencode/skills/deploy/SKILL.md'],
    ['opencode', [PROJECT, SHARED], SHARED],
    ['opencode', [PROJECT, HOME], PROJECT],
    ['cursor', ['/w/.cursor/skills/deploy/SKILL.md', SHARED], '/w/.cursor/skills/deploy/SKILL.md'],
    ['goose', ['/home/me/.config/goose/skills/deploy/SKILL.md', SHARED], SHARED],
    [
      'cat-code',
      ['/w/.cat-code/skills/deploy/SKILL.md', '/home/me/.cat-code/skills/deploy/SKILL.md'],
      '/w/.cat-code/skills/deploy/SKILL.md',
    ],
    [
      'free-code',
      ['/w/.free-code/skills/deploy/SKILL.md', '/home/me/.free-code/skills/deploy/SKILL.md'],
      '/w/.free-code/skills/deploy/SKILL.md',
    ],
    [
      'workbuddy',
      ['/w/.workbuddy/skills/deploy/SKILL.md', '/home/me/.workbuddy/skills/deploy/SKILL.md'],
      '/w/.workbuddy/skills/deploy/SKILL.md',
    ],
    [
      'jarvis',
      ['/w/.jarvis/skills/deploy/SKILL.md', '/home/me/.jarvis/skills/deploy/SKILL.md'],
      '/w/.jarvis/skills/deploy/SKILL.md',
    ],
    [
      'kiro',
      ['/w/.kiro/skills/deploy/SKILL.md', '/home/me/.kiro/skills/deploy/SKILL.md'],
      '/w/.kiro/skills/deploy/SKILL.md',
    ],
    [
      'windsurf',
      ['/w/.windsurf/skills/deploy/SKILL.md', '/home/me/.codeium/windsurf/skills/deploy/SKILL.md'],
      '/w/.windsurf/skills/deploy/SKILL.md',
    ],
  ];
  for (const [id, paths, wins] of rows) {
    it(`${id} takes ${wins}`, async () => {
      const scene = await Scene.of(Object.fromEntries(paths.map((path) => [path, GOOD])));
      assert.deepEqual(scene.listed(id), [wins]);
      const loser = paths.find((path) => path !== wins) ?? '';
      const verdict = scene.verdict(id, loser);
      assert.equal(verdict.state, 'shadowed');
      assert.equal(verdict.winner?.path, wins);
      assert.equal(verdict.fix?.code, 'rename');
    });
  }

  it('Codex keeps both', async () => {
    const scene = await Scene.of({ [SHARED]: GOOD, '/home/me/.agents/skills/deploy/SKILL.md': GOOD });
    assert.equal(scene.listed('codex').length, 2);
  });

  it('the one that an agent does not see, or does not take, shadows nothing for it', async () => {
    const broken = head('name: deploy', 'description: Use when: x');
    const scene = await Scene.of({ [SHARED]: broken, [PROJECT]: GOOD, [HOME]: GOOD });
    assert.equal(scene.verdict('opencode', PROJECT).state, 'loaded');
    assert.equal(scene.verdict('opencode', SHARED).state, 'refused');
    assert.equal(scene.verdict('vscode', PROJECT).state, 'shadowed');
  });

  it('VS Code goes by the folder’s name', async () => {
    const ship = '/w/.claude/skills/ship/SKILL.md';
    const other = '/w/.agents/skills/ship/SKILL.md';
    const scene = await Scene.of({ [ship]: skillText('deploy'), [other]: skillText('release') });
    assert.equal(
      scene.said('vscode', ship),
      'shadowed: VS Code goes by the folder’s name, and takes the one in /w/.agents/skills/ship. → Give it another name.',
    );
    assert.equal(scene.verdict('opencode', ship).state, 'loaded');
  });

  it('case does not tell names apart', async () => {
    const scene = await Scene.of({ [PROJECT]: skillText('Deploy'), [HOME]: skillText('deploy') });
    assert.equal(scene.verdict('claude-code', PROJECT).state, 'shadowed');
  });

  it('an agent that is started in one folder of a workspace does not see the other', async () => {
    const workspaceFolders = ['a', 'b'].map((name) => ({ name, path: `/${name}` }));
    const [one, two] = ['/a/.agents/skills/deploy/SKILL.md', '/b/.agents/skills/deploy/SKILL.md'] as const;
    const scene = await Scene.of({ [one]: GOOD, [two]: GOOD }, { workspaceFolders });
    assert.equal(scene.verdict('gemini-cli', two).state, 'loaded');
    assert.equal(scene.verdict('vscode', two).state, 'shadowed');
  });
});
