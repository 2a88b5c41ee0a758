// Tooltips of the tree, made when somebody hovers.

import * as vscode from 'vscode';
import { escapeMarkdown } from '../../core/model/markdownInline';
import { code } from '../../host/markdown';
import type { Services } from '../../host/services';
import { vscodeWords } from '../../host/text';
import { auditLine, TRUST_COMMANDS } from '../../host/trust/auditLine';
import { labelOf } from '../tree/items';
import type { TreeNode } from '../tree/nodes';
import { rowOf } from '../tree/row';
import { failureCard, findingLine, skillCard } from './card';
import { linesAround } from './excerpt';
import { read } from './facts';

/** The only commands that a hover's links may run; a skill's own text holds no command link at all. */
const COMMANDS = ['skillshelf.open', 'skillshelf.show', 'skillshelf.why', ...TRUST_COMMANDS];

/** Enough for the head, in which failures are. */
const FAILURE_BYTES = 64 * 1024;

export async function tooltipOf(
  node: TreeNode,
  { files, explaining }: Pick<Services, 'files' | 'explaining'>,
  token: vscode.CancellationToken,
): Promise<vscode.MarkdownString | string> {
  switch (node.kind) {
    case 'skill': {
      const reading = await read(node.skill, files, token);
      const agents = explaining.current.agentsLoading(node.skill);
      return markdown(skillCard(node, 'kind' in reading ? undefined : { ...reading, agents }, vscodeWords));
    }
    case 'failure': {
      const { path, finding } = node.failure;
      const file = await files.readText(path, FAILURE_BYTES);
      const lines = file.kind === 'text' ? linesAround(file.text, finding.line) : '';
      return markdown(failureCard(node, labelOf(node), lines, vscodeWords));
    }
    case 'finding':
      return markdown(
        `${findingLine(node.finding, node.path, vscodeWords)}\n\n${escapeMarkdown(vscodeWords.remedy(node.finding))}`,
      );
    case 'audit':
      return markdown(
        `${auditLine(node.finding, node.parent.skill, vscodeWords)}\n\n${code(node.finding.evidence)}\n\n${escapeMarkdown(vscodeWords.auditRemedy(node.finding))}`,
      );
    case 'problem':
      return `${vscodeWords.message(node.problem.finding)}\n${vscodeWords.remedy(node.problem.finding)}`;
    case 'group':
      return rowOf(node, vscodeWords).spoken;
    default:
      return node.path;
  }
}

function markdown(text: string): vscode.MarkdownString {
  const tooltip = new vscode.MarkdownString(text, true);
  tooltip.isTrusted = { enabledCommands: COMMANDS };
  return tooltip;
}
