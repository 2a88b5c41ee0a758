// What is said of a name while a person types it.

import * as vscode from 'vscode';
import { checkName, NAME_PROBLEMS } from '../../core/author/name';
import { nameKey, type Snapshot } from '../../core/catalog/snapshot';
import { basename, dirname, join } from '../../core/model/paths';
import type { Root } from '../../core/model/root';

/** The name that a text stands for: itself, or what it is called once made fit (`Release Notes` → `release-notes`). */
export function nameOf(text: string): string {
  const name = text.trim();
  return checkName(name)?.suggestion || name;
}

/** `folder` is where the skill's own folder will be. */
export function judgeName(
  text: string,
  folder: string,
  snapshot: Snapshot,
): vscode.InputBoxValidationMessage | undefined {
  const { t } = vscode.l10n;
  const name = nameOf(text);
  const verdict = checkName(name);
  if (verdict)
    return {
      message: t(NAME_PROBLEMS[verdict.problem], verdict.data),
      severity: vscode.InputBoxValidationSeverity.Error,
    };
  if (isTaken(name, folder, snapshot)) {
    return {
      message: t('There is a skill “{0}” here already.', name),
      severity: vscode.InputBoxValidationSeverity.Error,
    };
  }
  const other = snapshot.resolve(name)?.skill;
  if (other) {
    const message = t('“{0}” is also in {1}. Only one of them can have the name.', name, labelOf(other.root));
    return { message, severity: vscode.InputBoxValidationSeverity.Warning };
  }
  if (name === text.trim()) return undefined;
  return { message: t('Will be called “{0}”.', name), severity: vscode.InputBoxValidationSeverity.Info };
}

function isTaken(name: string, folder: string, { skills, failures }: Snapshot): boolean {
  const place = nameKey(join(folder, name));
  return [...skills, ...failures].some(({ path }) =>
    [path.replace(/\.md$/i, ''), dirname(path)].map(nameKey).includes(place),
  );
}

/** A root as a person knows it; the bundled one has no path worth telling. */
function labelOf(root: Root): string {
  return root.scope === 'bundled' ? vscode.l10n.t('the bundled skills') : root.label || basename(root.path);
}
