// The commands of the category "Skills": one table, id → what it does.

import * as vscode from 'vscode';
import type { Services } from '../../host/services';
import { openArguments, type Place, toUri } from '../../host/uri';
import { showPreview } from '../preview/register';
import { failureName } from '../tree/items';
import { pickTarget } from './pick';
import { reload } from './reload';
import { fileOf, type Target, targetOf } from './target';

type Needs = Pick<Services, 'catalog' | 'loader' | 'consent' | 'settings' | 'search' | 'log'>;

export function registerCommands(services: Needs): vscode.Disposable {
  const { t } = vscode.l10n;
  /** A command about one skill: from a row, a file, a link or, without any, the quick pick. */
  const about =
    (title: string, failures: boolean, run: (target: Target) => unknown) =>
    async (argument: unknown): Promise<void> => {
      const target = targetOf(argument, services.catalog.snapshot) ?? (await pickTarget(services, title, failures));
      if (target) await run(target);
    };
  const commands: Readonly<Record<string, (argument: unknown) => unknown>> = {
    show: about(t('Show Skill'), true, show),
    preview: about(t('Show Preview'), true, show),
    open: (argument) => (isPlace(argument) ? openPlace(argument) : about(t('Open SKILL.md'), true, open)(argument)),
    copyName: about(t('Copy Name'), false, (target) => copy(nameOf(target))),
    copyPath: about(t('Copy Path'), true, (target) => copy(fileOf(target))),
    revealInExplorer: about(t('Reveal in Explorer'), true, revealInExplorer),
    reload: () => reload(services),
    showLog: () => services.log.show(),
  };
  return vscode.Disposable.from(
    ...Object.entries(commands).map(([id, run]) => vscode.commands.registerCommand(`skillshelf.${id}`, run)),
  );
}

function isPlace(argument: unknown): argument is Place {
  return (
    typeof argument === 'object' &&
    argument !== null &&
    'path' in argument &&
    !('kind' in argument) &&
    !('scheme' in argument)
  );
}

async function openPlace(place: Place): Promise<void> {
  await vscode.commands.executeCommand('vscode.open', ...openArguments(place));
}

/** A failed file has nothing to preview: it opens at its line. */
function show(target: Target): Promise<void> {
  return 'skill' in target ? showPreview(target.skill) : open(target);
}

function open(target: Target): Promise<void> {
  if ('skill' in target) return openPlace({ path: target.skill.path });
  const { path, finding } = target.failure;
  return openPlace({ path, line: finding.line, column: finding.column });
}

function nameOf(target: Target): string {
  return 'skill' in target ? target.skill.name : failureName(target.failure);
}

async function copy(text: string): Promise<void> {
  await vscode.env.clipboard.writeText(text);
  vscode.window.setStatusBarMessage(`$(check) ${vscode.l10n.t('Copied: {0}', text)}`, 3000);
}

/** VS Code's explorer for the workspace's files, the system's for others, where the window is on the files' machine. */
async function revealInExplorer(target: Target): Promise<void> {
  const path = fileOf(target);
  const uri = toUri(path);
  if (vscode.workspace.getWorkspaceFolder(uri)) await vscode.commands.executeCommand('revealInExplorer', uri);
  else if (vscode.env.uiKind === vscode.UIKind.Desktop && vscode.env.remoteName === undefined)
    await vscode.commands.executeCommand('revealFileInOS', uri);
  else void vscode.window.showInformationMessage(vscode.l10n.t('Outside of the workspace: {0}', path));
}
