// The tools that agents have of their own, by the names that `allowed-tools` takes: one row each.

export interface ToolName {
  readonly name: string;
  /** What it does, as words for a person. */
  readonly detail: string;
}

/** Claude Code's names (code.claude.com/docs/en/settings, "Tools available to Claude"), which other agents take, too. */
export const TOOL_NAMES: readonly ToolName[] = [
  { name: 'Read', detail: 'read files' },
  { name: 'Write', detail: 'write files' },
  { name: 'Edit', detail: 'change files in places' },
  { name: 'Bash', detail: 'run commands' },
  { name: 'Glob', detail: 'find files by name' },
  { name: 'Grep', detail: 'find text in files' },
  { name: 'WebFetch', detail: 'read a page of the web' },
  { name: 'WebSearch', detail: 'search the web' },
  { name: 'Task', detail: 'hand a task to another agent' },
  { name: 'TodoWrite', detail: 'keep a list of what is to be done' },
  { name: 'NotebookEdit', detail: 'change notebooks' },
  { name: 'AskUserQuestion', detail: 'ask the person' },
];
