// The quick pick of skills: all by scope, and the search's answer while a person types.

import * as vscode from 'vscode';
import type { Skill } from '../../core/model/skill';
import type { Services } from '../../host/services';
import { openArguments } from '../../host/uri';
import type { ItemNode } from '../tree/nodes';
import { placeOf } from '../tree/place';
import { treeOf } from '../tree/treeOf';
import { type Choice, choicesByScope, choicesFor } from './choices';
import type { Target } from './target';

type Needs = Pick<Services, 'catalog' | 'consent' | 'loader' | 'settings' | 'search'>;

/** More than a person would look through. */
const LIMIT = 50;

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
  const isOffered = (item: ItemNode) =>
    item.kind === 'skill' ? offers(item.skill) : failures && item.kind === 'failure';
  const pick = vscode.window.createQuickPick<Choice>();
  pick.title = title;
  pick.placeholder = vscode.l10n.t('Name or words of a skill');
  // What is typed is shown there; what fits is the search's word.
  pick.matchOnDetail = true;
  const fill = () => {
    const query = pick.value.trim();
    const groups = treeOf(services);
    pick.items =
      query === ''
        ? choicesByScope(groups, isOffered)
        : choicesFor(services.search.search(query, { typing: true, limit: LIMIT }), groups, isOffered);
  };
  const refill = () => {
    const active = pick.activeItems[0]?.item?.id;
    fill();
    const again = pick.items.filter(({ item }) => item && item.id === active);
    if (again.length > 0) pick.activeItems = again;
  };
  fill();
  pick.busy = true;
  const following = services.catalog.onDidChange(refill);
  void services.loader.ready.then(() => {
    pick.busy = false;
  });
  try {
    return await new Promise((resolve) => {
      pick.onDidChangeValue(fill);
      pick.onDidAccept(() => {
        // Between two lists nothing is selected; then what is highlighted is meant, and the word that nothing fits never.
        const { item } = pick.selectedItems[0] ?? pick.activeItems[0] ?? {};
        if (item) resolve(target(item));
      });
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

function target(item: ItemNode): Target | undefined {
  if (item.kind === 'skill') return { skill: item.skill };
  return item.kind === 'failure' ? { failure: item.failure } : undefined;
}
