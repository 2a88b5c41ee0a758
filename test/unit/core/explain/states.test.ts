// Every state, for at least two agents: where a skill lies and how it is written, and what each says of it.

import assert from 'node:assert/strict';
import type { State } from '../../../../src/core/explain/verdict';
import { head, Scene, skillText } from '../../../support/explaining';

const GOOD = skillText('deploy');
const long = (characters: number) =>
  head('name: deploy', `description: ${'Use when x. '.repeat(200).slice(0, characters)}`);

interface Row {
  readonly what: string;
  readonly path: string;
  readonly text: string;
  readonly states: Readonly<Record<string, State>>;
}

const at = (folder: string) => `/w/${folder}/deploy/SKILL.md`;

const ROWS: readonly Row[] = [
  {
    what: 'in the common folder',
    path: at('.agents/skills'),
    text: GOOD,
    states: { vscode: 'loaded', codex: 'loaded', amp: 'loaded', 'claude-code': 'wrong-place', windsurf: 'wrong-place' },
  },
  {
    what: 'in Claude’s folder',
    path: at('.claude/skills'),
    text: GOOD,
    states: {
      'claude-code': 'loaded',
      vscode: 'loaded',
      opencode: 'loaded',
      codex: 'wrong-place',
      kiro: 'wrong-place',
    },
  },
  {
    what: 'in the home folder of Claude',
    path: '/home/me/.claude/skills/deploy/SKILL.md',
    text: GOOD,
    states: { 'claude-code': 'loaded', vscode: 'loaded', 'copilot-cli': 'wrong-place', goose: 'loaded' },
  },
  {
    what: 'in Cursor’s folder',
    path: at('.cursor/skills'),
    text: GOOD,
    states: { cursor: 'loaded', vscode: 'wrong-place', opencode: 'wrong-place' },
  },
  {
    what: 'with a colon in the description',
    path: at('.agents/skills'),
    text: head('name: deploy', 'description: Use when: deploying'),
    states: {
      vscode: 'loaded',
      'gemini-cli': 'loaded',
      codex: 'refused',
      'copilot-cli': 'refused',
      opencode: 'refused',
    },
  },
  {
    what: 'with a colon in Claude’s folder',
    path: at('.claude/skills'),
    text: head('name: deploy', 'description: Use when: deploying'),
    states: { 'claude-code': 'cut', opencode: 'refused', vscode: 'loaded' },
  },
  {
    what: 'without frontmatter',
    path: at('.claude/skills'),
    text: '# Deploy\n\nPush it.\n',
    states: { 'claude-code': 'loaded', vscode: 'refused', opencode: 'refused' },
  },
  {
    what: 'that is empty',
    path: at('.claude/skills'),
    text: '',
    states: { 'claude-code': 'refused', vscode: 'refused' },
  },
  {
    what: 'without a description',
    path: at('.claude/skills'),
    text: head('name: deploy'),
    states: { 'claude-code': 'loaded', vscode: 'refused', 'copilot-cli': 'refused' },
  },
  {
    what: 'without a name',
    path: at('.agents/skills'),
    text: head('description: Use when deploying.'),
    states: { vscode: 'loaded', codex: 'refused', 'gemini-cli': 'refused' },
  },
  {
    what: 'with a description over the limit',
    path: at('.agents/skills'),
    text: long(1100),
    states: { vscode: 'cut', codex: 'refused', 'gemini-cli': 'loaded' },
  },
  {
    what: 'with a description over Claude’s limit',
    path: at('.claude/skills'),
    text: long(1700),
    states: { vscode: 'cut', 'claude-code': 'cut', opencode: 'loaded' },
  },
  {
    what: 'with a comment in the description',
    path: at('.agents/skills'),
    text: head('name: deploy', 'description: Use when fixing issue #12 of x # and more'),
    states: { vscode: 'loaded', codex: 'cut', 'gemini-cli': 'cut' },
  },
  {
    what: 'kept from models by its author',
    path: at('.claude/skills'),
    text: head('name: deploy', 'description: Use when x.', 'disable-model-invocation: true'),
    states: { vscode: 'hidden', 'claude-code': 'hidden', opencode: 'loaded' },
  },
  {
    what: 'in WorkBuddy’s words',
    path: at('.claude/skills'),
    text: head('title: deploy', 'summary: Use when deploying.'),
    states: { vscode: 'refused', opencode: 'refused', 'claude-code': 'loaded' },
  },
  {
    what: 'in WorkBuddy’s words and folder',
    path: at('.workbuddy/skills'),
    text: head('title: deploy', 'summary: Use when deploying.'),
    states: { workbuddy: 'loaded', vscode: 'wrong-place' },
  },
  {
    what: 'whose file is spelt otherwise',
    path: '/w/.agents/skills/deploy/skill.md',
    text: GOOD,
    states: { vscode: 'refused', codex: 'refused', amp: 'refused' },
  },
  {
    what: 'in the folder of skills itself',
    path: '/w/.agents/skills/SKILL.md',
    text: GOOD,
    states: { vscode: 'wrong-place', amp: 'wrong-place' },
  },
];

describe('a skill', () => {
  for (const { what, path, text, states } of ROWS) {
    it(what, async () => {
      const scene = await Scene.of({ [path]: text });
      const found = Object.fromEntries(Object.keys(states).map((id) => [id, scene.verdict(id, path).state]));
      assert.deepEqual(found, states);
    });
  }

  it('that is switched off in Skillshelf is off for whom it serves', async () => {
    const scene = await Scene.of({ [at('.claude/skills')]: GOOD });
    const options = { isEnabled: () => false };
    assert.equal(scene.verdict('vscode', at('.claude/skills'), options).state, 'disabled');
    assert.equal(scene.verdict('claude-code', at('.claude/skills'), options).state, 'loaded');
  });

  it('that comes with Skillshelf is nowhere where agents look', async () => {
    const scene = await Scene.of({ '/ext/skills/deploy/SKILL.md': GOOD }, { bundled: '/ext/skills' });
    assert.equal(
      scene.said('vscode', '/ext/skills/deploy/SKILL.md'),
      'wrong-place: It comes with Skillshelf, whose tools give it to models; VS Code does not know the place. → Copy it to /w/.agents/skills/deploy.',
    );
  });
});

describe('a skill deeper in a monorepo', () => {
  const path = '/w/packages/web/.claude/skills/deploy/SKILL.md';
  const scene = () => Scene.of({ [path]: GOOD }, { nestedDepth: 3 });

  it('is loaded by who looks there, by who is started there, and by no one else', async () => {
    const { said } = { said: (await scene()).said.bind(await scene()) };
    assert.equal(said('claude-code', path), 'loaded: Claude Code loads it.');
    assert.equal(said('opencode', path), 'loaded: OpenCode loads it when it is started in packages/web or below.');
    assert.equal(
      said('vscode', path),
      'wrong-place: VS Code looks at the top of the workspace only, and this is in packages/web. → Copy it to /w/.agents/skills/deploy.',
    );
  });
});

describe('a skill of which there are links', () => {
  it('is seen by the agents of each path', async () => {
    const { MemoryFiles } = await import('../../../support/memoryFiles');
    const files = new MemoryFiles({ [at('.agents/skills')]: GOOD }).link(
      '/w/.claude/skills/deploy',
      '/w/.agents/skills/deploy',
    );
    const scene = await Scene.of(files);
    assert.equal(scene.snapshot.skills.length, 1);
    const [skill] = scene.snapshot.skills;
    assert.equal(scene.verdict('claude-code', skill?.path ?? '').state, 'loaded');
    assert.equal(scene.verdict('codex', skill?.path ?? '').state, 'loaded');
    assert.equal(scene.verdict('kiro', skill?.path ?? '').state, 'wrong-place');
  });
});
