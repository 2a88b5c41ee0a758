// The view "Skills": the tree with its description, badge and progress, and how it follows the editor.

import * as vscode from 'vscode';
import type { Services } from '../../host/services';
import { vscodeWords } from '../../host/text';
import { registerDecorations } from './decorations';
import { registerFilter } from './filter';
import { followEditor } from './follow';
import { registerGrouping, seenText } from './grouping';
import { narrowText } from './narrow';
import { SkillsProvider } from './provider';
import { badgeText, summarize, summaryText } from './summary';

export const VIEW = 'skillshelf.skills';

type Needs = Pick<
  Services,
  'catalog' | 'loader' | 'files' | 'consent' | 'settings' | 'inspector' | 'explaining' | 'search' | 'log'
>;

export function registerTree(services: Needs): vscode.Disposable {
  const { catalog, loader } = services;
  const provider = new SkillsProvider(services);
  const view = vscode.window.createTreeView(VIEW, { treeDataProvider: provider, showCollapseAll: true });
  const describe = () => {
    const summary = summarize(catalog.snapshot);
    const { filter, words } = provider;
    const counts = summary.ok + summary.failed === 0 ? undefined : summaryText(summary, vscodeWords);
    view.description = counts;
    // The description of a lone view has no room beside its buttons; a message always has, but keeps the word that
    // nothing fits from being shown.
    const fitting = words === '' ? undefined : narrowText(provider.counts, words, vscodeWords);
    const seen = filter && seenText(services.explaining.current.view(filter));
    const isEmpty = words !== '' && provider.groups.length === 0;
    view.message = isEmpty ? undefined : [fitting, seen].filter(Boolean).join(' · ');
    view.badge =
      summary.problems === 0 ? undefined : { value: summary.problems, tooltip: badgeText(summary, vscodeWords) };
    setContext('hasSkills', summary.ok + summary.failed > 0);
    setContext('scanned', catalog.snapshot.complete);
    setContext('agentFilter', filter !== undefined);
    setContext('filtered', words !== '');
  };
  describe();
  void vscode.window.withProgress({ location: { viewId: VIEW } }, () => loader.ready);
  return vscode.Disposable.from(
    provider,
    view,
    provider.onDidChangeTreeData(describe),
    registerGrouping(services, provider),
    registerFilter(provider),
    registerDecorations(),
    followEditor(view, provider, services),
  );
}

function setContext(key: string, value: boolean): void {
  void vscode.commands.executeCommand('setContext', `skillshelf.${key}`, value);
}
