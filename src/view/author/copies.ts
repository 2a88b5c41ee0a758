// Duplicate… and Copy to Workspace: a skill's files once more, under another name or in another place.

import * as vscode from 'vscode';
import { applyEdits } from '../../core/author/fixes/fix';
import { ownNameEdits } from '../../core/author/rename';
import { besides, unitIn, unitOf } from '../../core/author/unit';
import { dirname, join } from '../../core/model/paths';
import type { Root } from '../../core/model/root';
import type { Skill } from '../../core/model/skill';
import type { Services } from '../../host/services';
import { openArguments, toUri } from '../../host/uri';
import { judgeName, nameOf } from './judgeName';
import { rootItem } from './rootItem';
import { askChoice, askText } from './steps';
import { failed } from './tell';

type Needs = Pick<Services, 'catalog' | 'authoring'>;

export async function duplicate(skill: Skill, { catalog, authoring }: Needs): Promise<void> {
  const unit = unitOf(skill);
  if (!unit) return;
  const { t } = vscode.l10n;
  const answer = await askText(
    { title: t('Duplicate {0}', skill.name), step: 1, of: 1 },
    {
      prompt: t('The name of the copy.'),
      placeholder: skill.name,
      value: nameOf(`${skill.name}-2`),
      judge: (text) => judgeName(text, dirname(unit.path), catalog.snapshot),
    },
  );
  if (typeof answer !== 'string') return;
  const name = nameOf(answer);
  const target = besides(unit, name);
  const problem = await authoring.writer.copy(unit.path, target);
  if (problem) return failed(target, problem);
  const file = unit.kind === 'file' ? target : join(target, skill.path.slice(unit.path.length + 1));
  await callIt(name, file);
  await show(file, authoring);
}

export async function copyToWorkspace(skill: Skill, { catalog, authoring }: Needs): Promise<void> {
  const unit = unitOf(skill);
  const root =
    unit &&
    (await chooseRoot(authoring.newSkillRoots(catalog.snapshot.roots).filter(({ scope }) => scope === 'project')));
  if (!unit || !root) return;
  const target = unitIn(root, unit);
  const problem = await authoring.writer.copy(unit.path, target.unit);
  if (problem) return failed(target.unit, problem);
  await show(target.file, authoring);
}

async function chooseRoot(roots: readonly Root[]): Promise<Root | undefined> {
  if (roots.length < 2) return roots[0];
  const { t } = vscode.l10n;
  const place = { title: t('Copy to Workspace'), step: 1, of: 1 };
  const answer = await askChoice(
    place,
    roots.map((root) => rootItem(root)),
    t('Where should it be?'),
  );
  return typeof answer === 'object' ? answer.root : undefined;
}

/** The copy is nobody's yet, so that it is written without a word of undoing. */
async function callIt(name: string, path: string): Promise<void> {
  const uri = toUri(path);
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(await vscode.workspace.fs.readFile(uri));
  const edits = ownNameEdits(text, name);
  if (edits.length > 0) await vscode.workspace.fs.writeFile(uri, new TextEncoder().encode(applyEdits(text, edits)));
}

async function show(path: string, { refresh }: Needs['authoring']): Promise<void> {
  await refresh(path);
  await vscode.commands.executeCommand('vscode.open', ...openArguments({ path }));
}
