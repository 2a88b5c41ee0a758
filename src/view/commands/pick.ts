// The quick pick of skills: by scope, the winners before the shadowed, failed files with their reason.

import * as vscode from 'vscode';
import { visibleLine } from '../../core/model/hidden';
import type { Skill } from '../../core/model/skill';
import { scopeLabel } from '../../host/scopes';
import type { Services } from '../../host/services';
import { vscodeWords } from '../../host/text';
import { openArguments } from '../../host/uri';
import type { ItemNode } from '../tree/nodes';
import { placeOf } from '../tree/place';
import { rowOf } from '../tree/row';
import { skillRemark } from '../tree/skillRow';
import { treeOf } from '../tree/treeOf';
import type { Target } from './target';

type Needs = Pick<Services, 'catalog' | 'consent' | 'loader' | 'settings'>;

interface Choice extends vscode.QuickPickItem {
  readonly item?: ItemNode;
}

/**
 * Undefined where the person chose none, or a button that did it all. `failures`: whether failed files are offered;
 * `offers`: which skills are.
 */
export async function pickTarget(
  services: Needs,
  title: string,
  failures: boolean,
  offers: (skill: Skill) => boolean = () => true,
): Promise<Target | undefined> {
  const pick = vscode.window.createQuickPick<Choice>();
  pick.title = title;
  pick.placeholder = vscode.l10n.t('Name or words of a skill');
  pick.matchOnDescription = true;
  pick.matchOnDetail = true;
  const fill = () => {
    const active = pick.activeItems[0]?.item?.id;
    pick.items = choices(services, failures, offers);
    const again = pick.items.filter(({ item }) => item && item.id === active);
    if (again.length > 0) pick.activeItems = again;
  };
  fill();
  pick.busy = true;
  const following = services.catalog.onDidChange(fill);
  void services.loader.ready.then(() => {
    pick.busy = false;
  });
  try {
    return await new Promise((resolve) => {
      pick.onDidAccept(() => resolve(target(pick.selectedItems[0])));
      pick.onDidHide(() => resolve(undefined));
      pick.onDidTriggerItemButton(({ item }) => {
        resolve(undefined);
        const place = item.item && placeOf(item.item);
        if (place) void vscode.commands.executeCommand('vscode.open', ...openArguments(place));
      });
      pick.show();
    });
  } finally {
    following.dispose();
    pick.dispose();
  }
}

function target(choice: Choice | undefined): Target | undefined {
  const item = choice?.item;
  if (item?.kind === 'skill') return { skill: item.skill };
  return item?.kind === 'failure' ? { failure: item.failure } : undefined;
}

function choices(services: Needs, failures: boolean, offers: (skill: Skill) => boolean): Choice[] {
  return treeOf(services).flatMap((group) => {
    const items = group.children.filter((item) =>
      item.kind === 'skill' ? offers(item.skill) : failures && item.kind === 'failure',
    );
    if (items.length === 0) return [];
    const separator = {
      label: scopeLabel(group.scope, vscodeWords, group.folder),
      kind: vscode.QuickPickItemKind.Separator,
    };
    return [separator, ...items.map(choice)];
  });
}

const OPEN: vscode.QuickInputButton = {
  iconPath: new vscode.ThemeIcon('go-to-file'),
  tooltip: vscode.l10n.t('Open SKILL.md'),
};

function choice(item: ItemNode): Choice {
  const row = rowOf(item, vscodeWords);
  const icon =
    row.icon &&
    new vscode.ThemeIcon(row.icon.id, row.icon.color === undefined ? undefined : new vscode.ThemeColor(row.icon.color));
  const skill = item.kind === 'skill' ? item.skill : undefined;
  return {
    item,
    label: row.label,
    description: item.kind === 'skill' ? skillRemark(item, vscodeWords) : row.description,
    detail: skill ? visibleLine(skill.description) : '',
    ...(icon && { iconPath: icon }),
    buttons: [OPEN],
  };
}
