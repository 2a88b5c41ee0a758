// What each node of the tree looks like: label, words beside it, icon, colour. Free of VS Code; treeItem.ts maps it.

import type { Severity } from '../../core/model/finding';
import { visibleLine } from '../../core/model/hidden';
import type { Level } from '../../core/policy/audit/types';
import type { Words } from '../../host/text';
import { groupRow } from './groupRow';
import { labelOf } from './items';
import type { AuditNode, FailureNode, FileNode, FindingNode, ProblemNode, TreeNode } from './nodes';
import { shortWords } from './shortWords';
import { skillRow } from './skillRow';

/** An icon of VS Code's set and the id of a theme colour. */
export interface Icon {
  readonly id: string;
  readonly color?: string;
}

export interface Row {
  readonly label: string;
  readonly description: string;
  /** Undefined where the theme's own icon for the file is shown. */
  readonly icon?: Icon;
  /** The colour of the whole row; the theme decides whether it has one. */
  readonly tone?: 'failed' | 'shadowed';
  readonly expansion: 'none' | 'collapsed' | 'expanded';
  /** Words for menus' `when` clauses. */
  readonly context: string;
  /** Said instead of label and description by a screen reader. */
  readonly spoken: string;
}

export const SEVERITY_ICONS: Readonly<Record<Severity, Icon>> = {
  error: { id: 'error', color: 'problemsErrorIcon.foreground' },
  warning: { id: 'warning', color: 'problemsWarningIcon.foreground' },
  info: { id: 'info', color: 'problemsInfoIcon.foreground' },
};

/** The folders that the specification names. */
const FOLDER_ICONS: Readonly<Record<string, string>> = {
  scripts: 'terminal',
  references: 'book',
  assets: 'file-media',
};

export function rowOf(node: TreeNode, words: Words): Row {
  switch (node.kind) {
    case 'group':
      return groupRow(node, words);
    case 'skill':
      return skillRow(node, words);
    case 'failure':
      return failureRow(node, words);
    case 'problem':
      return problemRow(node, words);
    case 'finding':
      return findingRow(node, words);
    case 'audit':
      return auditRow(node, words);
    default:
      return fileRow(node);
  }
}

function failureRow(node: FailureNode, words: Words): Row {
  const { finding, root } = node.failure;
  const label = labelOf(node);
  const line = words.t('line {0}', finding.line);
  return {
    label,
    description: `${shortWords(finding, words)} · ${line}`,
    icon: SEVERITY_ICONS.error,
    tone: 'failed',
    expansion: 'collapsed',
    context: root.scope === 'project' ? 'failure inWorkspace' : 'failure',
    spoken: words.t('{0}, failed: {1}, {2}', label, words.message(finding), line),
  };
}

function problemRow(node: ProblemNode, words: Words): Row {
  const { finding } = node.problem;
  const label = labelOf(node);
  return {
    label,
    description: shortWords(finding, words),
    icon: SEVERITY_ICONS[finding.severity],
    expansion: 'none',
    context: 'problem',
    spoken: `${label}, ${words.message(finding)}`,
  };
}

function findingRow({ finding }: FindingNode, words: Words): Row {
  const message = words.message(finding);
  const label = shortWords(finding, words);
  const line = words.t('line {0}', finding.line);
  return {
    label,
    description: label === message ? line : `${line} · ${message}`,
    icon: SEVERITY_ICONS[finding.severity],
    expansion: 'none',
    context: 'finding',
    spoken: `${message}, ${line}`,
  };
}

/** Icons of the audit's levels. */
export const LEVEL_ICONS: Readonly<Record<Level, Icon>> = {
  P0: { id: 'shield', color: 'problemsErrorIcon.foreground' },
  P1: { id: 'shield', color: 'problemsWarningIcon.foreground' },
  P2: { id: 'shield', color: 'problemsInfoIcon.foreground' },
};

function auditRow({ finding }: AuditNode, words: Words): Row {
  const place = `${visibleLine(finding.file)}:${finding.line}`;
  const message = visibleLine(words.auditMessage(finding));
  return {
    label: message,
    description: place,
    icon: LEVEL_ICONS[finding.level],
    expansion: 'none',
    context: 'audit',
    spoken: [finding.level, message, place].join(', '),
  };
}

function fileRow({ kind, path, parent }: FileNode): Row {
  const label = path.slice(Math.max(path.lastIndexOf('/'), path.lastIndexOf('\\')) + 1);
  const special = kind === 'folder' && parent.kind === 'skill' ? FOLDER_ICONS[label] : undefined;
  return {
    label,
    description: '',
    ...(special && { icon: { id: special } }),
    expansion: kind === 'folder' ? 'collapsed' : 'none',
    context: kind,
    spoken: label,
  };
}
