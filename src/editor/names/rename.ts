// Renames a skill: its name, its folder, and the names by which others depend on it.

import * as vscode from 'vscode';
import { checkName, NAME_PROBLEMS } from '../../core/author/name';
import type { Snapshot } from '../../core/catalog/snapshot';
import { basename, dirname, join } from '../../core/model/paths';
import type { Skill } from '../../core/model/skill';
import { toUri } from '../../host/uri';
import type { SkillDocuments } from '../documents';
import { usesOf } from './uses';

interface Around {
  readonly snapshot: Snapshot;
  readonly documents: SkillDocuments;
  readonly token: vscode.CancellationToken;
}

/** Throws, in words for the person, where the name can't be had. */
export async function renameEdit(
  skill: Skill,
  name: string,
  { snapshot, documents, token }: Around,
): Promise<vscode.WorkspaceEdit> {
  const { t } = vscode.l10n;
  const verdict = checkName(name);
  if (verdict) throw new Error(t(NAME_PROBLEMS[verdict.problem], { ...verdict.data }));
  const rival = snapshot.skills.find((other) => other !== skill && other.root === skill.root && other.name === name);
  if (rival) throw new Error(t('There is a skill "{0}" already: {1}', name, rival.path));
  const edit = new vscode.WorkspaceEdit();
  const uses = await usesOf(skill, snapshot, documents, token);
  const own = toUri(skill.path);
  const isNamedAlike = basename(skill.directory) === skill.name;
  const directory = isNamedAlike ? join(dirname(skill.directory), name) : skill.directory;
  // First the folder, and then the text under its new path: the other way round, an edit of a file that isn't shown is
  // left unsaved.
  if (isNamedAlike) edit.renameFile(toUri(skill.directory), toUri(directory));
  for (const { location } of uses) {
    const isOwn = location.uri.toString() === own.toString();
    edit.replace(isOwn ? toUri(join(directory, basename(skill.path))) : location.uri, location.range, name);
  }
  return edit;
}
