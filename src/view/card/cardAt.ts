// A skill's card by the path of its file, for features that know no tree.

import type * as vscode from 'vscode';
import type { Services } from '../../host/services';
import { buildTree } from '../tree/build';
import { itemAt, pathOf } from '../tree/items';
import { tooltipOf } from './tooltip';

export function cards({ catalog, consent, files }: Pick<Services, 'catalog' | 'consent' | 'files'>) {
  return async (path: string, token: vscode.CancellationToken): Promise<vscode.MarkdownString | undefined> => {
    const item = itemAt(
      buildTree(catalog.snapshot, (skill) => consent.mayList(skill)),
      path,
    );
    if (!item || pathOf(item) !== path) return undefined;
    const card = await tooltipOf(item, files, token);
    return typeof card === 'string' ? undefined : card;
  };
}
