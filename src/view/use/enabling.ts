// Switches skills off and on for models, one by one or by a set. Only settings change; no file is touched.

import * as vscode from 'vscode';
import { nameKey } from '../../core/catalog/snapshot';
import { visibleLine } from '../../core/model/hidden';
import type { Skill } from '../../core/model/skill';
import { enablementOf } from '../../core/prompt/enablement';
import type { UseServices } from './register';

type Switches = Readonly<Record<string, boolean>>;

/** Takes its own word back where that is enough, and says the opposite where another scope or the set says otherwise. */
export async function setEnabled(
  skill: Skill,
  on: boolean,
  target: vscode.ConfigurationTarget,
  { settings }: UseServices,
): Promise<void> {
  const others = Object.entries(switchesAt(target)).filter(([name]) => nameKey(name) !== nameKey(skill.name));
  await write('enabled', others.length > 0 ? Object.fromEntries(others) : undefined, target);
  if (enablementOf(settings.current.enablement)(skill) === on) return;
  await write('enabled', { ...Object.fromEntries(others), [skill.name]: on }, target);
}

function switchesAt(target: vscode.ConfigurationTarget): Switches {
  const values = vscode.workspace.getConfiguration('skillshelf').inspect<Switches>('enabled');
  return (target === vscode.ConfigurationTarget.Global ? values?.globalValue : values?.workspaceValue) ?? {};
}

async function write(key: string, value: unknown, target: vscode.ConfigurationTarget): Promise<void> {
  await vscode.workspace.getConfiguration('skillshelf').update(key, value, target);
}

interface SetItem extends vscode.QuickPickItem {
  readonly choose: () => unknown;
}

/** Chooses the set in use, for the workspace where one is open; or makes one of the skills that are on now. */
export async function chooseSet({ settings, catalog }: UseServices): Promise<void> {
  const { t } = vscode.l10n;
  const { sets, set } = settings.current.enablement;
  const target = vscode.workspace.workspaceFolders
    ? vscode.ConfigurationTarget.Workspace
    : vscode.ConfigurationTarget.Global;
  const isOn = enablementOf(settings.current.enablement);
  const names = catalog.snapshot.winners.filter(isOn).map(({ name }) => name);
  const item = (label: string, value: string, description: string): SetItem => ({
    label: value === set ? `$(check) ${label}` : label,
    description,
    choose: () => write('set', value, target),
  });
  const items: SetItem[] = [
    item(t('All Skills'), '', t('{0} skills', catalog.snapshot.winners.length)),
    ...Object.entries(sets).map(([name, members]) => item(visibleLine(name), name, members.join(', '))),
    {
      label: `$(add) ${t('Save as a Set…')}`,
      description: t('the {0} skills that are on now', names.length),
      choose: () => saveSet(names, target),
    },
  ];
  const title = t('Skills for Models');
  const chosen = await vscode.window.showQuickPick(items, { title, placeHolder: t('Models hear of this set alone') });
  await chosen?.choose();
}

async function saveSet(names: readonly string[], target: vscode.ConfigurationTarget): Promise<void> {
  const { t } = vscode.l10n;
  const name = await vscode.window.showInputBox({ title: t('Save as a Set'), prompt: t('Name of the set') });
  if (!name?.trim()) return;
  const values = vscode.workspace.getConfiguration('skillshelf').inspect<Record<string, string[]>>('sets');
  const own = target === vscode.ConfigurationTarget.Global ? values?.globalValue : values?.workspaceValue;
  await write('sets', { ...own, [name.trim()]: names }, target);
  await write('set', name.trim(), target);
}
