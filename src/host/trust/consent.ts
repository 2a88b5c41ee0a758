// Consent on VS Code: Workspace Trust has the first word, then the person's decisions, and the person is asked.

import * as vscode from 'vscode';
import type { Skill } from '../../core/model/skill';
import { TrustConsent } from '../../core/policy/trust/consent';
import type { DecisionStore } from '../../core/policy/trust/decisions';
import type { Inspector } from '../../core/policy/trust/inspector';
import type { SettingsStore } from '../settings';
import { toUri } from '../uri';
import { askForTrust } from './question';

export function personConsent(inspector: Inspector, decisions: DecisionStore, settings: SettingsStore): TrustConsent {
  return new TrustConsent(inspector, {
    decisions,
    ask: (question, token) => askForTrust(question, ({ skill }) => showReport(skill), token),
    isRestricted: (skill) => !vscode.workspace.isTrusted && isOfWorkspace(skill),
    policy: () => settings.current.strangers,
  });
}

/** By its place and not only by its scope: a setting may name a folder inside the workspace. */
function isOfWorkspace(skill: Skill): boolean {
  return skill.root.scope === 'project' || vscode.workspace.getWorkspaceFolder(toUri(skill.path)) !== undefined;
}

function showReport(skill: Skill): Thenable<unknown> {
  return vscode.commands.executeCommand('skillshelf.audit', toUri(skill.path));
}
