// The quick fix on the audit's findings: live with one, for a reason. It goes into the settings, never into the skill.

import * as vscode from 'vscode';
import { type Suppression, subjectOf } from '../../core/policy/audit/suppress';
import type { Services } from '../../host/services';
import { addSuppression } from '../../host/settings';
import { sha256 } from '../../host/sha256';
import { SOURCE } from '../problems/diagnostics';
import type { ShownFinding } from './wanted';

const COMMAND = 'skillshelf.editor.suppressAudit';

type FindingOf = (uri: vscode.Uri, diagnostic: vscode.Diagnostic) => ShownFinding | undefined;

/** `findingOf`: what a diagnostic of ours shows. */
export function registerSuppress(
  { catalog, inspector }: Pick<Services, 'catalog' | 'inspector'>,
  findingOf: FindingOf,
): vscode.Disposable {
  const suppress = async ({ skill: path, finding }: ShownFinding) => {
    const skill = catalog.snapshot.skills.find((each) => each.path === path);
    const inspection = skill && inspector.known(skill);
    const reason = inspection && (await askReason(finding.id));
    if (!inspection || reason === undefined) return;
    const evidence = await sha256(subjectOf(finding, inspection.folder));
    const suppression: Suppression = { id: finding.id, evidence, reason };
    await addSuppression(suppression);
  };
  return vscode.Disposable.from(
    vscode.commands.registerCommand(COMMAND, suppress),
    vscode.languages.registerCodeActionsProvider(
      { pattern: '**' },
      {
        provideCodeActions: ({ uri }, _, { diagnostics }) =>
          diagnostics.flatMap((each) => actionFor(each, findingOf(uri, each))),
      },
      { providedCodeActionKinds: [vscode.CodeActionKind.QuickFix] },
    ),
  );
}

function actionFor(diagnostic: vscode.Diagnostic, shown: ShownFinding | undefined): vscode.CodeAction[] {
  if (diagnostic.source !== SOURCE || !shown) return [];
  const title = vscode.l10n.t('Suppress This Finding With a Reason…');
  const action = new vscode.CodeAction(title, vscode.CodeActionKind.QuickFix);
  action.command = { command: COMMAND, title, arguments: [shown] };
  action.diagnostics = [diagnostic];
  return [action];
}

async function askReason(id: string): Promise<string | undefined> {
  const { t } = vscode.l10n;
  const reason = await vscode.window.showInputBox({
    title: t('Suppress {0}', id),
    prompt: t('Why is it right here? It counts until the lines change, in the settings of this machine.'),
    ignoreFocusOut: true,
    validateInput: (text) => (text.trim() === '' ? t('A reason is needed.') : ''),
  });
  return reason?.trim() || undefined;
}
