// Failed files in VS Code's Problems, opened or not. (The log has them from the loader.)

import * as vscode from 'vscode';
import type { Failure } from '../core/model/skill';
import type { Services } from '../host/services';
import { findingMessage } from '../host/text';
import { toUri } from '../host/uri';

export function registerProblems({ catalog }: Pick<Services, 'catalog'>): vscode.Disposable {
  const collection = vscode.languages.createDiagnosticCollection('skillshelf');
  const show = (failures: readonly Failure[]) => {
    collection.clear();
    for (const failure of failures) collection.set(toUri(failure.path), [diagnostic(failure)]);
  };
  show(catalog.snapshot.failures);
  return vscode.Disposable.from(
    collection,
    catalog.onDidChange(({ before, snapshot }) => {
      if (snapshot.failures.length > 0 || before.failures.length > 0) show(snapshot.failures);
    }),
  );
}

function diagnostic({ finding }: Failure): vscode.Diagnostic {
  const line = finding.line - 1;
  const from = finding.column - 1;
  const length = finding.end - finding.start;
  // Without a length the rest of the line is meant; VS Code cuts a range at the line's end.
  const range = new vscode.Range(line, from, line, length > 0 ? from + length : Number.MAX_SAFE_INTEGER);
  const result = new vscode.Diagnostic(range, findingMessage(finding), vscode.DiagnosticSeverity.Error);
  result.source = 'Skillshelf';
  result.code = finding.code;
  return result;
}
