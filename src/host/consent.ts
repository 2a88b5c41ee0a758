// Consent on VS Code: in Restricted Mode a workspace's skills are shown to the person and never reach a model.

import * as vscode from 'vscode';
import type { Consent, Verdict } from '../core/model/ports';
import type { Skill } from '../core/model/skill';

/** The first word is Workspace Trust's. `isTrusted` is asked anew each time: trust may be granted at any moment. */
export function workspaceTrustConsent(isTrusted = () => vscode.workspace.isTrusted): Consent {
  const mayList = (skill: Skill) => skill.root.scope !== 'project' || isTrusted();
  return {
    mayList,
    mayLoad: async (skill): Promise<Verdict> =>
      mayList(skill)
        ? { allowed: true }
        : {
            allowed: false,
            reason: `The skill "${skill.name}" belongs to a workspace that is not trusted (Restricted Mode). Tell the person that they can trust the workspace with the command "Workspaces: Manage Workspace Trust".`,
          },
  };
}
