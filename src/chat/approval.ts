// The person's approval for tools that came in only because a skill names them: a declaration grants nothing by itself.

import * as vscode from 'vscode';
import { verdictHook } from '../core/agent/handlers';
import type { AnyHook } from '../core/agent/hookEvents';
import { toolsMeant } from '../core/policy/toolAliases';
import { promptLine } from '../core/prompt/promptLine';
import { TOOLS } from '../core/tools/table';
import { referencedTools } from './loopTools';
import { activeSkills, type Session } from './session';

/** The tools that the person has allowed to skills, until the window closes. */
export class Approvals {
  readonly #allowed = new Set<string>();

  hookFor(session: Session): AnyHook {
    const { request, services } = session.turn;
    const referenced = referencedTools(request);
    return verdictHook('approval', async ({ name }) => {
      const isChosen = services.settings.current.chatTools === 'all' || referenced.has(name);
      if (isChosen || TOOLS.some((tool) => tool.name === name) || this.#allowed.has(name)) return { allowed: true };
      if (await isAllowed(name, session)) {
        this.#allowed.add(name);
        return { allowed: true };
      }
      return {
        allowed: false,
        reason: `The person did not allow ${name}. Go on without it, or say what you need it for.`,
      };
    });
  }
}

async function isAllowed(tool: string, session: Session): Promise<boolean> {
  const { t } = vscode.l10n;
  const skills = activeSkills(session).filter(({ tools }) => tools.some((name) => toolsMeant(name, [tool]).length > 0));
  const names = skills.map(({ name }) => promptLine(name)).join(', ');
  const allow = t('Allow');
  const question = t('The skill {0} wants to use the tool {1}.', names, tool);
  return (await vscode.window.showInformationMessage(question, allow, t('Deny'))) === allow;
}
