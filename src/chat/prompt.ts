// What a person said.

import type * as vscode from 'vscode';

/** @skills stays for the next message; who types the name all the same has it in the text. */
const NAMED_AGAIN = /^@skills(?:\s+|$)/;

export function promptOf({ prompt }: Pick<vscode.ChatRequestTurn, 'prompt'>): string {
  return prompt.trim().replace(NAMED_AGAIN, '');
}
