// A skill that is another by the time it was read than the one that was allowed.

import assert from 'node:assert/strict';
import { TrustConsent } from '../../../../src/core/policy/trust/consent';
import { Inspector } from '../../../../src/core/policy/trust/inspector';
import { loadSkill } from '../../../../src/core/tools/loadSkill';
import { readSkillFile } from '../../../../src/core/tools/readSkillFile';
import { type Tool, type ToolContext, ToolError } from '../../../../src/core/tools/tool';
import { makeRoot, makeSkill, makeSnapshot } from '../../../support/makeSkill';
import { MemoryFiles } from '../../../support/memoryFiles';

const ROOT = makeRoot('/w/.claude/skills', { label: '.claude/skills', scope: 'project' });
const deploy = makeSkill('deploy', { root: ROOT });
const NOTES = `${deploy.directory}/notes.md`;

/** Everything is allowed; `swap` happens just before the `after`-th time that a file of the skill is read or listed. */
function contextWith(swap: (files: MemoryFiles) => unknown, isDue: (decided: boolean) => boolean = (done) => done) {
  const files = new MemoryFiles({
    [deploy.path]: '---\nname: deploy\n---\nRun the tests.\n',
    [NOTES]: 'Notes.',
    '/elsewhere/secret.md': 'Secret.',
  });
  const consent = new TrustConsent(new Inspector(files), {
    decisions: {
      list: () => Promise.resolve([]),
      read: () => Promise.resolve(undefined),
      write: () => Promise.resolve(),
      remove: () => Promise.resolve(),
    },
    ask: () => {
      decided = true;
      return Promise.resolve('once');
    },
    isRestricted: () => false,
    policy: () => 'ask',
    skills: () => [deploy],
  });
  let decided = false;
  let swapped = false;
  files.before = () => {
    if (swapped || !isDue(decided)) return;
    swapped = true;
    swap(files);
  };
  const context: ToolContext = { snapshot: makeSnapshot([deploy]), files, consent };
  return { context, wasSwapped: () => swapped };
}

async function assertRefused(tool: Tool, input: object, swap: (files: MemoryFiles) => unknown): Promise<void> {
  const { context, wasSwapped } = contextWith(swap);
  const outcome = await tool.run({ name: 'deploy', ...input }, context).catch((error: unknown) => error);
  assert.ok(wasSwapped());
  assert.ok(outcome instanceof ToolError, String(outcome));
  assert.match(outcome.message, /changed while it was being read.*Call again/s);
}

describe('a skill that changes between the decision and the load', () => {
  const other = (files: MemoryFiles) => files.write(deploy.path, '---\nname: deploy\n---\nSomething else.\n');
  const link = (path: string) => (files: MemoryFiles) => files.remove(path).link(path, '/elsewhere/secret.md');

  it('is not loaded when its instructions are others', () => assertRefused(loadSkill, {}, other));

  it('is not loaded when a file beside them is another', () =>
    assertRefused(loadSkill, {}, (files) => files.write(NOTES, 'Other notes.')));

  it('is not loaded when a link took the place of its file', () => assertRefused(loadSkill, {}, link(deploy.path)));

  it('has no file read when a link took the place of another file', () =>
    assertRefused(readSkillFile, { path: 'SKILL.md' }, link(NOTES)));

  it('has no file read when that file is another', () =>
    assertRefused(readSkillFile, { path: 'notes.md' }, (files) => files.write(NOTES, 'Other notes.')));

  it('is loaded when nothing changes', async () => {
    const { context } = contextWith(
      () => undefined,
      () => false,
    );
    assert.match(await loadSkill.run({ name: 'deploy' }, context), /Run the tests\./);
    assert.match(await readSkillFile.run({ name: 'deploy', path: 'notes.md' }, context), /Notes\./);
  });
});
