// The full preview: a read-only Markdown document of a scheme of ours, which follows the skill's file.

import * as vscode from 'vscode';
import type { Skill } from '../../core/model/skill';
import type { Services } from '../../host/services';
import { vscodeWords } from '../../host/text';
import { read } from '../card/facts';
import { itemAt, pathOf } from '../tree/items';
import { treeOf } from '../tree/treeOf';
import { previewText } from './document';

const SCHEME = 'skillshelf-preview';

type Needs = Pick<Services, 'catalog' | 'files' | 'consent' | 'settings' | 'inspector'>;

export function registerPreview(services: Needs): vscode.Disposable {
  const { catalog, consent, inspector } = services;
  const changes = new vscode.EventEmitter<vscode.Uri>();
  const open = () => vscode.workspace.textDocuments.map(({ uri }) => uri).filter(({ scheme }) => scheme === SCHEME);
  // A skill's standing can change with another's file, and rendering an open preview anew is cheap.
  const renderAll = () => {
    for (const uri of open()) changes.fire(uri);
  };
  return vscode.Disposable.from(
    changes,
    vscode.workspace.registerTextDocumentContentProvider(SCHEME, {
      onDidChange: changes.event,
      provideTextDocumentContent: (uri, token) => contentOf(uri.query, services, token),
    }),
    catalog.onDidChange(renderAll),
    consent.onDidChange(renderAll),
    inspector.onDidInspect(({ path }) => {
      for (const uri of open()) if (uri.query === path) changes.fire(uri);
    }),
  );
}

/** Shows the skill in VS Code's Markdown preview, in the tab that is named after it. */
export async function showPreview({ name, path }: Pick<Skill, 'name' | 'path'>): Promise<void> {
  const file = name.replace(/[\\/?#]/g, '-');
  const uri = vscode.Uri.from({ scheme: SCHEME, path: `/${file}.md`, query: path });
  await vscode.commands.executeCommand('markdown.showPreview', uri);
}

async function contentOf(path: string, services: Needs, token: vscode.CancellationToken): Promise<string> {
  const { files } = services;
  const groups = treeOf(services);
  const item = itemAt(groups, path);
  if (item?.kind !== 'skill' || pathOf(item) !== path) return vscode.l10n.t('*This skill is no longer there.*');
  const reading = await read(item.skill, files, token);
  return 'kind' in reading
    ? vscode.l10n.t('*The file could not be read: {0}*', reading.reason)
    : previewText(item, reading, vscodeWords);
}
