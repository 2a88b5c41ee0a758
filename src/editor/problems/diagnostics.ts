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

/** The finding's stretch; where it has no length, its line, and where that is empty, too, the one before. */
export function rangeIn(read: SkillDocument, { start, end }: Finding): vscode.Range {
  const { document } = read;
  const range = read.range(start, end);
  if (!range.isEmpty) return range;
  const line = document.lineAt(range.start.line);
  if (line.isEmptyOrWhitespace && line.lineNumber > 0) return textOf(document.lineAt(line.lineNumber - 1));
  return range.with(undefined, line.range.end);
}

function textOf({ range, firstNonWhitespaceCharacterIndex }: vscode.TextLine): vscode.Range {
  return range.with(range.start.with(undefined, firstNonWhitespaceCharacterIndex));
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
