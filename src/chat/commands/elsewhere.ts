// /clear and /exit of the first seed: in VS Code these are the chat's own.

import type * as vscode from 'vscode';
import { vscodeWords } from '../../host/text';
import { turnResult } from '../result';
import { type Turn, write } from '../turn';

export function clear(turn: Turn): vscode.ChatResult {
  const { t } = vscodeWords;
  write(
    turn,
    t(
      'A new conversation is a new chat in VS Code. What was loaded in this one is forgotten with it; your skills stay.',
    ),
  );
  turn.stream.button({ command: 'workbench.action.chat.newChat', title: t('New Chat') });
  return turnResult('local');
}

export function exit(turn: Turn): vscode.ChatResult {
  write(turn, vscodeWords.t('There is nothing to leave: close the Chat view, or go on. Your skills stay.'));
  return turnResult('local');
}
