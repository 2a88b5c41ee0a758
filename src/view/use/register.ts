// Using a skill from the tree and the palette: in chat, as a payload, and on or off for models.

import * as vscode from 'vscode';
import type { Skill } from '../../core/model/skill';
import type { Services } from '../../host/services';
import { pickTarget } from '../commands/pick';
import { targetOf } from '../commands/target';
import { addToChat, runInChat } from './chat';
import { chooseSet, setEnabled } from './enabling';
import { registerPayload, showPayload } from './payload';

export type UseServices = Pick<Services, 'catalog' | 'loader' | 'consent' | 'files' | 'settings' | 'search' | 'log'>;

type Use = (skill: Skill, ...more: readonly unknown[]) => unknown;

export function registerUse(services: UseServices): vscode.Disposable {
  const { t } = vscode.l10n;
  const { Global, Workspace } = vscode.ConfigurationTarget;
  /** A command about one skill: from a row, a path or, without any, the quick pick. */
  const about =
    (title: string, use: Use) =>
    async (argument: unknown, ...more: readonly unknown[]): Promise<void> => {
      const target = targetOf(argument, services.catalog.snapshot) ?? (await pickTarget(services, title, false));
      if (target && 'skill' in target) await use(target.skill, ...more);
    };
  const commands: Readonly<Record<string, (...args: unknown[]) => unknown>> = {
    runInChat: about(t('Run in Chat'), (skill) => runInChat(skill, services.catalog.snapshot)),
    addToChat: about(t('Add to Chat'), (skill) => addToChat(skill, services.catalog.snapshot)),
    previewPayload: about(t('Preview What a Model Gets'), (skill, typed) => showPayload(skill, typed, services)),
    enable: about(t('Enable'), (skill) => setEnabled(skill, true, Global, services)),
    enableInWorkspace: about(t('Enable (Workspace)'), (skill) => setEnabled(skill, true, Workspace, services)),
    disable: about(t('Disable'), (skill) => setEnabled(skill, false, Global, services)),
    disableInWorkspace: about(t('Disable (Workspace)'), (skill) => setEnabled(skill, false, Workspace, services)),
    chooseSet: () => chooseSet(services),
  };
  return vscode.Disposable.from(
    registerPayload(services),
    ...Object.entries(commands).map(([id, run]) => vscode.commands.registerCommand(`skillshelf.${id}`, run)),
  );
}
