// Verdicts in the person's language, with paths as a person would write them.

import * as vscode from 'vscode';
import type { Tongue } from '../core/explain/words';
import type { FindingData } from '../core/model/finding';
import { visibleLine } from '../core/model/hidden';
import { isInside, relative } from '../core/model/paths';
import type { Root } from '../core/model/root';
import { findingMessage, findingRemedy } from './text';

/** `roots`: by which a path is told from the workspace folder or the home. */
export function tongueFor(roots: readonly Root[]): Tongue {
  return {
    say: (sentence, data) => vscode.l10n.t(sentence, shortened(data, roots)),
    message: findingMessage,
    remedy: findingRemedy,
  };
}

/** The values that are paths. */
const PATHS: readonly string[] = ['to', 'winner', 'file', 'anchor'];

function shortened(data: FindingData, roots: readonly Root[]): Record<string, string> {
  return Object.fromEntries(
    Object.entries(data).map(([key, value]) => [
      key,
      typeof value === 'string'
        ? visibleLine(PATHS.includes(key) ? shortPath(value, roots) : value)
        : value.toLocaleString('en'),
    ]),
  );
}

/** From the workspace folder, or with `~`; the whole path elsewhere. */
export function shortPath(path: string, roots: readonly Root[]): string {
  const folders = new Map(roots.flatMap(({ folder }) => (folder ? [[folder.path, folder.name]] : [])));
  for (const [folder, name] of folders) {
    if (path === folder || !isInside(folder, path)) continue;
    return folders.size > 1 ? `${name}/${relative(folder, path)}` : relative(folder, path);
  }
  const home = roots.find(({ scope, source, anchor }) => scope === 'user' && source === 'local' && anchor)?.anchor;
  return home !== undefined && path !== home && isInside(home, path) ? `~/${relative(home, path)}` : path;
}
