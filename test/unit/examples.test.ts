// The demo and the bundled skills come out as they are meant to: each dialect, each state, each finding.

import assert from 'node:assert/strict';
import { resolve } from 'node:path';
import { Catalog } from '../../src/core/catalog/catalog';
import { Loader } from '../../src/core/catalog/loader';
import type { Snapshot } from '../../src/core/catalog/snapshot';
import type { Dialect, Skill } from '../../src/core/model/skill';
import { nodeFiles } from '../../src/node/files';

type State = 'loads' | 'only on request' | 'shadowed';
type Row = readonly [path: string, dialect: Dialect, name: string, state: State, ...findings: string[]];

const WORKSPACE: readonly Row[] = [
  ['.agents/skills/database-migration/SKILL.md', 'spec', 'database-migration', 'loads', 'conflict-markers 3'],
  ['.agents/skills/release-notes/SKILL.md', 'spec', 'release-notes', 'loads'],
  ['.github/skills/accessibility-check/SKILL.md', 'spec', 'accessibility-check', 'loads'],
  ['.claude/skills/code-review/SKILL.md', 'spec', 'code-review', 'loads'],
  [
    '.claude/skills/sql-style/SKILL.md',
    'spec',
    'SQL Style',
    'loads',
    'name-characters 2',
    'name-folder 2',
    'yaml-colon 3',
  ],
  ['.cat-code/skills/figma-to-code/SKILL.md', 'cat-code', 'figma-to-code', 'loads'],
  ['.free-code/skills/explain-error.md', 'free-code', 'explain-error', 'loads'],
  ['.free-code/skills/testing/flaky-test/SKILL.md', 'free-code', 'flaky-test', 'loads'],
  ['.workbuddy/skills/api-design/SKILL.md', 'workbuddy', 'api-design', 'loads'],
  ['.workbuddy/skills/deploy-check/SKILL.md', 'workbuddy', 'deploy-check', 'loads'],
  ['.jarvis/skills/research/web-research/SKILL.md', 'jarvis', 'web-research', 'loads'],
];

const HOME: readonly Row[] = [
  ['.agents/skills/code-review/SKILL.md', 'spec', 'code-review', 'shadowed'],
  ['.copilot/skills/pdf-forms/SKILL.md', 'spec', 'pdf-forms', 'loads'],
  ['.claude/skills/standup/SKILL.md', 'spec', 'standup', 'only on request'],
  ['.workbuddy/skills/git-commit/SKILL.md', 'workbuddy', 'git-commit', 'loads'],
];

const BUNDLED: readonly Row[] = [
  ['code-analysis/SKILL.md', 'spec', 'code-analysis', 'loads'],
  ['code-review/SKILL.md', 'spec', 'code-review', 'shadowed'],
  ['deploy-check/SKILL.md', 'spec', 'deploy-check', 'shadowed'],
  ['file-management/SKILL.md', 'spec', 'file-management', 'loads'],
  ['git-commit/SKILL.md', 'spec', 'git-commit', 'shadowed'],
  ['git-helper/SKILL.md', 'spec', 'git-helper', 'loads'],
  ['skill-creator/SKILL.md', 'spec', 'skill-creator', 'loads'],
  ['task-planning/SKILL.md', 'spec', 'task-planning', 'loads'],
  ['web-research/SKILL.md', 'spec', 'web-research', 'shadowed'],
];

const root = resolve(__dirname, '../..');
const workspace = resolve(root, 'examples/workspace');
const home = resolve(root, 'examples/home');
const bundled = resolve(root, 'skills');
const nothing = () => undefined;
const silent = { debug: nothing, info: nothing, warn: nothing, error: nothing };

function load(): Promise<Snapshot> {
  const workspaceFolders = [{ name: 'tidetable', path: workspace }];
  const loader = new Loader(new Catalog(), nodeFiles(), silent, () => ({
    workspaceFolders,
    home,
    folders: [],
    bundled,
  }));
  return loader.reload();
}

function stateOf(snapshot: Snapshot, skill: Skill): State {
  if (snapshot.shadowedBy(skill)) return 'shadowed';
  return skill.modelInvocable ? 'loads' : 'only on request';
}

function rowsOf(snapshot: Snapshot, scope: string, folder: string): Row[] {
  return snapshot.skills
    .filter((skill) => skill.root.scope === scope)
    .map((skill) => [
      skill.path.slice(folder.length + 1).replaceAll('\\', '/'),
      skill.dialect,
      skill.name,
      stateOf(snapshot, skill),
      ...skill.findings.map(({ code, line }) => `${code} ${line}`),
    ]);
}

describe('Examples', () => {
  let snapshot: Snapshot;
  const named = (name: string) => snapshot.resolve(name)?.skill;

  before(async () => {
    snapshot = await load();
  });

  it('has a workspace with every dialect, in the order in which they win', () => {
    assert.deepEqual(rowsOf(snapshot, 'project', workspace), WORKSPACE);
  });

  it('has a home of which the workspace overrides one skill', () => {
    assert.deepEqual(rowsOf(snapshot, 'user', home), HOME);
  });

  it('bundles skills without a finding, four of which the demo overrides', () => {
    assert.deepEqual(rowsOf(snapshot, 'bundled', bundled), BUNDLED);
  });

  it('has one file from which no skill comes, with the line', () => {
    assert.deepEqual(
      snapshot.failures.map(({ path, finding }) => [path, finding.code, finding.line]),
      [[resolve(workspace, '.agents/skills/rollback/SKILL.md'), 'frontmatter-invalid', 5]],
    );
  });

  it('passes over a Markdown file without frontmatter', () => {
    const paths = [...snapshot.skills, ...snapshot.failures].map(({ path }) => path);
    assert.ok(!paths.includes(resolve(workspace, '.free-code/skills/README.md')));
  });

  it('shows what free-code adds: tools, arguments, pieces of prompt', () => {
    const skill = named('explain-error');
    assert.deepEqual(skill?.tools, ['Read', 'Grep', 'Bash']);
    assert.deepEqual(
      skill?.arguments.map(({ name }) => name),
      ['error', 'since'],
    );
    assert.deepEqual(Object.keys(skill?.hooks ?? {}).sort(), ['kind', 'onError', 'postExecute', 'preExecute']);
    assert.deepEqual(Object.keys(named('flaky-test')?.hooks ?? {}).sort(), ['kind', 'postExecute', 'preExecute']);
  });

  it('shows what WorkBuddy adds: triggers, permissions, dependencies, who wrote it', () => {
    assert.deepEqual(named('api-design')?.triggers, ['new endpoint', 'change the API', 'OpenAPI', '设计接口']);
    assert.deepEqual(named('deploy-check')?.dependencies, ['release-notes']);
    assert.deepEqual(named('deploy-check')?.permissions, {
      tools: ['bash', 'read_file'],
      network: false,
      paths: { read: ['**'], write: [] },
    });
    assert.equal(named('git-commit')?.agentCreated, true);
  });

  it('shows what Jarvis adds: patterns, hooks by name, a configuration', () => {
    const skill = named('web-research');
    assert.deepEqual(skill?.patterns, ['/research']);
    assert.deepEqual(skill?.hooks, { kind: 'names', names: ['log_sources'] });
    assert.deepEqual(skill?.configuration, { maxSources: 8, preferPrimary: true });
    assert.equal(skill?.version, '1.1.0');
  });
});
