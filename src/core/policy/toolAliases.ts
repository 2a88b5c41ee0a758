// What agents call their tools: one row for each thing that a tool can do, with every name it goes by.

/** What a tool does to the world, by which permissions hold it. */
export type Power = 'read' | 'write' | 'execute' | 'network' | 'none';

export interface ToolRow {
  readonly power: Power;
  /** True if it may open connections. */
  readonly network: boolean;
  /** Claude Code's, Copilot's, Codex', Gemini's, OpenCode's and VS Code's names, in any of their spellings. */
  readonly names: readonly string[];
}

const row = (power: Power, names: string, network = false): ToolRow => ({ power, network, names: names.split(' ') });

export const TOOL_ROWS: readonly ToolRow[] = [
  row(
    'read',
    'Read read_file readFile file_read view open_file read_many_files cat NotebookRead readNotebookCellOutput',
  ),
  row('read', 'Glob glob find_files fileSearch file_search findFiles find_path'),
  row('read', 'Grep grep textSearch grep_search findTextInFiles search_file_content rg ripgrep search_files'),
  row('read', 'LS ls list_dir listDirectory list_directory list_files tree'),
  row('read', 'codebase searchCodebase semantic_search code_search searchWorkspaceSymbols usages listCodeUsages'),
  row('read', 'problems getErrors get_errors diagnostics get_diagnostics lint'),
  row('read', 'changes getChangedFiles get_changed_files git_diff git_status git_log'),
  row('write', 'Write write_file createFile create_file file_write create new_file save_file'),
  row(
    'write',
    'Edit edit edit_file editFile editFiles str_replace replace_string_in_file replaceString multiReplaceString MultiEdit ' +
      'insertEdit insert_edit_into_file applyPatch apply_patch replace patch NotebookEdit editNotebook organize',
  ),
  row('write', 'createDirectory create_directory mkdir make_dir'),
  row('write', 'delete_file deleteFile remove_file rename_file move_file'),
  row(
    'execute',
    'Bash bash shell run_shell_command runInTerminal run_in_terminal terminal exec execute run_command runCommands ' +
      'execute_command local_shell PowerShell createAndRunTask runTask run_task runNotebookCell',
    true,
  ),
  row('execute', 'runTests run_tests testFailure'),
  row('read', 'BashOutput getTerminalOutput get_terminal_output terminalLastCommand terminalSelection KillShell'),
  row(
    'network',
    'WebFetch fetch web_fetch fetchWebPage fetch_webpage fetch_url browse open_url openSimpleBrowser',
    true,
  ),
  row('network', 'WebSearch web_search google_web_search search_web websearch', true),
  row('network', 'githubRepo github_repo getVSCodeAPI extensions', true),
  row('none', 'Task task runSubagent agent spawn_agent delegate'),
  row(
    'none',
    'TodoWrite todo manage_todo_list manageTodoList todos update_plan create_task get_tasks update_task think',
  ),
  row('none', 'AskUserQuestion askQuestions ask_user ask_questions'),
];

/** Letters and digits only, without the prefixes and suffixes of VS Code's own ids. */
function keyOf(name: string): string {
  return name
    .replace(/\(.*$/s, '')
    .replace(/^(?:copilot|vscode)_|_internal$/gi, '')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase();
}

const BY_KEY: ReadonlyMap<string, ToolRow> = new Map(
  TOOL_ROWS.flatMap((each) => each.names.map((name) => [keyOf(name), each] as const)),
);

/** The row of a tool by any of its names, `Bash(git:*)` included; undefined for one that is in no row. */
export function toolRow(name: string): ToolRow | undefined {
  return BY_KEY.get(keyOf(name));
}

/** Those of `available` that a name in a skill means: the same row, or the same name. `*` means all. */
export function toolsMeant(name: string, available: readonly string[]): readonly string[] {
  if (name.trim() === '*') return available;
  const meant = toolRow(name);
  const key = keyOf(name);
  return available.filter((each) => (meant !== undefined && toolRow(each) === meant) || keyOf(each) === key);
}
