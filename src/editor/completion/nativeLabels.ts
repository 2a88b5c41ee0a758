// What VS Code itself offers at a place of a SKILL.md, so that nothing stands in the list twice.

import * as vscode from 'vscode';

/** Marks a request of ours, which our own provider doesn't answer: no person types this character. */
const OURS = '\u2060';

/** The language that VS Code gives to skills; for others it offers nothing. */
const LANGUAGE = 'skill';

/** True for a request that `nativeLabels` has made. */
export function isOwnRequest({ triggerCharacter }: vscode.CompletionContext): boolean {
  return triggerCharacter === OURS;
}

export async function nativeLabels(
  { uri, languageId }: vscode.TextDocument,
  position: vscode.Position,
): Promise<ReadonlySet<string>> {
  if (languageId !== LANGUAGE) return new Set();
  const command = 'vscode.executeCompletionItemProvider';
  const list = await vscode.commands.executeCommand<vscode.CompletionList>(command, uri, position, OURS);
  return new Set(list.items.map(({ label }) => (typeof label === 'string' ? label : label.label)));
}
