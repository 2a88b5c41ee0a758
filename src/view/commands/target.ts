// What a command is about: a row of the tree, a file, a path in a link, or what the person picks.

import * as vscode from 'vscode';
import type { Snapshot } from '../../core/catalog/snapshot';
import type { Failure, Skill } from '../../core/model/skill';
import { toPath } from '../../host/uri';
import type { TreeNode } from '../tree/nodes';

export type Target = { readonly skill: Skill } | { readonly failure: Failure };

/** The skill or failed file that a command's first argument means; undefined where the person must be asked. */
export function targetOf(argument: unknown, snapshot: Snapshot): Target | undefined {
  if (typeof argument === 'string') return byPath(argument, snapshot) ?? byName(argument, snapshot);
  if (argument instanceof vscode.Uri) return byPath(toPath(argument), snapshot);
  return isNode(argument) ? ofNode(argument) : undefined;
}

function isNode(argument: unknown): argument is TreeNode {
  return typeof argument === 'object' && argument !== null && 'kind' in argument && 'id' in argument;
}

function ofNode(node: TreeNode): Target | undefined {
  switch (node.kind) {
    case 'skill':
    case 'file':
    case 'folder':
      return { skill: node.skill };
    case 'failure':
      return { failure: node.failure };
    case 'finding':
    case 'audit':
      return ofNode(node.parent);
    default:
      return undefined;
  }
}

function byPath(path: string, { skills, failures }: Snapshot): Target | undefined {
  const skill = skills.find((each) => each.path === path);
  if (skill) return { skill };
  const failure = failures.find((each) => each.path === path);
  return failure && { failure };
}

function byName(name: string, snapshot: Snapshot): Target | undefined {
  const skill = snapshot.resolve(name)?.skill;
  return skill && { skill };
}

/** The file that a target stands for. */
export function fileOf(target: Target): string {
  return 'skill' in target ? target.skill.path : target.failure.path;
}
