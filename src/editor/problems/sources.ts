// Where the findings of an open SKILL.md come from: one function each. The audit will be one more.

import type * as vscode from 'vscode';
import { type AcrossSkills, findingsAcross } from '../../core/catalog/acrossSkills';
import { placed } from '../../core/catalog/placed';
import type { Snapshot } from '../../core/catalog/snapshot';
import { validateBody } from '../../core/format/validateBody';
import type { Finding } from '../../core/model/finding';
import { estimateTokens } from '../../core/prompt/tokens';
import type { Services } from '../../host/services';
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

/** What no file shows by itself: names that two skills have, dependencies that lead nowhere. */
export function acrossFindings({ catalog }: Pick<Services, 'catalog'>, documents: SkillDocuments): FindingSource {
  let known: { readonly snapshot: Snapshot; readonly across: AcrossSkills } | undefined;
  return (document) => {
    const { snapshot } = catalog;
    if (known?.snapshot !== snapshot) known = { snapshot, across: findingsAcross(snapshot) };
    const skill = documents.skillOf(document);
    return skill ? placed(known.across.get(skill) ?? [], document.text) : [];
  };
}
