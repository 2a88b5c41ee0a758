// What core's tools are given in VS Code.

import type * as vscode from 'vscode';
import { enablementOf } from '../core/prompt/enablement';
import type { TokenBudget } from '../core/prompt/skillContent';
import type { ToolContext } from '../core/tools/tool';
import { activeFolder } from './activeFolder';
import type { Services } from './services';

export type ToolServices = Pick<Services, 'catalog' | 'loader' | 'files' | 'consent'> &
  Pick<Services, 'settings' | 'search'> &
  Partial<Pick<Services, 'authoring' | 'inspector'>>;

/** Waits for the first scan, so that no tool ever answers from half a catalog. */
export async function toolContext(
  { catalog, loader, files, consent, authoring, settings, search, inspector }: ToolServices,
  token: vscode.CancellationToken,
  budget?: TokenBudget,
): Promise<ToolContext> {
  await loader.ready;
  const folder = activeFolder();
  return {
    snapshot: catalog.snapshot,
    files,
    consent,
    token,
    isEnabled: enablementOf(settings.current.enablement),
    firstArgument: settings.current.firstArgument,
    search: search.search,
    ...(inspector && { inspector }),
    ...(authoring && { authoring }),
    ...(folder !== undefined && { activeFolder: folder }),
    ...(budget && { budget }),
  };
}
