// What stands in the tree: groups; in them skills, failed files and roots' problems; below these findings and files.

import type { RootProblem } from '../../core/catalog/snapshot';
import type { Verdict } from '../../core/explain/verdict';
import type { Agent } from '../../core/model/agentTable';
import type { Finding } from '../../core/model/finding';
import type { Root, Scope, WorkspaceFolder } from '../../core/model/root';
import type { Failure, Skill } from '../../core/model/skill';
import type { AuditFinding } from '../../core/policy/audit/types';
import type { Standing } from '../../core/policy/trust/standing';

/**
 * - `unchecked`: nothing is wrong with the file, and the audit has not looked yet
 * - `risky`: the audit found P1, and the person has not allowed it
 * - `blocked`: the audit found P0
 * - `withheld`: not given to models, by Restricted Mode, a decision or a setting
 * - `disabled`: switched off by the person
 */
export type SkillState =
  | 'ok'
  | 'unchecked'
  | 'warning'
  | 'error'
  | 'risky'
  | 'blocked'
  | 'shadowed'
  | 'withheld'
  | 'disabled';

interface Node {
  /** The same for the same thing after a reload, so that expansion and selection stay. */
  readonly id: string;
}

interface Group extends Node {
  readonly kind: 'group';
  /** In the order of precedence; those in which nothing was found, too. */
  readonly roots: readonly Root[];
  readonly children: readonly ItemNode[];
  /** Only what the person's words leave of it. */
  readonly isNarrowed?: boolean;
}

/** The skills of one scope, or of one folder of a multi-root workspace. */
export interface ScopeGroup extends Group {
  readonly by: 'scope';
  readonly scope: Scope;
  /** Only where the workspace has several folders. */
  readonly folder?: WorkspaceFolder;
}

/** What one agent sees, whether it loads it or not. */
export interface AgentGroup extends Group {
  readonly by: 'agent';
  readonly agent: Agent;
}

/** What lies in one folder of skills. */
export interface FolderGroup extends Group {
  readonly by: 'folder';
  readonly root: Root;
}

export type GroupNode = ScopeGroup | AgentGroup | FolderGroup;

export interface SkillNode extends Node {
  readonly kind: 'skill';
  readonly parent: GroupNode;
  /** Whose it is, however the tree is grouped. */
  readonly owner: ScopeGroup;
  readonly skill: Skill;
  /** What the agent says of it under which, or for which alone, it is shown. */
  readonly verdict?: Verdict;
  readonly state: SkillState;
  /** How it stands with models, and what the audit found. */
  readonly standing: Standing;
  /** The skill that has the name; only for a shadowed one. */
  readonly winner?: Skill;
  /** Skills of the same name in other folders of the workspace; none of them shadows the others. */
  readonly twins: readonly Skill[];
  /** Further paths that lead to the same file, by way of links. */
  readonly otherPaths: readonly string[];
}

/** A file from which no skill came. */
export interface FailureNode extends Node {
  readonly kind: 'failure';
  readonly parent: GroupNode;
  readonly verdict?: Verdict;
  readonly failure: Failure;
}

/** A root that could not be read as it should. */
export interface ProblemNode extends Node {
  readonly kind: 'problem';
  readonly parent: GroupNode;
  readonly problem: RootProblem;
}

export interface FindingNode extends Node {
  readonly kind: 'finding';
  readonly parent: SkillNode | FailureNode;
  readonly finding: Finding;
  readonly path: string;
}

/** What the audit found in a skill. */
export interface AuditNode extends Node {
  readonly kind: 'audit';
  readonly parent: SkillNode;
  readonly finding: AuditFinding;
  /** The file in which it is, absolute. */
  readonly path: string;
}

/** A file or folder of a skill. */
export interface FileNode extends Node {
  readonly kind: 'file' | 'folder';
  readonly parent: SkillNode | FileNode;
  readonly skill: Skill;
  readonly path: string;
}

export type ItemNode = SkillNode | FailureNode | ProblemNode;
export type TreeNode = GroupNode | ItemNode | FindingNode | AuditNode | FileNode;
