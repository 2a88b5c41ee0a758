// What the readers of a key are called.

import type { Reader } from './fields';

export const READERS: Readonly<Record<Reader, string>> = {
  spec: 'open specification',
  vscode: 'VS Code',
  'claude-code': 'Claude Code',
  'copilot-cli': 'Copilot CLI',
  opencode: 'OpenCode',
  'cat-code': 'cat-code',
  'free-code': 'free-code',
  workbuddy: 'WorkBuddy',
  jarvis: 'Jarvis',
};
