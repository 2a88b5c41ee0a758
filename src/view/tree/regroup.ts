// The tree in another order: by agent or by folder, or as one agent sees it.

import type { AgentView } from '../../core/explain/agentView';
import type { Explainer } from '../../core/explain/explainer';
import type { Root } from '../../core/model/root';
import type { AgentGroup, FolderGroup, GroupNode, ItemNode, ScopeGroup } from './nodes';

export type Grouping = 'scope' | 'agent' | 'folder';

/** Each agent's skills under it; a skill stands under all that see it, with what each says of it. */
export function byAgent(groups: readonly ScopeGroup[], explainer: Explainer): readonly AgentGroup[] {
  const items = groups.flatMap(({ children }) => children);
  return explainer.agents
    .map((agent) => {
      const view = explainer.view(agent);
      const id = `group:agent:${agent.id}`;
      const children: ItemNode[] = [];
      const roots = groups.flatMap((group) => group.roots.filter((root) => view.looksIn(root)));
      const group: AgentGroup = { kind: 'group', by: 'agent', id, agent, roots, children };
      for (const item of items) if (isSeen(item, view)) children.push(under(group, judged(item, view), agent.id));
      return group;
    })
    .filter(({ children }) => children.length > 0);
}

export function byFolder(groups: readonly GroupNode[]): readonly FolderGroup[] {
  const folders = new Map<Root, { readonly group: FolderGroup; readonly children: ItemNode[] }>();
  for (const item of groups.flatMap((group) => group.children)) {
    const root = rootOf(item);
    const known = folders.get(root) ?? folderOf(root);
    folders.set(root, known);
    known.children.push(under(known.group, item));
  }
  return groups.flatMap(({ roots }) => roots.flatMap((root) => folders.get(root)?.group ?? []));
}

/** What one agent sees, and what it says of it. */
export function seenBy(groups: readonly ScopeGroup[], view: AgentView): readonly ScopeGroup[] {
  return groups
    .map((group) => {
      const children: ItemNode[] = [];
      const seen: ScopeGroup = { ...group, children };
      for (const item of group.children) if (isSeen(item, view)) children.push(under(seen, judged(item, view)));
      return seen;
    })
    .filter(({ children }) => children.length > 0);
}

function folderOf(root: Root) {
  const children: ItemNode[] = [];
  const group: FolderGroup = {
    kind: 'group',
    by: 'folder',
    id: `group:folder:${root.path}`,
    root,
    roots: [root],
    children,
  };
  return { group, children };
}

function isSeen(item: ItemNode, view: AgentView): boolean {
  if (item.kind === 'problem') return view.looksIn(item.problem.root);
  return view.sees(item.kind === 'skill' ? item.skill : item.failure);
}

function judged(item: ItemNode, view: AgentView): ItemNode {
  if (item.kind === 'problem') return item;
  return { ...item, verdict: view.verdict(item.kind === 'skill' ? item.skill : item.failure) };
}

/** The same item in another group; `mark` keeps its id apart where it stands in several. */
export function under(parent: GroupNode, item: ItemNode, mark = ''): ItemNode {
  return { ...item, parent, id: mark === '' ? item.id : `${item.id}@${mark}` };
}

export function rootOf(item: ItemNode): Root {
  if (item.kind === 'skill') return item.skill.root;
  return item.kind === 'failure' ? item.failure.root : item.problem.root;
}
