// Starts a skill in the Chat view, or puts its name there for the person to go on.

import * as vscode from 'vscode';
import type { Snapshot } from '../../core/catalog/snapshot';
import type { Skill } from '../../core/model/skill';
import { activeFolder } from '../../host/activeFolder';

const OPEN = 'workbench.action.chat.open';

export async function runInChat(skill: Skill, snapshot: Snapshot): Promise<void> {
  const name = nameFor(skill, snapshot);
  if (name === undefined) return tellShadowed(skill);
  await vscode.commands.executeCommand(OPEN, { query: `@skills /run ${name}` });
}

export async function addToChat(skill: Skill, snapshot: Snapshot): Promise<void> {
  const name = nameFor(skill, snapshot);
  if (name === undefined) return tellShadowed(skill);
  await vscode.commands.executeCommand(OPEN, { query: `@skills /${name} `, isPartialQuery: true });
}

/** The name that leads to this skill from where the person works; undefined for a shadowed one. */
function nameFor(skill: Skill, snapshot: Snapshot): string | undefined {
  const names = [skill.name, ...(skill.root.folder ? [`${skill.root.folder.name}:${skill.name}`] : [])];
  const name = names.find((each) => snapshot.resolve(each, activeFolder())?.skill === skill);
  return name !== undefined && /\s/.test(name) ? `"${name}"` : name;
}

function tellShadowed({ name }: Skill): void {
  void vscode.window.showInformationMessage(
    vscode.l10n.t('Another skill has the name {0} and is the one that starts.', name),
  );
}
