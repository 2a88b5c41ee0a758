// The tree as things stand now: the catalog's skills, what consent says of them, and what the person switched off.

import { enablementOf } from '../../core/prompt/enablement';
import type { Services } from '../../host/services';
import { buildTree } from './build';
import type { ScopeGroup } from './nodes';

export function treeOf({
  catalog,
  consent,
  settings,
}: Pick<Services, 'catalog' | 'consent' | 'settings'>): readonly ScopeGroup[] {
  const isEnabled = enablementOf(settings.current.enablement);
  return buildTree(catalog.snapshot, (skill) => consent.standing(skill), isEnabled);
}
