// A group's row: whose skills they are, how many, and from which folders.

import type { Root, Scope } from '../../core/model/root';
import { scopeLabel } from '../../host/scopes';
import type { Words } from '../../host/text';
import { count } from '../count';
import type { GroupNode, ItemNode } from './nodes';
import type { Row } from './row';

const ICONS: Readonly<Record<Scope, string>> = {
  project: 'root-folder',
  external: 'folder-library',
  user: 'account',
  bundled: 'package',
};

export function groupRow(node: GroupNode, words: Words): Row {
  const label = scopeLabel(node.scope, words, node.folder);
  const counts = countWords(node.children, words);
  const inUse = new Set(node.children.map(rootOf));
  const roots = node.scope === 'bundled' ? [] : node.roots.filter((root) => inUse.has(root)).map(shortRoot);
  return {
    label,
    description: [counts, roots.join(' ')].filter(Boolean).join(' · '),
    icon: { id: ICONS[node.scope] },
    expansion: node.scope === 'bundled' ? 'collapsed' : 'expanded',
    context: 'group',
    spoken: [label, counts].join(', '),
  };
}

function countWords(items: readonly ItemNode[], { t }: Words): string {
  const skills = items.filter(({ kind }) => kind === 'skill').length;
  const failed = items.filter(({ kind }) => kind === 'failure').length;
  const words = [];
  if (skills > 0 || failed === 0) words.push(skills === 1 ? t('1 skill') : t('{0} skills', count(skills)));
  if (failed > 0) words.push(t('{0} failed', count(failed)));
  return words.join(' · ');
}

/** `.claude/skills` → `.claude`: all of them end so. */
function shortRoot({ label }: Root): string {
  return label.replace(/[\\/]skills[\\/]?$/, '');
}

function rootOf(item: ItemNode): Root {
  if (item.kind === 'skill') return item.skill.root;
  return item.kind === 'failure' ? item.failure.root : item.problem.root;
}
