// What the quick pick of skills offers: before a word is typed all by scope, then those that fit, best first.

import * as vscode from 'vscode';
import type { SkillMatch } from '../../core/match/skillSearch';
import { visibleLine } from '../../core/model/hidden';
import { nameKey } from '../../core/model/nameKey';
import { vscodeWords } from '../../host/text';
import type { GroupNode, ItemNode, SkillNode } from '../tree/nodes';
import { rowOf } from '../tree/row';
import { skillRemark } from '../tree/skillRow';

export interface Choice extends vscode.QuickPickItem {
  /** Undefined for a line between the groups, and for the word that nothing fits. */
  readonly item?: ItemNode;
}

/** In the tree's order, under its groups' names. */
export function choicesByScope(groups: readonly GroupNode[], offers: (item: ItemNode) => boolean): readonly Choice[] {
  return groups.flatMap((group) => {
    const items = group.children.filter(offers);
    return items.length === 0 ? [] : [separator(group), ...items.map((item) => choice(item))];
  });
}

/**
 * In the order of `found`, with the words that led there. VS Code moves those whose name holds what was typed to the
 * front (not to do so is no stable API), and leaves out failed files whose name doesn't.
 */
export function choicesFor(
  found: readonly SkillMatch[],
  groups: readonly GroupNode[],
  offers: (item: ItemNode) => boolean,
): readonly Choice[] {
  const items = groups.flatMap(({ children }) => children).filter(offers);
  const byPath = new Map(items.flatMap((item) => (item.kind === 'skill' ? [[item.skill.path, item] as const] : [])));
  const fitting = found.flatMap(({ skill, why }) => {
    const item = byPath.get(skill.path);
    return item ? [{ item, why }] : [];
  });
  const shown = winnersFirst(fitting).map(({ item, why }) => ({ ...choice(item, why), alwaysShow: true }));
  const failed = items.filter(({ kind }) => kind === 'failure').map((item) => choice(item));
  return shown.length > 0 ? [...shown, ...failed] : [...failed, NONE];
}

/** Skills of one name stand together, at the place of the best of them; first the one that has the name. */
function winnersFirst<Fitting extends { readonly item: SkillNode }>(fitting: readonly Fitting[]): readonly Fitting[] {
  const byName = new Map<string, Fitting[]>();
  for (const each of fitting) {
    const key = nameKey(each.item.skill.name);
    byName.set(key, [...(byName.get(key) ?? []), each]);
  }
  const isShadowed = ({ item }: Fitting) => Number(item.state === 'shadowed');
  return [...byName.values()].flatMap((same) => same.sort((a, b) => isShadowed(a) - isShadowed(b)));
}

const NONE: Choice = { label: `$(search-stop) ${vscode.l10n.t('No skill fits these words')}`, alwaysShow: true };

const OPEN: vscode.QuickInputButton = {
  iconPath: new vscode.ThemeIcon('go-to-file'),
  tooltip: vscode.l10n.t('Open SKILL.md'),
};

function separator(group: GroupNode): Choice {
  return { label: labelOf(group), kind: vscode.QuickPickItemKind.Separator };
}

const labelOf = (group: GroupNode) => rowOf(group, vscodeWords).label;

/** `why`: the words that led to it; where it stands in no group, its group is told too. */
function choice(item: ItemNode, why?: readonly string[]): Choice {
  const row = rowOf(item, vscodeWords);
  const icon =
    row.icon &&
    new vscode.ThemeIcon(row.icon.id, row.icon.color === undefined ? undefined : new vscode.ThemeColor(row.icon.color));
  const remark = item.kind === 'skill' ? skillRemark(item, vscodeWords) : row.description;
  const found = why && item.kind === 'skill' ? [labelOf(item.parent), `“${why.join(' · ')}”`] : [];
  return {
    item,
    label: row.label,
    description: [...found, remark].filter(Boolean).join('  ·  '),
    detail: item.kind === 'skill' ? visibleLine(item.skill.description) : '',
    ...(icon && { iconPath: icon }),
    buttons: [OPEN],
  };
}
