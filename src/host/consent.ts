// Consent on VS Code: in Restricted Mode a workspace's skills are shown to the person and never reach a model.

import * as vscode from 'vscode';
import type { Consent, Verdict } from '../core/model/ports';
import type { Skill } from '../core/model/skill';
import { toUri } from './uri';

/** Workspace Trust has the first word. It is asked anew each time, since it may be granted at any moment. */
export function workspaceTrustConsent(): Consent {
  const mayList = (skill: Skill) => vscode.workspace.isTrusted || !isOfWorkspace(skill);
  const mayLoad = (skill: Skill): Verdict =>
    mayList(skill)
      ? { allowed: true }
      : {
          allowed: false,
          reason: `The skill "${skill.name}" belongs to a workspace that is not trusted (Restricted Mode), so it is not given to language models. Tell the person that they can trust the workspace with the command "Workspaces: Manage Workspace Trust".`,
        };
  return { mayList, mayLoad: (skill) => Promise.resolve(mayLoad(skill)) };
}

/** By its place and not only by its scope: a setting may name a folder inside the workspace. */
function isOfWorkspace(skill: Skill): boolean {
  return skill.root.scope === 'project' || vscode.workspace.getWorkspaceFolder(toUri(skill.path)) !== undefined;
}
