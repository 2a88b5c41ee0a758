// A finding as VS Code shows it.

import * as vscode from 'vscode';
import type { Finding, Severity } from '../../core/model/finding';
import { findingMessage, findingRemedy } from '../../host/text';
import type { SkillDocument } from '../skillDocument';

export const SOURCE = 'Skillshelf';

const SEVERITIES: Readonly<Record<Severity, vscode.DiagnosticSeverity>> = {
  error: vscode.DiagnosticSeverity.Error,
  warning: vscode.DiagnosticSeverity.Warning,
  info: vscode.DiagnosticSeverity.Information,
};

/** In an open document, exactly at its place. */
export function diagnosticIn(document: SkillDocument, finding: Finding): vscode.Diagnostic {
  return diagnostic(finding, rangeIn(document, finding));
}

/** In a file that isn't open, as far as its place is known without the text. */
export function diagnosticAt(finding: Finding): vscode.Diagnostic {
  const line = finding.line - 1;
  const from = finding.column - 1;
  const length = finding.end - finding.start;
  // Without a length the rest of the line is meant; VS Code cuts a range at the line's end.
  return diagnostic(finding, new vscode.Range(line, from, line, length > 0 ? from + length : Number.MAX_SAFE_INTEGER));
}

/** The finding's stretch; where it has no length, the line that begins there. */
export function rangeIn(document: SkillDocument, { start, end }: Finding): vscode.Range {
  const range = document.range(start, end);
  return range.isEmpty ? range.with(undefined, document.document.lineAt(range.start.line).range.end) : range;
}

function diagnostic(finding: Finding, range: vscode.Range): vscode.Diagnostic {
  const message = `${findingMessage(finding)} ${findingRemedy(finding)}`;
  const result = new vscode.Diagnostic(range, message, SEVERITIES[finding.severity]);
  result.source = SOURCE;
  result.code = { value: finding.code, target: explanationOf(finding) };
  if (finding.code === 'field-ignored' || finding.code === 'key-twice') {
    result.tags = [vscode.DiagnosticTag.Unnecessary];
  }
  return result;
}

function explanationOf({ code }: Finding): vscode.Uri {
  const query = encodeURIComponent(JSON.stringify([code]));
  return vscode.Uri.parse(`command:skillshelf.editor.explain?${query}`);
}
