import assert from 'node:assert/strict';
import type { JsonBudget, JsonWhy } from '../../../src/cli/json';
import { MemoryFiles } from '../../support/memoryFiles';
import { skillText } from '../../support/scanning';
import { run } from './running';

const files = () =>
  new MemoryFiles({
    '/w/.claude/skills/deploy/SKILL.md': skillText('deploy'),
    '/w/.agents/skills/bad/SKILL.md': '---\n- one\n- two\n---\n',
    '/w/.agents/skills/group/deep/SKILL.md': skillText('deep'),
  });

async function why(name: string, from = files()) {
  const { code, out } = await run(`why ${name} --json`, from);
  const { agents, ...rest } = JSON.parse(out) as JsonWhy;
  return { code, ...rest, of: (id: string) => agents.find(({ agent }) => agent === id), count: agents.length };
}

describe('skillshelf why', () => {
  it('has a row for each agent: state, reason, fix', async () => {
    const { code, name, path, of, count } = await why('deploy');
    assert.deepEqual([code, name, path, count], [0, 'deploy', '/w/.claude/skills/deploy/SKILL.md', 15]);
    assert.deepEqual(of('claude-code'), {
      agent: 'claude-code',
      state: 'loaded',
      reason: 'Claude Code loads it.',
      fix: null,
    });
    assert.deepEqual(of('codex'), {
      agent: 'codex',
      state: 'wrong-place',
      reason: 'Codex does not look in .claude/skills; it looks in .agents/skills, .codex/skills.',
      fix: 'Copy it to /w/.agents/skills/deploy.',
    });
  });

  it('knows a file from which no skill came by its folder', async () => {
    const { path, of } = await why('bad');
    assert.equal(path, '/w/.agents/skills/bad/SKILL.md');
    assert.equal(of('vscode')?.state, 'refused');
    assert.match(of('vscode')?.fix ?? '', /key: value/);
  });

  it('finds a skill that lies too deep for the list', async () => {
    const { of } = await why('deep');
    assert.deepEqual(
      [of('vscode')?.state, of('vscode')?.fix, of('codex')?.state],
      ['too-deep', 'Move it to /w/.agents/skills/deep.', 'loaded'],
    );
  });

  it('tells of switches in the agents’ own settings', async () => {
    const switched = files().write('/w/.claude/settings.json', '{ "skillOverrides": { "deploy": "off" } }');
    const { of } = await why('deploy', switched);
    assert.deepEqual(
      [of('claude-code')?.state, of('claude-code')?.fix, of('vscode')?.state],
      ['disabled', 'Take it out of /w/.claude/settings.json.', 'loaded'],
    );
  });

  it('says for a person who loads it first, and who looks elsewhere last', async () => {
    const { out } = await run('why deploy', files());
    const lines = out.split('\n');
    assert.match(lines[2] ?? '', /^ {2}loaded {2}VS Code, Copilot CLI, Claude Code, OpenCode/);
    assert.match(out, / {2}Codex {2}wrong-place\n {4}Codex does not look in .*\n? .*\n {4}→ Copy it to/);
  });

  it('knows no name that nothing has', async () => {
    const { code, out, err } = await run('why deplyo', files());
    assert.deepEqual([code, out], [1, '']);
    assert.match(err, /Did you mean deploy\?/);
  });
});

describe('skillshelf budget', () => {
  const many = () =>
    new MemoryFiles(
      Object.fromEntries(
        Array.from({ length: 80 }, (_, index) => [
          `/w/.agents/skills/s${index + 10}/SKILL.md`,
          skillText(`s${index + 10}`, `Use when ${'x'.repeat(300)}.`),
        ]),
      ),
    );

  it('has a row for each agent: limit, characters used, kept, cut, dropped', async () => {
    const { code, out } = await run('budget --json', many());
    const { agents } = JSON.parse(out) as JsonBudget;
    const copilot = agents.find(({ agent }) => agent === 'copilot-cli');
    assert.equal(code, 0);
    assert.equal(copilot?.limit, 15_000);
    assert.equal((copilot?.kept ?? 0) + (copilot?.dropped.length ?? 0), 80);
    assert.equal(copilot?.dropped.at(-1), 's89');
    assert.deepEqual(
      agents.find(({ agent }) => agent === 'kiro'),
      { agent: 'kiro', limit: null, used: 0, kept: 0, cut: [], dropped: [] },
    );
  });

  it('says for a person what would bring all back', async () => {
    const { out } = await run('budget', many());
    assert.match(out, /Copilot CLI {2}█+░* {2}≈ [\d,]+ of 15,000 characters, 80 skills/);
    assert.match(out, /→ With descriptions of at most \d+ characters all would fit; 80 are longer\./);
  });
});
