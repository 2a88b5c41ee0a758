// Where the findings of an open SKILL.md come from: one function each. The audit will be one more.

import type * as vscode from 'vscode';
import { validateBody } from '../../core/format/validateBody';
import type { Finding } from '../../core/model/finding';
import { estimateTokens } from '../../core/prompt/tokens';
import type { SkillDocuments } from '../documents';
import type { SkillDocument } from '../skillDocument';

/** Once the token is cancelled, nobody wants the answer any more. */
export type FindingSource = (
  document: SkillDocument,
  token: vscode.CancellationToken,
) => readonly Finding[] | Promise<readonly Finding[]>;

/** What the head says, or why no skill comes of the file. */
export const headFindings: FindingSource = (document) => document.findings;

/** What the instructions say, held against the skill's files. */
export function bodyFindings(documents: SkillDocuments): FindingSource {
  return async (document, token) => {
    const { head, text } = document;
    if (!head) return [];
    const linked = await documents.linked(document, token);
    if (token.isCancellationRequested) return [];
    return validateBody(text, { head, ...linked, tokens: estimateTokens });
  };
}

/** What all sources find together, in the order of the places. */
export async function allFindings(
  document: SkillDocument,
  sources: readonly FindingSource[],
  token: vscode.CancellationToken,
): Promise<readonly Finding[]> {
  const found = await Promise.all(sources.map((source) => source(document, token)));
  return found.flat().sort((a, b) => a.start - b.start);
}
