// The light bulb: what mends a finding, and what mends all that can be mended unseen.

import * as vscode from 'vscode';
import type { Fix } from '../../core/author/fixes/fix';
import { fixAll, fixesFor } from '../../core/author/fixes/fixes';
import { foldingOf } from '../../core/author/fixes/rewrites';
import { FIX_TITLES } from '../../core/author/fixes/titles';
import type { Finding } from '../../core/model/finding';
import { byRules } from '../../core/model/ruleSettings';
import { filesBeside } from '../../core/prompt/resources';
import type { Services } from '../../host/services';
import type { SkillDocuments } from '../documents';
import { rangeIn, SOURCE } from '../problems/diagnostics';
import { allFindings, type FindingSource } from '../problems/sources';
import { SELECTOR } from '../selector';
import type { SkillDocument } from '../skillDocument';
import { bomAction } from './bom';
import { workspaceEdit } from './workspaceEdit';

const FIX_ALL = vscode.CodeActionKind.SourceFixAll.append('skillshelf');
const QUICK = vscode.CodeActionKind.QuickFix;
const REWRITE = vscode.CodeActionKind.RefactorRewrite;

type Needs = Pick<Services, 'files' | 'settings'>;

export function registerFixes(
  services: Needs,
  documents: SkillDocuments,
  sources: readonly FindingSource[],
): vscode.Disposable {
  return vscode.languages.registerCodeActionsProvider(SELECTOR, new FixProvider(services, documents, sources), {
    providedCodeActionKinds: [QUICK, FIX_ALL, REWRITE],
  });
}

class FixProvider implements vscode.CodeActionProvider {
  readonly #services: Needs;
  readonly #documents: SkillDocuments;
  readonly #sources: readonly FindingSource[];

  constructor(services: Needs, documents: SkillDocuments, sources: readonly FindingSource[]) {
    this.#services = services;
    this.#documents = documents;
    this.#sources = sources;
  }

  async provideCodeActions(
    document: vscode.TextDocument,
    range: vscode.Range,
    context: vscode.CodeActionContext,
    token: vscode.CancellationToken,
  ): Promise<vscode.CodeAction[]> {
    const read = this.#documents.of(document);
    if (!read) return [];
    const isWanted = (kind: vscode.CodeActionKind) => !context.only || context.only.contains(kind);
    const actions: vscode.CodeAction[] = [];
    if (isWanted(QUICK)) actions.push(...(await this.#quickFixes(read, range, context, token)));
    if (isWanted(REWRITE)) actions.push(...rewrites(read, range));
    if (context.only?.intersects(FIX_ALL) || actions.some(({ kind }) => kind?.contains(QUICK))) {
      const all = fixAllAction(read, context.only ? FIX_ALL : QUICK);
      if (all) actions.push(all);
    }
    return actions;
  }

  async #quickFixes(
    read: SkillDocument,
    range: vscode.Range,
    { diagnostics }: vscode.CodeActionContext,
    token: vscode.CancellationToken,
  ): Promise<vscode.CodeAction[]> {
    const all = await allFindings(read, this.#sources, token);
    const here = byRules(all, this.#services.settings.current.rules).filter(
      (finding) => rangeIn(read, finding).intersection(range) !== undefined,
    );
    if (here.length === 0 || token.isCancellationRequested) return [];
    const files = here.some(({ code }) => code === 'link-dead')
      ? await filesBeside(read, this.#services.files, token)
      : [];
    const fixContext = read.fixContext(files);
    const done = new Set<string>();
    const isNew = ({ edits, rename, create }: Fix) => {
      const key = JSON.stringify([edits, rename, create]);
      return !done.has(key) && done.add(key);
    };
    return here.flatMap((finding) =>
      fixesFor(read.text, finding, fixContext)
        .filter(isNew)
        .map((fix, index) => {
          const action = quickFix(read, finding, fix);
          action.isPreferred = index === 0 && (fix.safe || here.length === 1);
          action.diagnostics = diagnostics.filter((each) => isOf(each, finding));
          return action;
        }),
    );
  }
}

function quickFix(read: SkillDocument, finding: Finding, fix: Fix): vscode.CodeAction {
  const action = new vscode.CodeAction(titleOf(fix), QUICK);
  if (finding.code === 'byte-order-mark') action.command = bomAction(read, action.title);
  else action.edit = workspaceEdit(read, fix);
  return action;
}

/** In the light bulb's own list it is one fix more; on its own, as when saving, the edit alone counts. */
function fixAllAction(read: SkillDocument, kind: vscode.CodeActionKind): vscode.CodeAction | undefined {
  const edit = fixAll(read.text, read.fixContext([]));
  if (!edit) return undefined;
  const action = new vscode.CodeAction(vscode.l10n.t('Mend all that is safe to mend'), kind);
  action.edit = workspaceEdit(read, { edits: [edit] });
  return action.edit.size > 0 ? action : undefined;
}

function rewrites(read: SkillDocument, range: vscode.Range): vscode.CodeAction[] {
  const fix = foldingOf(read.text, read.offsetAt(range.start), read.fixContext([]));
  if (!fix) return [];
  const action = new vscode.CodeAction(titleOf(fix), REWRITE);
  action.edit = workspaceEdit(read, fix);
  return [action];
}

function titleOf({ title, data }: Fix): string {
  return vscode.l10n.t(FIX_TITLES[title], { ...data });
}

function isOf({ source, code }: vscode.Diagnostic, finding: Finding): boolean {
  return source === SOURCE && typeof code === 'object' && code.value === finding.code;
}
