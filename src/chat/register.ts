// The chat: @skills, and a model for it where there is none.

import * as vscode from 'vscode';
import { registerOfflineModel } from './offlineModel';
import { registerParticipant } from './participant';
import type { ChatServices } from './turn';

/** Registers what the host has: forks and hosts without AI have no chat, or no language models. */
export function registerChat(services: ChatServices): vscode.Disposable {
  const chat: Partial<typeof vscode.chat> | undefined = vscode.chat;
  const lm: Partial<typeof vscode.lm> | undefined = vscode.lm;
  return vscode.Disposable.from(
    ...(chat?.createChatParticipant ? [registerParticipant(services)] : []),
    ...(lm?.registerLanguageModelChatProvider ? [registerOfflineModel(services.settings)] : []),
  );
}
