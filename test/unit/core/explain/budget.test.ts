// The listing of an agent when it is full.

import assert from 'node:assert/strict';
import { budgetOf } from '../../../../src/core/explain/budget';
import { Explainer } from '../../../../src/core/explain/explainer';
import { agent, head, Scene } from '../../../support/explaining';
import { makeSkill, makeSnapshot as snapshotOf } from '../../../support/makeSkill';

/** Names of four characters. */
const skills = (count: number, length: number) =>
  Array.from({ length: count }, (_, index) =>
    makeSkill(`s${String(index).padStart(3, '0')}`, { description: 'x'.repeat(length) }),
  );

describe('the listing of an agent', () => {
  it('holds all while they fit', () => {
    const budget = budgetOf(agent('claude-code'), skills(10, 100));
    assert.deepEqual([budget.limit, budget.used, budget.kept], [8000, 10 * 109, 10]);
    assert.deepEqual([budget.cut, budget.dropped, budget.fitting], [[], [], undefined]);
  });

  it('of Claude Code shortens all alike, and drops none', () => {
    const budget = budgetOf(agent('claude-code'), skills(100, 300));
    assert.equal(budget.kept, 0);
    assert.equal(budget.cut.length, 100);
    assert.deepEqual(budget.fitting, { length: 71, longer: 100 });
    assert.equal(budget.used, 8000);
    const many = budgetOf(agent('claude-code'), skills(1000, 300));
    assert.equal(many.dropped.length, 0);
    assert.ok([...many.fates.values()].every(({ kind }) => kind === 'name'));
  });

  it('leaves short descriptions as they are', () => {
    const all = [...skills(20, 10), ...skills(20, 900)];
    const budget = budgetOf(agent('claude-code'), all);
    assert.equal(budget.kept, 20);
    assert.equal(budget.fitting?.longer, 20);
    assert.ok(budget.used <= 8000);
  });

  it('of Codex drops what does not fit by name', () => {
    const budget = budgetOf(agent('codex'), skills(400, 300));
    assert.ok(budget.dropped.length > 0);
    assert.ok(budget.used <= 8000);
  });

  it('of VS Code tells the rest by name, and then nothing', () => {
    const budget = budgetOf(agent('vscode'), skills(1500, 300));
    assert.equal(budget.cut.length, Math.floor(5000 / 6));
    assert.equal(budget.kept + budget.cut.length + budget.dropped.length, 1500);
    assert.ok(budget.used <= 15_000);
  });

  it('of Copilot CLI leaves out the rest', () => {
    const budget = budgetOf(agent('copilot-cli'), skills(100, 300));
    assert.deepEqual([budget.cut.length, budget.kept + budget.dropped.length], [0, 100]);
  });

  it('has no limit where none is known', () => {
    const budget = budgetOf(agent('gemini-cli'), skills(500, 300));
    assert.deepEqual([budget.limit, budget.kept], [undefined, 500]);
  });
});

describe('a skill in a full listing', () => {
  const texts = Object.fromEntries(
    Array.from({ length: 120 }, (_, index) => [
      `/w/.agents/skills/s${String(index).padStart(3, '0')}/SKILL.md`,
      head(`name: s${String(index).padStart(3, '0')}`, `description: Use when ${'x'.repeat(300)}`),
    ]),
  );

  it('is said to be cut or left out, and how full it is', async () => {
    const scene = await Scene.of(texts);
    const first = '/w/.agents/skills/s000/SKILL.md';
    const last = '/w/.agents/skills/s119/SKILL.md';
    assert.equal(scene.verdict('vscode', first).state, 'loaded');
    assert.equal(scene.verdict('vscode', last).reason.code, 'name-only');
    assert.equal(scene.verdict('copilot-cli', last).state, 'over-budget');
    assert.equal(scene.verdict('codex', first).reason.code, 'shortened');
    assert.match(scene.said('copilot-cli', last), /is full \(\d+ of 15000 characters\).*→ Shorten the longest/);
  });
});

describe('ten thousand skills', () => {
  it('are explained for all agents within seconds, even if all have one name', function () {
    this.timeout(20_000);
    for (const name of [(index: number) => `s${index}`, () => 'same']) {
      const root = makeSkill('x').root;
      const anchored = { ...root, anchor: '/home/me' };
      const all = Array.from({ length: 10_000 }, (_, index) =>
        makeSkill(name(index), { root: anchored, path: `${root.path}/f${index}/SKILL.md` }),
      );
      const explainer = new Explainer(snapshotOf(all));
      const started = performance.now();
      for (const skill of all) explainer.explain(skill);
      assert.ok(performance.now() - started < 5000);
    }
  });
});
