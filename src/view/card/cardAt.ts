// A skill's card by the path of its file, for features that know no tree.

import type * as vscode from 'vscode';
import type { Services } from '../../host/services';

import { itemAt, pathOf } from '../tree/items';
import { treeOf } from '../tree/treeOf';
import { tooltipOf } from './tooltip';

export function cards(services: Pick<Services, 'catalog' | 'consent' | 'files' | 'settings' | 'explaining'>) {
  return async (path: string, token: vscode.CancellationToken): Promise<vscode.MarkdownString | undefined> => {
    const item = itemAt(treeOf(services), path);
    if (!item || pathOf(item) !== path) return undefined;
    const card = await tooltipOf(item, services, token);
    return typeof card === 'string' ? undefined : card;
  };
}
