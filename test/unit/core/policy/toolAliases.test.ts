import assert from 'node:assert/strict';
import { TOOL_ROWS, toolRow, toolsMeant } from '../../../../src/core/policy/toolAliases';

const HERE = [
  'copilot_readFile',
  'run_in_terminal',
  'copilot_findTextInFiles',
  'vscode_fetchWebPage_internal',
  'mcp_x_y',
];

describe('tools’ names', () => {
  it('mean the same in every agent’s spelling', () => {
    for (const name of ['Read', 'read', 'read_file', 'file_read', 'readFile']) {
      assert.deepEqual(toolsMeant(name, HERE), ['copilot_readFile'], name);
    }
    for (const name of ['Bash', 'bash', 'shell', 'Bash(git:*)', 'runInTerminal', 'run_shell_command']) {
      assert.deepEqual(toolsMeant(name, HERE), ['run_in_terminal'], name);
    }
    assert.deepEqual(toolsMeant('Grep', HERE), ['copilot_findTextInFiles']);
    assert.deepEqual(toolsMeant('WebFetch(domain:x.example)', HERE), ['vscode_fetchWebPage_internal']);
  });

  it('mean a tool of that very name that is in no row', () => {
    assert.deepEqual(toolsMeant('mcp_x_y', HERE), ['mcp_x_y']);
    assert.deepEqual(toolsMeant('nothing', HERE), []);
  });

  it('mean all for a star', () => {
    assert.deepEqual(toolsMeant('*', HERE), HERE);
  });

  it('stand in one row each', () => {
    for (const each of TOOL_ROWS) for (const name of each.names) assert.equal(toolRow(name), each, name);
  });
});
