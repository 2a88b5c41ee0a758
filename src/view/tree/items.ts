// What can be asked of the tree's items: their names, paths and findings, and which of them a path belongs to.

import { basename, dirname, isInside, join } from '../../core/model/paths';
import type { Failure, Skill } from '../../core/model/skill';
import type { AuditNode, FailureNode, FindingNode, GroupNode, ItemNode, SkillNode } from './nodes';

/** A skill's name, a failed file's folder, a root as the person writes it. */
export function labelOf(item: ItemNode): string {
  if (item.kind === 'skill') return item.skill.name;
  return item.kind === 'failure' ? failureName(item.failure) : item.problem.root.label;
}

/** What a failed file would probably be called: after its folder, or after itself where it has none of its own. */
export function failureName({ path, root }: Failure): string {
  const file = basename(path);
  return isSkillFile(file) && dirname(path) !== root.path ? basename(dirname(path)) : file;
}

/** The file that an item stands for; a problem's is its root. */
export function pathOf(item: ItemNode): string {
  if (item.kind === 'skill') return item.skill.path;
  return item.kind === 'failure' ? item.failure.path : item.problem.root.path;
}

/** False for a lone `.md` among others (free-code), whose folder isn't its own. */
export function hasOwnFolder({ path }: Pick<Skill, 'path'>): boolean {
  return isSkillFile(basename(path));
}

const isSkillFile = (name: string) => name.toLowerCase() === 'skill.md';

const WORST = ['error', 'warning', 'info'];

/** The findings of a skill or a failed file, the worst first, then by place. */
export function findingNodes(parent: SkillNode | FailureNode): FindingNode[] {
  const findings = parent.kind === 'skill' ? parent.skill.findings : [parent.failure.finding];
  return [...findings]
    .sort((a, b) => WORST.indexOf(a.severity) - WORST.indexOf(b.severity) || a.start - b.start)
    .map((finding, index) => {
      const id = `finding:${parent.id}#${finding.code}:${index}`;
      return { kind: 'finding', id, parent, finding, path: pathOf(parent) };
    });
}

/** More of the audit's findings than these say nothing new in a tree; the report has all. */
const AUDIT_TOLD = 8;

/** What the audit found that blocks or asks, the worst first. */
export function auditNodes(parent: SkillNode): AuditNode[] {
  const findings = parent.standing.inspection?.report.findings ?? [];
  return findings
    .filter(({ level }) => level !== 'P2')
    .slice(0, AUDIT_TOLD)
    .map((finding, index) => {
      const id = `audit:${parent.id}#${finding.id}:${index}`;
      return { kind: 'audit', id, parent, finding, path: join(parent.skill.directory, finding.file) };
    });
}

/** The item whose file is `path`, else the innermost skill in whose folder it lies. */
export function itemAt(groups: readonly GroupNode[], path: string): ItemNode | undefined {
  let innermost: SkillNode | undefined;
  for (const item of groups.flatMap((group) => group.children)) {
    if (pathOf(item) === path) return item;
    if (item.kind !== 'skill' || !hasOwnFolder(item.skill) || !isInside(item.skill.directory, path)) continue;
    if (!innermost || item.skill.directory.length > innermost.skill.directory.length) innermost = item;
  }
  return innermost;
}
