// The tree with nothing in it but what a person looks for by words.

import type { Words } from '../../host/text';
import { count } from '../count';
import { labelOf } from './items';
import type { GroupNode, ItemNode } from './nodes';
import { under } from './regroup';

/**
 * The skills at `paths`, and whatever has `words` in its name; groups without any are left out. A group gets an id of
 * its own, so that it is open whatever it was, and as it was when the filter is cleared.
 */
export function narrow(groups: readonly GroupNode[], words: string, paths: ReadonlySet<string>): readonly GroupNode[] {
  const part = words.toLowerCase();
  const isKept = (item: ItemNode) =>
    (item.kind === 'skill' && paths.has(item.skill.path)) || labelOf(item).toLowerCase().includes(part);
  return groups
    .map((group) => {
      const children: ItemNode[] = [];
      const narrowed: GroupNode = { ...group, id: `${group.id}?`, isNarrowed: true, children };
      for (const item of group.children) if (isKept(item)) children.push(under(narrowed, item));
      return narrowed;
    })
    .filter(({ children }) => children.length > 0);
}

/** How many skills stand in the tree, each counted once. */
export function skillsIn(groups: readonly GroupNode[]): number {
  const items = groups.flatMap(({ children }) => children);
  return new Set(items.flatMap((item) => (item.kind === 'skill' ? [item.skill.path] : []))).size;
}

/** Skills with the filter, and without. */
export interface Counts {
  readonly shown: number;
  readonly all: number;
}

/** `12 of 134 · “release”`. */
export function narrowText({ shown, all }: Counts, words: string, { t }: Words): string {
  return t('{0} of {1} · “{2}”', count(shown), count(all), words);
}
