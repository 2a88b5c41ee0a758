// Where a click on a row leads.

import type { Place } from '../../host/uri';
import type { TreeNode } from './nodes';

/** The file a node stands for; a failed file's or a finding's at its line. Undefined for what is no file. */
export function placeOf(node: TreeNode): Place | undefined {
  switch (node.kind) {
    case 'skill':
      return { path: node.skill.path };
    case 'failure': {
      const { path, finding } = node.failure;
      return { path, line: finding.line, column: finding.column };
    }
    case 'finding':
    case 'audit':
      return { path: node.path, line: node.finding.line, column: node.finding.column };
    case 'file':
      return { path: node.path };
    default:
      return undefined;
  }
}
