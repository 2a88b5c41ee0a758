// The audit's findings in Problems: in SKILL.md and in the scripts beside it, as of when they were last saved.

import * as vscode from 'vscode';
import type { Level } from '../../core/policy/audit/types';
import { Debounce } from '../../host/debounce';
import type { Services } from '../../host/services';
import { vscodeWords } from '../../host/text';
import { toPath, toUri } from '../../host/uri';
import { SOURCE } from '../problems/diagnostics';
import { registerSuppress } from './suppress';
import { type ShownFinding, wantedFindings } from './wanted';

/** Quiet after something was found, and how long a burst may last, in ms. */
const QUIET = 150;
const LONGEST = 600;

const SEVERITIES: Readonly<Record<Level, vscode.DiagnosticSeverity>> = {
  P0: vscode.DiagnosticSeverity.Error,
  P1: vscode.DiagnosticSeverity.Warning,
  P2: vscode.DiagnosticSeverity.Information,
};

export function registerAuditProblems({
  catalog,
  inspector,
  settings,
}: Pick<Services, 'catalog' | 'inspector' | 'settings'>): vscode.Disposable {
  const collection = vscode.languages.createDiagnosticCollection('skillshelf-audit');
  /** By path: what is shown, so that what stays isn't set anew. */
  let shown = new Map<string, string>();
  let findings: ReadonlyMap<string, readonly ShownFinding[]> = new Map();
  const show = () => {
    const open = new Set(vscode.workspace.textDocuments.map(({ uri }) => toPath(uri)));
    const { skills } = catalog.snapshot;
    const wanted = wantedFindings(
      skills,
      (skill) => inspector.known(skill),
      settings.current,
      (path) => open.has(path),
    );
    for (const path of shown.keys()) if (!wanted.has(path)) collection.delete(toUri(path));
    findings = wanted;
    const before = shown;
    shown = new Map([...wanted].map(([path, findings]) => [path, JSON.stringify(findings)]));
    for (const [path, own] of wanted)
      if (before.get(path) !== shown.get(path)) collection.set(toUri(path), own.map(diagnostic));
  };
  const changes = new Debounce<'change'>(QUIET, LONGEST, show);
  const changed = () => changes.add('change');
  return vscode.Disposable.from(
    collection,
    changes,
    registerSuppress({ catalog, inspector }, (uri, of) => findings.get(toPath(uri))?.find((each) => isOf(each, of))),
    inspector.onDidInspect(changed) as vscode.Disposable,
    catalog.onDidChange(changed) as vscode.Disposable,
    settings.onDidChange(changed),
    vscode.workspace.onDidOpenTextDocument(changed),
    vscode.workspace.onDidCloseTextDocument(changed),
  );
}

function isOf({ finding }: ShownFinding, { code, range }: vscode.Diagnostic): boolean {
  const { value } = typeof code === 'object' ? code : { value: code };
  return value === finding.id && range.start.line === finding.line - 1 && range.start.character === finding.column - 1;
}

function diagnostic({ skill, finding }: ShownFinding): vscode.Diagnostic {
  const line = finding.line - 1;
  const from = finding.column - 1;
  const length = finding.end - finding.start;
  // Without a length the rest of the line is meant; VS Code cuts a range at the line's end.
  const range = new vscode.Range(line, from, line, length > 0 ? from + length : Number.MAX_SAFE_INTEGER);
  const message = `${vscodeWords.auditMessage(finding)} ${vscodeWords.auditRemedy(finding)}`;
  const result = new vscode.Diagnostic(range, message, SEVERITIES[finding.level]);
  result.source = SOURCE;
  const query = encodeURIComponent(JSON.stringify([skill]));
  result.code = { value: finding.id, target: vscode.Uri.parse(`command:skillshelf.audit?${query}`) };
  return result;
}
