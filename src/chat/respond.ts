// What answers a request to @skills: a command, a skill started by hand, or the model. Loaded with the first request.

import * as vscode from 'vscode';
import { COMMANDS } from '../core/agent/commands';
import { readMessage } from '../core/agent/slash';
import { startByHand } from './byHand';
import { RUN } from './commands/table';
import { promptOf } from './prompt';
import { ask } from './question';
import type { Turn } from './turn';

export async function respond(turn: Turn): Promise<vscode.ChatResult | undefined> {
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
