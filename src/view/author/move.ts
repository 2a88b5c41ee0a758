// Move to…: a skill into another folder of skills; the move can be undone.

import * as vscode from 'vscode';
import { rootsForMove, unitIn, unitOf } from '../../core/author/unit';
import type { Skill } from '../../core/model/skill';
import type { Services } from '../../host/services';
import { toUri } from '../../host/uri';
import { rootItem } from './rootItem';
import { askChoice } from './steps';
import { failed } from './tell';

type Needs = Pick<Services, 'catalog' | 'loader' | 'authoring' | 'files'>;

export async function moveSkill(skill: Skill, { catalog, loader, authoring, files }: Needs): Promise<void> {
  const unit = unitOf(skill);
  if (!unit) return;
  const { t } = vscode.l10n;
  const roots = rootsForMove(skill, authoring.newSkillRoots(catalog.snapshot.roots), catalog.snapshot);
  const place = { title: t('Move {0}', skill.name), step: 1, of: 1 };
  const answer = await askChoice(
    place,
    roots.map((root) => rootItem(root)),
    t('Where should it be?'),
  );
  if (typeof answer !== 'object') return;
  const target = unitIn(answer.root, unit).unit;
  if ((await files.stat(target)).kind !== 'problem') {
    return failed(target, { kind: 'problem', problem: 'exists', reason: '' });
  }
  const edit = new vscode.WorkspaceEdit();
  edit.renameFile(toUri(unit.path), toUri(target), { overwrite: false });
  const done = await vscode.workspace.applyEdit(edit);
  if (!done) void vscode.window.showErrorMessage(t('“{0}” could not be moved.', skill.name));
  await loader.refresh([unit.path, target]);
}
