// The editor of SKILL.md: one set of documents, and the features on it.

import * as vscode from 'vscode';
import type { Services } from '../host/services';
import { registerAuditProblems } from './audit/register';
import { registerCompletion } from './completion/register';
import { SkillDocuments } from './documents';
import { registerExplanations } from './explain';
import { registerBom } from './fixes/bom';
import { registerFixes } from './fixes/provider';
import { type CardOf, registerHover } from './hover/register';
import { registerLens } from './lens';
import { registerLinks } from './links';
import { registerNames } from './names/register';
import { Findings } from './problems/findings';
import { registerProblems } from './problems/register';
import { acrossFindings, bodyFindings, headFindings } from './problems/sources';

/** `cardOf`: what the tree's hovers say of a skill. */
export function registerEditor(services: Services, { cardOf }: { readonly cardOf: CardOf }): vscode.Disposable {
  const documents = new SkillDocuments(services);
  const findings = new Findings([headFindings, bodyFindings(documents), acrossFindings(services, documents)]);
  return vscode.Disposable.from(
    documents,
    findings,
    registerProblems(services, documents, findings),
    registerAuditProblems(services),
    registerExplanations(services),
    registerFixes(services, documents, findings),
    registerBom(),
    registerCompletion(services, documents),
    registerHover(services, documents, cardOf),
    registerLens(services, documents),
    registerLinks(services, documents),
    registerNames(services, documents),
  );
}
