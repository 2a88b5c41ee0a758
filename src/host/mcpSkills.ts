// The tools of MCP servers as skills (third seed), kept up as servers come and go.

import * as vscode from 'vscode';
import type { SkillProvider } from '../api';
import { mcpSkills } from '../core/agent/mcpSkills';
import type { ProvidedSkills } from './provided';
import type { SettingsStore } from './settings';

/** VS Code tells of no change of its tools, so they are looked at when something else happens. */
export function registerMcpSkills(provided: ProvidedSkills, settings: SettingsStore): vscode.Disposable {
  const lm: Partial<typeof vscode.lm> | undefined = vscode.lm;
  if (!lm?.tools) return vscode.Disposable.from();
  const changes = new vscode.EventEmitter<void>();
  let known = '';
  const namesNow = () => (settings.current.mcpSkills ? vscode.lm.tools.map(({ name }) => name).join(' ') : '');
  const look = () => {
    const names = namesNow();
    if (names === known) return;
    known = names;
    changes.fire();
  };
  const provider: SkillProvider = {
    label: 'MCP',
    onDidChange: changes.event,
    provideSkills() {
      known = namesNow();
      return settings.current.mcpSkills ? mcpSkills(vscode.lm.tools) : [];
    },
  };
  return vscode.Disposable.from(
    changes,
    provided.register('mcp', provider, 'mcp'),
    vscode.window.onDidChangeWindowState(look),
    vscode.extensions.onDidChange(look),
    vscode.lm.onDidChangeChatModels(look),
    settings.onDidChange(look),
  );
}
