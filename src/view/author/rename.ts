// Rename…: the folder, the name, and every reference to it, in one edit that can be undone.

import * as vscode from 'vscode';
import type { TextEdit } from '../../core/author/fixes/fix';
import { dependencyEdits, dependents, ownNameEdits } from '../../core/author/rename';
import { besides, unitOf } from '../../core/author/unit';
import { dirname, isInside } from '../../core/model/paths';
import type { Skill } from '../../core/model/skill';
import type { Services } from '../../host/services';
import { toUri } from '../../host/uri';
import { judgeName, nameOf } from './judgeName';
import { askText } from './steps';

type Needs = Pick<Services, 'catalog' | 'loader'>;

export async function renameSkill(skill: Skill, services: Needs): Promise<void> {
  const unit = unitOf(skill);
  if (!unit) return;
  const { t } = vscode.l10n;
  const { snapshot } = services.catalog;
  // Who depends on the name gets the skill that wins.
  const users = snapshot.shadowedBy(skill) ? [] : dependents(skill, snapshot.skills);
  const answer = await askText(
    { title: t('Rename {0}', skill.name), step: 1, of: 1 },
    {
      prompt:
        users.length === 0
          ? t('The new name, of the folder too.')
          : t(
              'The new name, of the folder too, and in {0} that depend on it.',
              users.map(({ name }) => name).join(', '),
            ),
      placeholder: skill.name,
      value: skill.name,
      judge: (text) => (nameOf(text) === skill.name ? undefined : judgeName(text, dirname(unit.path), snapshot)),
    },
  );
  if (typeof answer !== 'string') return;
  const name = nameOf(answer);
  const target = besides(unit, name);
  if (name === skill.name && target === unit.path) return;
  const edit = new vscode.WorkspaceEdit();
  const isMoved = target !== unit.path;
  // First, since a text that is changed before its file is renamed stays unsaved under the old name.
  if (isMoved) edit.renameFile(toUri(unit.path), toUri(target), { overwrite: false });
  const path = target + skill.path.slice(unit.path.length);
  await addEdits(edit, { from: skill.path, to: path }, (text) => ownNameEdits(text, name));
  for (const user of users) {
    const to = isInside(unit.path, user.path) ? target + user.path.slice(unit.path.length) : user.path;
    await addEdits(edit, { from: user.path, to }, (text) => dependencyEdits(text, skill.name, name));
  }
  // As a refactoring, so that files that nobody has open are saved and not left behind unsaved.
  const done = await vscode.workspace.applyEdit(edit, { isRefactoring: true });
  if (!done) void vscode.window.showErrorMessage(t('“{0}” could not be renamed.', skill.name));
  await services.loader.refresh([unit.path, target, ...users.map(({ path }) => path)]);
}

/** Edits the file that is at `from` now, and at `to` when its turn comes. */
async function addEdits(
  edit: vscode.WorkspaceEdit,
  { from, to }: { readonly from: string; readonly to: string },
  editsOf: (text: string) => readonly TextEdit[],
): Promise<void> {
  const document = await vscode.workspace.openTextDocument(toUri(from));
  for (const { start, end, text } of editsOf(document.getText())) {
    edit.replace(toUri(to), new vscode.Range(document.positionAt(start), document.positionAt(end)), text);
  }
}
