import assert from 'node:assert/strict';
import { mcpSkills } from '../../../../src/core/agent/mcpSkills';
import { headOf } from '../format/reading';

const tool = (name: string, description = `Does ${name}.`) => ({ name, description });

describe("an MCP server's tools as skills", () => {
  it('are grouped by what stands before the first "_" of their names', () => {
    const skills = mcpSkills([
      tool('mcp_figma_file_read'),
      tool('mcp_figma_comment'),
      tool('mcp_figma_file_write'),
      tool('mcp_github_file_read'),
      tool('fetch'),
    ]);
    assert.deepEqual(
      skills.map(({ name }) => name),
      ['figma-comment', 'figma-file', 'github-file'],
    );
  });

  it('name their tools, and say what a group is', () => {
    const [group] = mcpSkills([tool('mcp_figma_file_read'), tool('mcp_figma_file_write')]);
    const skill = headOf(group?.text ?? '');
    assert.equal(skill.name, 'figma-file');
    assert.equal(skill.description, 'MCP file tools: file_read, file_write');
    assert.deepEqual(skill.tools, ['mcp_figma_file_read', 'mcp_figma_file_write']);
    assert.deepEqual(skill.metadata, { server_id: 'figma', prefix: 'file' });
    assert.ok(!skill.findings.some(({ code }) => code.startsWith('yaml') || code.startsWith('field')));
    assert.match(group?.text ?? '', /\n- `mcp_figma_file_read`: Does mcp_figma_file_read\.\n/);
  });

  it('take the description of a tool that stands alone', () => {
    const [one, none] = mcpSkills([
      tool('mcp_a_comment', 'Adds: a "comment"\n# to a file.'),
      tool('mcp_b_comment', ''),
    ]);
    const skill = headOf(one?.text ?? '');
    assert.equal(skill.description, 'Adds: a "comment" # to a file.');
    assert.deepEqual(skill.metadata, { server_id: 'a', tool_name: 'comment' });
    assert.equal(headOf(none?.text ?? '').description, 'MCP tool: comment');
  });

  it('have names that every agent takes, whatever the server is called', () => {
    const [skill] = mcpSkills([tool(`mcp_My.Server_${'x'.repeat(80)}`)]);
    assert.match(skill?.name ?? '', /^my-server-x{54}$/);
  });
});
