// A group's row: whose skills they are, how many, and from which folders.

import type { Root, Scope } from '../../core/model/root';
import { SCOPE_LABELS, scopeLabel } from '../../host/scopes';
import type { Words } from '../../host/text';
import { count } from '../count';
import type { GroupNode, ItemNode } from './nodes';
import { rootOf } from './regroup';
import type { Row } from './row';

const ICONS: Readonly<Record<Scope, string>> = {
  project: 'root-folder',
  external: 'folder-library',
  user: 'account',
  bundled: 'package',
};

export function groupRow(node: GroupNode, words: Words): Row {
  const { label, icon, isClosed } = headOf(node, words);
  const counts = countWords(node.children, words);
  const inUse = new Set(node.children.map(rootOf));
  const roots =
    (isClosed && node.by !== 'agent') || node.by === 'folder'
      ? []
      : node.roots.filter((root) => inUse.has(root)).map(shortRoot);
  return {
    label,
    description: [counts, roots.join(' ')].filter(Boolean).join(' · '),
    icon: { id: icon },
    expansion: isClosed && !node.isNarrowed ? 'collapsed' : 'expanded',
    context: 'group',
    spoken: [label, counts].join(', '),
  };
}

function headOf(node: GroupNode, words: Words): { label: string; icon: string; isClosed: boolean } {
  switch (node.by) {
    case 'scope':
      return {
        label: scopeLabel(node.scope, words, node.folder),
        icon: ICONS[node.scope],
        isClosed: node.scope === 'bundled',
      };
    case 'agent':
      return { label: node.agent.label, icon: 'hubot', isClosed: true };
    case 'folder': {
      const { scope, source, label, folder } = node.root;
      const isBundled = source === 'bundled';
      return {
        label: isBundled ? words.t(SCOPE_LABELS.bundled) : folder ? `${folder.name}/${label}` : label,
        icon: ICONS[scope],
        isClosed: isBundled,
      };
    }
  }
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
