// The command Filter: a box that narrows the tree while a person types, and the command that shows all again.

import * as vscode from 'vscode';
import type { SkillsProvider } from './provider';

export function registerFilter(provider: SkillsProvider): vscode.Disposable {
  const filterBy = (words: string) => {
    provider.words = words;
  };
  return vscode.Disposable.from(
    vscode.commands.registerCommand('skillshelf.filter', (words?: unknown) =>
      typeof words === 'string' ? filterBy(words) : ask(provider.words, filterBy),
    ),
    vscode.commands.registerCommand('skillshelf.clearFilter', () => filterBy('')),
  );
}

/** What is typed counts at once. It stays when the person confirms it or goes on to a file; Escape takes it back. */
async function ask(words: string, filterBy: (words: string) => void): Promise<void> {
  const clear: vscode.QuickInputButton = {
    iconPath: new vscode.ThemeIcon('clear-all'),
    tooltip: vscode.l10n.t('Show All Skills'),
  };
  const box = vscode.window.createInputBox();
  box.title = vscode.l10n.t('Filter Skills');
  box.placeholder = vscode.l10n.t('Words for what you want to do, or a part of a name');
  box.prompt = vscode.l10n.t('The tree follows what you type.');
  box.value = words;
  // A row can be clicked while the box is open.
  box.ignoreFocusOut = true;
  box.buttons = [clear];
  let goingOn: vscode.Disposable | undefined;
  try {
    await vscode.commands.executeCommand('skillshelf.skills.focus', { preserveFocus: true });
    const kept = await new Promise<boolean>((resolve) => {
      box.onDidChangeValue(filterBy);
      box.onDidTriggerButton(() => {
        filterBy('');
        resolve(true);
      });
      box.onDidAccept(() => resolve(true));
      box.onDidHide(() => resolve(false));
      goingOn = vscode.window.onDidChangeActiveTextEditor(() => resolve(true));
      box.show();
    });
    if (!kept) filterBy(words);
  } finally {
    goingOn?.dispose();
    box.dispose();
  }
}
