// @skills: commands, skills started by hand, and questions to the model.

import * as vscode from 'vscode';
import { COMMANDS } from '../core/agent/commands';
import { readMessage } from '../core/agent/slash';
import { DerivedDescriptions } from '../core/prompt/descriptions';
import { Approvals } from './approval';
import { startByHand } from './byHand';
import { RUN } from './commands/table';
import { followups } from './followups';
import { promptOf } from './prompt';
import { ask } from './question';
import type { ChatServices, Turn } from './turn';

export function registerParticipant(services: ChatServices): vscode.Disposable {
  const descriptions = new DerivedDescriptions(services.files);
  const approvals = new Approvals();
  const participant = vscode.chat.createChatParticipant('skillshelf.skills', (request, { history }, stream, token) =>
    answer({ services, descriptions, approvals, request, history, stream, token }),
  );
  participant.iconPath = new vscode.ThemeIcon('mortar-board');
  participant.followupProvider = { provideFollowups: followups };
  return participant;
}

async function answer(turn: Turn): Promise<vscode.ChatResult | undefined> {
  const { catalog, loader } = turn.services;
  if (!catalog.snapshot.complete) turn.stream.progress(vscode.l10n.t('Looking for skills'));
  await loader.ready;
  if (turn.token.isCancellationRequested) return undefined;
  const { command } = turn.request;
  const prompt = promptOf(turn.request);
  const spoken = readMessage(command === undefined ? prompt : `/${command} ${prompt}`, COMMANDS);
  switch (spoken.kind) {
    case 'command':
      return await RUN[spoken.command.name](turn, spoken.argument);
    case 'slash':
      return startByHand(turn, `${spoken.word} ${spoken.rest}`);
    case 'question':
      return prompt === '' ? RUN.help(turn, '') : ask(turn, prompt);
  }
}
