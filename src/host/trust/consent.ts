// Consent on VS Code: Workspace Trust has the first word, then the person's decisions, and the person is asked.

import * as vscode from 'vscode';
import type { Skill } from '../../core/model/skill';
import { TrustConsent } from '../../core/policy/trust/consent';
import type { DecisionStore } from '../../core/policy/trust/decisions';
import type { Services } from '../services';
import { toUri } from '../uri';
import { askForTrust } from './question';

/** How long a model waits for the person, in ms. The question stays after that, and its answer counts the next time. */
const PATIENCE = 120_000;

export function personConsent(
  decisions: DecisionStore,
  { inspector, settings, catalog }: Pick<Services, 'inspector' | 'settings' | 'catalog'>,
): TrustConsent {
  return new TrustConsent(inspector, {
    decisions,
    ask: (question) => askForTrust(question, () => showReport(question.skill)),
    patience: () => new Promise((resolve) => setTimeout(resolve, PATIENCE)),
    isRestricted: (skill) => !vscode.workspace.isTrusted && isOfWorkspace(skill),
    policy: () => settings.current.strangers,
    skills: () => catalog.snapshot.skills,
  });
}

/** Decisions made in other windows, or on the command line, count here as soon as the person comes back. */
export function followDecisions({ consent, log }: Pick<Services, 'consent' | 'log'>): vscode.Disposable {
  return vscode.window.onDidChangeWindowState(({ focused }) => {
    if (focused) void consent.load().catch((error: Error) => log.error(error));
  });
}

/** By its place and not only by its scope: a setting may name a folder inside the workspace. */
function isOfWorkspace(skill: Skill): boolean {
  return skill.root.scope === 'project' || vscode.workspace.getWorkspaceFolder(toUri(skill.path)) !== undefined;
}

function showReport(skill: Skill): Thenable<unknown> {
  return vscode.commands.executeCommand('skillshelf.audit', toUri(skill.path));
}
