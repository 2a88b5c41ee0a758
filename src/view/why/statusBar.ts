// A quiet word in the status bar: how full the fullest listing of skills is; the hover has a row for each agent.

import * as vscode from 'vscode';
import type { Budget } from '../../core/explain/budget';
import { Debounce } from '../../host/debounce';
import { commandLink, table } from '../../host/markdown';
import type { Services } from '../../host/services';
import type { Translate } from '../../host/text';
import { count } from '../count';

/** Nothing is worked out while skills still come in; in ms. */
const QUIET = 400;
const LONGEST = 2000;

export function registerBudgetItem({
  explaining,
  settings,
}: Pick<Services, 'explaining' | 'settings'>): vscode.Disposable {
  const item = vscode.window.createStatusBarItem('skillshelf.budget', vscode.StatusBarAlignment.Right, 40);
  item.name = vscode.l10n.t('Skills: Listing Budget');
  item.command = 'skillshelf.budget';
  const show = () => {
    const { current: explainer } = explaining;
    const limited = settings.current.statusBar ? explainer.agents.filter(({ listing }) => listing) : [];
    const shown = limited.map((agent) => explainer.view(agent).budget).filter(({ fates }) => fates.size > 0);
    const fullest = fullestOf(shown);
    if (!fullest) return item.hide();
    item.text = `$(mortar-board) ${percent(fullest)}`;
    item.tooltip = tooltip(shown, vscode.l10n.t);
    item.accessibilityInformation = {
      label: vscode.l10n.t('Skills: the listing of {0} is {1} full', fullest.agent.label, percent(fullest)),
      role: 'button',
    };
    item.show();
  };
  const changed = new Debounce<'changed'>(QUIET, LONGEST, show);
  return vscode.Disposable.from(
    item,
    changed,
    explaining.onDidChange(() => changed.add('changed')),
  );
}

/** What would be needed, of what there is: above 1 something is cut or falls out. */
function shareOf({ used, limit = 1, cut, dropped }: Budget): number {
  return cut.length + dropped.length > 0 ? Math.max(1, used / limit) : used / limit;
}

function fullestOf(budgets: readonly Budget[]): Budget | undefined {
  return [...budgets].sort((a, b) => shareOf(b) - shareOf(a))[0];
}

function percent(budget: Budget): string {
  return `${Math.max(1, Math.round(shareOf(budget) * 100))}%`;
}

const CELLS = 10;
/** A hover's table leaves hardly any room between its columns. */
const apart = (cell: string) => `${cell}&nbsp;&nbsp;&nbsp;`;

function tooltip(budgets: readonly Budget[], t: Translate): vscode.MarkdownString {
  const rows = budgets.map((budget) => {
    const { agent, used, limit = 0, cut, dropped } = budget;
    const full = Math.min(CELLS, Math.round(shareOf(budget) * CELLS));
    const lost = [
      cut.length > 0 ? t('{0} cut', count(cut.length)) : '',
      dropped.length > 0 ? t('{0} left out', count(dropped.length)) : '',
    ];
    const bar = `${'▰'.repeat(full)}${'▱'.repeat(CELLS - full)}`;
    const size = `${count(used)} / ${count(limit)}`;
    return [agent.label, bar, size, lost.filter(Boolean).join(', ') || '—'].map(apart);
  });
  const head = [t('Agent'), '', t('Characters'), t('Lost')].map(apart);
  const text = [
    `**${t('Listings of skills')}**`,
    table(head, 'llrl', rows),
    commandLink(t('What is cut, and what would help'), 'skillshelf.budget'),
  ].join('\n\n');
  const markdown = new vscode.MarkdownString(text, true);
  markdown.isTrusted = { enabledCommands: ['skillshelf.budget'] };
  return markdown;
}
