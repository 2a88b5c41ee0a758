// Delete: asked for, into the trash, and with a word that brings it back.

import * as vscode from 'vscode';
import { skillsWithin, type Unit, unitOf } from '../../core/author/unit';
import { basename, join } from '../../core/model/paths';
import type { Skill } from '../../core/model/skill';
import type { Services } from '../../host/services';
import { toUri } from '../../host/uri';
import { failed } from './tell';

type Needs = Pick<Services, 'catalog' | 'loader' | 'authoring'>;

/** `storage` is a folder of ours, in which a copy lies as long as the deletion can be taken back. */
export async function removeSkill(skill: Skill, services: Needs, storage: string): Promise<void> {
  const unit = unitOf(skill);
  if (!unit || !(await isWanted(skill, unit, services))) return;
  const kept = join(storage, basename(unit.path));
  await forget(kept);
  const { writer } = services.authoring;
  const isKept = !(await writer.copy(unit.path, kept));
  const word = (await toTrash(unit, services)) ?? (await forGood(skill, unit));
  if (word !== undefined) {
    await services.loader.refresh([unit.path]);
    if (await isTakenBack(word, isKept)) await bringBack(unit, kept, services);
  }
  await forget(kept);
}

async function isWanted(skill: Skill, unit: Unit, { catalog }: Needs): Promise<boolean> {
  const { t } = vscode.l10n;
  const within = skillsWithin(unit, skill, catalog.snapshot.skills);
  const question =
    within.length === 0
      ? t('Delete the skill “{0}” ({1})?', skill.name, skill.root.label)
      : t(
          'Delete the skill “{0}” ({1}), and in its folder {2}?',
          skill.name,
          skill.root.label,
          within.map(({ name }) => name).join(', '),
        );
  const move = t('Move to Trash');
  return (await vscode.window.showWarningMessage(question, move)) === move;
}

/** What to say of it; undefined where there is no trash. */
async function toTrash(unit: Unit, { authoring: { writer } }: Needs): Promise<string | undefined> {
  const problem = writer.trash && (await writer.trash(unit.path));
  return problem ? undefined : vscode.l10n.t('“{0}” is in the trash.', basename(unit.path));
}

/** Remote hosts and virtual folders have no trash; then the person decides once more. */
async function forGood(skill: Skill, unit: Unit): Promise<string | undefined> {
  const { t } = vscode.l10n;
  const remove = t('Delete');
  const answer = await vscode.window.showWarningMessage(
    t('There is no trash here. Delete “{0}” for good?', skill.name),
    remove,
  );
  if (answer !== remove) return undefined;
  try {
    await vscode.workspace.fs.delete(toUri(unit.path), { recursive: true });
    return t('“{0}” was deleted.', skill.name);
  } catch (error) {
    failed(unit.path, { kind: 'problem', problem: 'unknown', reason: (error as Error).message });
    return undefined;
  }
}

async function isTakenBack(word: string, canBe: boolean): Promise<boolean> {
  const undo = vscode.l10n.t('Undo');
  return (await vscode.window.showInformationMessage(word, ...(canBe ? [undo] : []))) === undo;
}

async function bringBack(unit: Unit, kept: string, { authoring, loader }: Needs): Promise<void> {
  const problem = await authoring.writer.copy(kept, unit.path);
  if (problem) failed(unit.path, problem);
  else await loader.refresh([unit.path]);
}

async function forget(kept: string): Promise<void> {
  try {
    await vscode.workspace.fs.delete(toUri(kept), { recursive: true });
  } catch (error) {
    const isGone = error instanceof vscode.FileSystemError && error.code === 'FileNotFound';
    if (!isGone) throw error;
  }
}
