// /list: all skills.

import type * as vscode from 'vscode';
import { listMarkdown } from '../layout/list';
import { turnResult } from '../result';
import { type Turn, write } from '../turn';
import { vscodeWords } from '../vscodeWords';

export function list(turn: Turn): vscode.ChatResult {
  const { catalog, consent } = turn.services;
  write(
    turn,
    listMarkdown(catalog.snapshot, (skill) => consent.mayList(skill), vscodeWords),
  );
  return turnResult('local');
}
