// /help: what can be said here.

import type * as vscode from 'vscode';
import { vscodeWords } from '../../host/text';
import { helpMarkdown } from '../layout/help';
import { turnResult } from '../result';
import { type Turn, write } from '../turn';

export function help(turn: Turn): vscode.ChatResult {
  write(turn, helpMarkdown(turn.services.catalog.snapshot, vscodeWords));
  return turnResult('local');
}
