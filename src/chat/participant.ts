// @skills: commands, skills started by hand, and questions to the model.

import * as vscode from 'vscode';
import { COMMANDS } from '../core/agent/commands';
import { readMessage } from '../core/agent/slash';
import { DerivedDescriptions } from '../core/prompt/descriptions';
import { startByHand } from './byHand';
import { RUN } from './commands/table';
import { followups } from './followups';
import { ask } from './question';
import type { ChatServices, Turn } from './turn';

/** The participant stays for the next message; who types its name all the same has it in the text. */
const NAMED_AGAIN = /^@skills\s+/;

export function registerParticipant(services: ChatServices): vscode.Disposable {
  const descriptions = new DerivedDescriptions(services.files);
  const participant = vscode.chat.createChatParticipant(
    'skillshelf.skills',
    async (request, { history }, stream, token) => {
      await services.loader.ready;
      if (token.isCancellationRequested) return undefined;
      return answer({ services, descriptions, request, history, stream, token });
    },
  );
  participant.iconPath = new vscode.ThemeIcon('mortar-board');
  participant.followupProvider = { provideFollowups: followups };
  return participant;
}

async function answer(turn: Turn): Promise<vscode.ChatResult> {
  const { command } = turn.request;
  const prompt = turn.request.prompt.replace(NAMED_AGAIN, '');
  const spoken = readMessage(command === undefined ? prompt : `/${command} ${prompt}`, COMMANDS);
  switch (spoken.kind) {
    case 'command':
      return await RUN[spoken.command.name](turn, spoken.argument);
    case 'slash':
      return startByHand(turn, spoken.word, spoken.rest);
    case 'question':
      return ask(turn, prompt);
  }
}
