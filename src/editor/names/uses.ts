// Where a skill's name stands: in its own file, and in those of the skills that depend on it.

import * as vscode from 'vscode';
import { namesIn } from '../../core/author/names';
import { nameKey, type Snapshot } from '../../core/catalog/snapshot';
import type { Skill } from '../../core/model/skill';
import { toUri } from '../../host/uri';
import type { SkillDocuments } from '../documents';

export interface Use {
  readonly kind: 'own' | 'dependency';
  readonly location: vscode.Location;
}

export async function usesOf(
  skill: Skill,
  snapshot: Snapshot,
  documents: SkillDocuments,
  token: vscode.CancellationToken,
): Promise<readonly Use[]> {
  const key = nameKey(skill.name);
  const means = (other: Skill, name: string) =>
    nameKey(name) === key && snapshot.resolve(name, other.path)?.skill === skill;
  const dependent = snapshot.skills.filter((other) => other.dependencies.some((name) => means(other, name)));
  const uses: Use[] = [];
  for (const each of new Set([skill, ...dependent])) {
    // Opened, so that what was typed and not saved counts; nothing is shown.
    const document = await vscode.workspace.openTextDocument(toUri(each.path));
    if (token.isCancellationRequested) break;
    const read = documents.of(document);
    if (!read) continue;
    for (const { kind, name, start, end } of namesIn(read.text)) {
      const isWanted = kind === 'own' ? each === skill : nameKey(name) === key;
      if (isWanted) uses.push({ kind, location: new vscode.Location(document.uri, read.range(start, end)) });
    }
  }
  return uses;
}
