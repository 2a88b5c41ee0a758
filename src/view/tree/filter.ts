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

/** What is typed counts at once, and stays when the box goes: the view says so, and how to show all again. */
async function ask(words: string, filterBy: (words: string) => void): Promise<void> {
  const clear: vscode.QuickInputButton = {
    iconPath: new vscode.ThemeIcon('clear-all'),
    tooltip: vscode.l10n.t('Show All Skills'),
  };
  const box = vscode.window.createInputBox();
  box.title = vscode.l10n.t('Filter Skills');
  box.placeholder = vscode.l10n.t('Words for what you want to do, or a part of a name');
  box.value = words;
  box.buttons = [clear];
  try {
    await vscode.commands.executeCommand('skillshelf.skills.focus', { preserveFocus: true });
    await new Promise<void>((resolve) => {
      box.onDidChangeValue(filterBy);
      box.onDidTriggerButton(() => {
        filterBy('');
        resolve();
      });
      box.onDidAccept(() => resolve());
      box.onDidHide(() => resolve());
      box.show();
    });
  } finally {
    box.dispose();
  }
}
