// /list: all skills.

import type * as vscode from 'vscode';
import { vscodeWords } from '../../host/text';
import { listMarkdown } from '../layout/list';
import { turnResult } from '../result';
import { type Turn, write } from '../turn';

export function list(turn: Turn): vscode.ChatResult {
  const { catalog, consent } = turn.services;
  write(
    turn,
    listMarkdown(catalog.snapshot, (skill) => consent.mayList(skill), vscodeWords),
  );
  return turnResult('local');
}
