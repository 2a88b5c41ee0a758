// The light bulb: what mends a finding, and what mends all that can be mended unseen.

import * as vscode from 'vscode';
import { applyEdits, type Fix } from '../../core/author/fixes/fix';
import { fixAll, fixesFor } from '../../core/author/fixes/fixes';
import { foldingOf } from '../../core/author/fixes/rewrites';
import { FIX_TITLES } from '../../core/author/fixes/titles';
import type { Finding } from '../../core/model/finding';
import { byRules } from '../../core/model/ruleSettings';
import { filesBeside } from '../../core/prompt/resources';
import type { Services } from '../../host/services';
import type { SkillDocuments } from '../documents';
import { rangeIn, SOURCE } from '../problems/diagnostics';
import type { Findings } from '../problems/findings';
import { SELECTOR } from '../selector';
import type { SkillDocument } from '../skillDocument';
import { bomAction } from './bom';
import { workspaceEdit } from './workspaceEdit';

const FIX_ALL = vscode.CodeActionKind.SourceFixAll.append('skillshelf');
const QUICK = vscode.CodeActionKind.QuickFix;
const REWRITE = vscode.CodeActionKind.RefactorRewrite;

type Needs = Pick<Services, 'catalog' | 'files' | 'settings'>;

export function registerFixes(services: Needs, documents: SkillDocuments, findings: Findings): vscode.Disposable {
  return vscode.languages.registerCodeActionsProvider(SELECTOR, new FixProvider(services, documents, findings), {
    providedCodeActionKinds: [QUICK, FIX_ALL, REWRITE],
  });
}

interface Mend {
  readonly finding: Finding;
  readonly fix: Fix;
}

class FixProvider implements vscode.CodeActionProvider {
  readonly #services: Needs;
  readonly #documents: SkillDocuments;
  readonly #findings: Findings;

  constructor(services: Needs, documents: SkillDocuments, findings: Findings) {
    this.#services = services;
    this.#documents = documents;
    this.#findings = findings;
  }

  async provideCodeActions(
    document: vscode.TextDocument,
    range: vscode.Range,
    context: vscode.CodeActionContext,
    token: vscode.CancellationToken,
  ): Promise<vscode.CodeAction[]> {
    const read = this.#documents.of(document);
    if (!read) return [];
    const { only, diagnostics } = context;
    const isWanted = (kind: vscode.CodeActionKind) => !only || only.contains(kind);
    const mends = isWanted(QUICK) ? await this.#mendsAt(read, range, token) : [];
    if (token.isCancellationRequested) return [];
    const actions = mends.map((mend) => quickFix(read, mend, diagnostics));
    const [first] = mends;
    if (first && actions[0]) actions[0].isPreferred = first.fix.safe || mends.length === 1;
    if (isWanted(REWRITE)) actions.push(...rewrites(read, range));
    if (only?.intersects(FIX_ALL)) actions.push(...fixAllActions(read, FIX_ALL, []));
    else if (first) actions.push(...fixAllActions(read, QUICK, mends));
    return actions;
  }

  /** The fixes for all that was found at `range`, each once. */
  async #mendsAt(read: SkillDocument, range: vscode.Range, token: vscode.CancellationToken): Promise<readonly Mend[]> {
    const { catalog, files, settings } = this.#services;
    const all = (await this.#findings.of(read)) ?? [];
    const here = byRules(all, settings.current.rules).filter((finding) => {
      return rangeIn(read, finding).intersection(range) !== undefined;
    });
    if (here.length === 0 || token.isCancellationRequested) return [];
    const isLinked = here.some(({ code }) => code === 'link-dead');
    const beside = isLinked ? await filesBeside(read, files, token) : [];
    const fixContext = read.fixContext(
      beside,
      catalog.snapshot.winners.map(({ name }) => name),
    );
    const mends = new Map<string, Mend>();
    for (const finding of here) {
      for (const fix of fixesFor(read.text, finding, fixContext)) {
        const key = JSON.stringify([fix.edits, fix.rename, fix.create]);
        if (!mends.has(key)) mends.set(key, { finding, fix });
      }
    }
    return [...mends.values()];
  }
}

function quickFix(
  read: SkillDocument,
  { finding, fix }: Mend,
  diagnostics: readonly vscode.Diagnostic[],
): vscode.CodeAction {
  const action = new vscode.CodeAction(titleOf(fix), QUICK);
  if (finding.code === 'byte-order-mark') action.command = bomAction(read, action.title);
  else action.edit = workspaceEdit(read, fix);
  action.diagnostics = diagnostics.filter((each) => isOf(each, finding));
  return action;
}

/** None where there is nothing to mend, or where one of `mends` does the very same. */
function fixAllActions(read: SkillDocument, kind: vscode.CodeActionKind, mends: readonly Mend[]): vscode.CodeAction[] {
  const edit = fixAll(read.text, read.fixContext());
  if (!edit) return [];
  const mended = applyEdits(read.text, [edit]);
  if (mends.some(({ fix }) => fix.safe && applyEdits(read.text, fix.edits) === mended)) return [];
  const action = new vscode.CodeAction(vscode.l10n.t('Mend all that is safe to mend'), kind);
  action.edit = workspaceEdit(read, { edits: [edit] });
  return action.edit.size > 0 ? [action] : [];
}

function rewrites(read: SkillDocument, range: vscode.Range): vscode.CodeAction[] {
  const fix = foldingOf(read.text, read.offsetAt(range.start), read.fixContext());
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
