// @skills in VS Code's chat.

import * as vscode from 'vscode';
import { INDEX_ID } from '../core/explain/given';
import { DerivedDescriptions } from '../core/prompt/descriptions';
import { Approvals } from './approval';
import { followups } from './followups';
import { respond } from './respond';
import type { ChatServices } from './turn';

export function registerParticipant(services: ChatServices): vscode.Disposable {
  const descriptions = new DerivedDescriptions(services.files);
  const approvals = new Approvals();
  const participant = vscode.chat.createChatParticipant('skillshelf.skills', (request, { history }, stream, token) => {
    // The listing that VS Code gives the model: undocumented, and so not counted upon.
    for (const { id, value } of request.references) if (id === INDEX_ID) services.explaining.see(value);
    return respond({ services, descriptions, approvals, request, history, stream, token });
  });
  participant.iconPath = new vscode.ThemeIcon('mortar-board');
  participant.followupProvider = { provideFollowups: followups };
  return participant;
}
