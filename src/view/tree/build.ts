// Snapshot → groups with their items, in the order in which they are shown.

import type { Snapshot } from '../../core/catalog/snapshot';
import type { Root } from '../../core/model/root';
import type { Skill } from '../../core/model/skill';
import type { Standing } from '../../core/policy/trust/standing';
import { labelOf } from './items';
import type { ItemNode, ScopeGroup, SkillNode, SkillState } from './nodes';

type Test = (skill: Skill) => boolean;
type StandingOf = (skill: Skill) => Standing;

/**
 * The tree but for the skills' files. `standingOf` says how a skill stands with models, `isEnabled` whether the person
 * has left it on.
 */
export function buildTree(
  snapshot: Snapshot,
  standingOf: StandingOf,
  isEnabled: Test = () => true,
): readonly ScopeGroup[] {
  const children = new Map<string, ItemNode[]>();
  const groups = groupsOf(snapshot, children);
  const add = (root: Root, item: (parent: ScopeGroup) => ItemNode) => {
    const parent = groups.get(root);
    if (parent) children.get(parent.id)?.push(item(parent));
  };
  for (const problem of snapshot.problems)
    add(problem.root, (parent) => ({ kind: 'problem', id: `problem:${problem.root.path}`, parent, problem }));
  for (const failure of snapshot.failures)
    add(failure.root, (parent) => ({ kind: 'failure', id: `failure:${failure.path}`, parent, failure }));
  for (const skill of snapshot.skills)
    add(skill.root, (parent) => skillNode(skill, parent, snapshot, { standingOf, isEnabled }));

  for (const items of children.values()) items.sort(inOrder);
  return [...new Set(groups.values())].filter((group) => group.children.length > 0);
}

/** Each root's group. The roots' order, that of precedence, is the groups' too. */
function groupsOf({ roots }: Snapshot, children: Map<string, ItemNode[]>): Map<Root, ScopeGroup> {
  const several = new Set(roots.flatMap(({ folder }) => folder?.path ?? [])).size > 1;
  const idOf = ({ folder, scope }: Root) => `group:${(several && folder?.path) || scope}`;
  const groups = new Map<string, ScopeGroup>();
  for (const root of roots) {
    const id = idOf(root);
    if (groups.has(id)) continue;
    const { scope, folder } = root;
    const own = roots.filter((each) => idOf(each) === id);
    const items: ItemNode[] = [];
    children.set(id, items);
    groups.set(id, {
      kind: 'group',
      by: 'scope',
      id,
      scope,
      ...(several && folder && { folder }),
      roots: own,
      children: items,
    });
  }
  return new Map([...groups.values()].flatMap((group) => group.roots.map((root) => [root, group])));
}

function skillNode(
  skill: Skill,
  parent: ScopeGroup,
  snapshot: Snapshot,
  { standingOf, isEnabled }: { readonly standingOf: StandingOf; readonly isEnabled: Test },
): SkillNode {
  const otherPaths = snapshot.otherPaths(skill);
  const standing = standingOf(skill);
  const base = {
    kind: 'skill',
    id: `skill:${skill.path}`,
    parent,
    owner: parent,
    skill,
    otherPaths,
    standing,
  } as const;
  const folder = skill.root.folder?.path;
  const inFolder = folder === undefined ? undefined : snapshot.resolve(skill.name, folder);
  const winner = inFolder ? inFolder.skill : snapshot.shadowedBy(skill);
  if (winner && winner !== skill) return { ...base, state: 'shadowed', winner, twins: [] };
  const twins = inFolder?.others ?? [];
  return { ...base, state: trustState(standing) ?? (isEnabled(skill) ? stateOf(skill, standing) : 'disabled'), twins };
}

/** Undefined for a skill that models may have, if need be after a question. */
function trustState({ kind }: Standing): SkillState | undefined {
  if (kind === 'blocked') return 'blocked';
  return kind === 'asks' || kind === 'goes' ? undefined : 'withheld';
}

function stateOf({ findings }: Skill, standing: Standing): SkillState {
  if (findings.some(({ severity }) => severity === 'error')) return 'error';
  if (isRisky(standing)) return 'risky';
  if (findings.some(({ severity }) => severity === 'warning')) return 'warning';
  return standing.inspection ? 'ok' : 'unchecked';
}

/** What the person has allowed as it is needs no more warning, unless it is an attack. */
function isRisky({ kind, inspection }: Standing): boolean {
  const { level } = inspection?.report ?? { level: 'P2' };
  return level === 'P0' || (level === 'P1' && kind === 'asks');
}

const RANK: Readonly<Record<ItemNode['kind'], number>> = { problem: 0, failure: 1, skill: 2 };

/** What needs a hand first, then by name; of one name the winner first. */
function inOrder(a: ItemNode, b: ItemNode): number {
  return (
    RANK[a.kind] - RANK[b.kind] ||
    compare(labelOf(a).toLowerCase(), labelOf(b).toLowerCase()) ||
    Number(isShadowed(a)) - Number(isShadowed(b)) ||
    compare(a.id, b.id)
  );
}

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);
const isShadowed = (item: ItemNode) => item.kind === 'skill' && item.state === 'shadowed';
