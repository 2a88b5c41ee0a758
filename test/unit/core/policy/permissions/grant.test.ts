import assert from 'node:assert/strict';
import { type Ceiling, ceilingFrom, grantOf, OPEN_CEILING } from '../../../../../src/core/policy/permissions/grant';
import { makeSkill } from '../../../../support/makeSkill';

const TOOLS = ['run_in_terminal', 'copilot_readFile', 'copilot_createFile', 'mcp_github_issues'];

function grant(over: Parameters<typeof makeSkill>[1], ...ceilings: Ceiling[]) {
  return grantOf(makeSkill('a', over), [OPEN_CEILING, ...ceilings], TOOLS);
}

const usable = (of: ReturnType<typeof grant>) => TOOLS.filter((tool) => of.mayUse(tool));

describe('what is in force', () => {
  it('is the ceiling alone for a skill that asks for nothing', () => {
    const all = grant({});
    assert.deepEqual(usable(all), TOOLS);
    assert.ok(all.network && all.mayRead('a/b') && all.mayWrite('.x/y'));
  });

  it('is what permissions and tools both name, without what is disallowed', () => {
    const asked = { permissions: { tools: ['bash', 'Read', 'Write'] }, tools: ['Bash(git:*)', 'read_file'] };
    assert.deepEqual(usable(grant(asked)), ['run_in_terminal', 'copilot_readFile']);
    assert.deepEqual(usable(grant({ ...asked, disallowedTools: ['Bash'] })), ['copilot_readFile']);
  });

  it('is not restricted by an empty list, nor by one of which nothing is here', () => {
    assert.deepEqual(usable(grant({ permissions: { tools: [] } })), TOOLS);
    assert.deepEqual(usable(grant({ tools: ['QuantumTool'] })), TOOLS);
    assert.deepEqual(usable(grant({ tools: ['*'] })), TOOLS);
  });

  it('never goes beyond a ceiling, and a second one only narrows it', () => {
    const narrow = { network: true, tools: ['Read', 'Bash'], read: ['docs/**'], write: [] };
    const own = grant({ permissions: { network: true, paths: { read: ['**'], write: ['**'] } } }, narrow);
    assert.deepEqual(usable(own), ['run_in_terminal', 'copilot_readFile']);
    assert.ok(own.mayRead('docs/a') && !own.mayRead('src/a') && !own.mayWrite('docs/a'));
    const wide = grant({}, narrow, OPEN_CEILING);
    assert.ok(!wide.mayRead('src/a'));
    assert.equal(grant({ permissions: { network: true } }, { ...OPEN_CEILING, network: false }).network, false);
  });

  it('is nothing under a ceiling that names no tool that is here', () => {
    for (const tools of [[], ['QuantumTool']]) assert.deepEqual(usable(grant({}, { ...OPEN_CEILING, tools })), []);
  });

  it('is the skill’s own paths inside of the ceiling’s', () => {
    const own = grant({ permissions: { paths: { read: ['docs/**'], write: [] } } });
    assert.ok(own.mayRead('docs/a/b') && !own.mayRead('src/a') && !own.mayWrite('docs/a'));
  });

  it('is nothing for a manifest that is refused', () => {
    const refused = grant({ permissions: { tools: ['bash'], everything: true } });
    assert.deepEqual(usable(refused), []);
    assert.ok(refused.refusal && !refused.network && !refused.mayRead('a') && !refused.mayWrite('a'));
  });
});

describe('the ceiling of a setting', () => {
  it('is open in what it leaves out', () => {
    for (const written of [undefined, null, {}, 'all']) assert.deepEqual(ceilingFrom(written), OPEN_CEILING);
    assert.deepEqual(ceilingFrom({ network: false }), { ...OPEN_CEILING, network: false });
  });

  it('is closed in what makes no sense', () => {
    const written = { network: 'yes', read: 'docs', write: [7, 'out/**'], tools: ['Read', 1] };
    assert.deepEqual(ceilingFrom(written), { network: false, read: [], write: ['out/**'], tools: ['Read'] });
  });
});
