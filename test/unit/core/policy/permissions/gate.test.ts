import assert from 'node:assert/strict';
import { type GateCall, type GatePlace, gate } from '../../../../../src/core/policy/permissions/gate';
import { grantOf, OPEN_CEILING } from '../../../../../src/core/policy/permissions/grant';
import { makeSkill } from '../../../../support/makeSkill';

const TOOLS = [
  'run_in_terminal',
  'copilot_readFile',
  'copilot_createFile',
  'fetch_webpage',
  'mcp_db_query',
  'load_skill',
];

const PLACE: GatePlace = {
  folders: ['/w'],
  resolve: (path) => Promise.resolve(path === 'link' ? '/etc/passwd' : path.startsWith('/') ? path : `/w/${path}`),
  isOwn: (tool) => tool === 'load_skill',
  isLocal: (tool) => tool === 'mcp_local_tool',
};

const skill = (name: string, permissions: unknown) =>
  grantOf(makeSkill(name, { permissions, directory: `/home/me/skills/${name}` }), [OPEN_CEILING], TOOLS);

function verdict(call: GateCall, ...grants: ReturnType<typeof skill>[]) {
  return gate(call, grants, PLACE);
}

async function assertBlocked(call: GateCall, why: RegExp, ...grants: ReturnType<typeof skill>[]) {
  const { allowed, reason } = await verdict(call, ...grants);
  assert.equal(allowed, false);
  assert.match(reason, why);
}

const read = (filePath: string) => ({ name: 'copilot_readFile', input: { filePath } });
const write = (filePath: string) => ({ name: 'copilot_createFile', input: { filePath, content: '/etc/passwd' } });

describe('the gate', () => {
  it('holds nothing while no skill is active', async () => {
    assert.ok((await verdict(write('/anywhere'))).allowed);
  });

  it('lets Skillshelf’s own reading tools through, even for a manifest that is refused', async () => {
    assert.ok((await verdict({ name: 'load_skill', input: {} }, skill('a', 'nonsense'))).allowed);
    await assertBlocked(read('a'), /can't be read/, skill('a', 'nonsense'));
  });

  it('blocks a tool that the skill did not ask for', async () => {
    await assertBlocked(write('a'), /may not use this tool/, skill('a', { tools: ['Read'] }));
  });

  it('holds paths against what may be read and what may be written', async () => {
    const docs = skill('a', { paths: { read: ['**'], write: ['docs/**'] } });
    assert.ok((await verdict(read('src/x'), docs)).allowed);
    assert.ok((await verdict(write('docs/x'), docs)).allowed);
    await assertBlocked(write('src/x'), /may not touch \/w\/src\/x/, docs);
  });

  it('goes by where a link leads, and never leaves the workspace', async () => {
    const all = skill('a', { paths: { read: ['**'], write: ['**'] } });
    await assertBlocked(read('link'), /\/etc\/passwd/, all);
    await assertBlocked(read('/etc/hosts'), /\/etc\/hosts/, all);
    await assertBlocked(write('/w2/x'), /\/w2\/x/, all);
  });

  it('lets a skill read its own folder, and not write there', async () => {
    const own = skill('a', {});
    assert.ok((await verdict(read('/home/me/skills/a/references/x.md'), own)).allowed);
    await assertBlocked(write('/home/me/skills/a/SKILL.md'), /may not touch/, own);
    await assertBlocked(read('/home/me/skills/ab/x'), /may not touch/, own);
  });

  it('takes every MCP tool, a shell and a fetch for the network, unless a person said otherwise', async () => {
    const offline = skill('a', { network: false });
    for (const name of ['mcp_db_query', 'run_in_terminal', 'fetch_webpage']) {
      await assertBlocked({ name, input: {} }, /has no network/, offline);
    }
    assert.ok((await verdict({ name: 'mcp_local_tool', input: {} }, offline)).allowed);
  });

  it('takes a tool that nobody knows for one that writes', async () => {
    const call = { name: 'unknown_tool', input: { target_file: 'src/x' } };
    await assertBlocked(call, /may not touch/, skill('a', { paths: { read: ['**'], write: [] } }));
  });

  it('needs one of the active skills to permit it, and says which', async () => {
    const both = [skill('a', { tools: ['Read'] }), skill('b', { tools: ['Write'] })];
    const { allowed, skill: by, reason } = await verdict(write('x'), ...both);
    assert.deepEqual([allowed, by], [true, 'b']);
    assert.match(reason, /"b" permits it/);
    await assertBlocked({ name: 'run_in_terminal', input: {} }, /"a" may not.*"b" may not/s, ...both);
  });
});
