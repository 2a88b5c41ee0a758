// A dangerous skill's name, typed by the person as a sign that they mean it.

import * as vscode from 'vscode';
import { visibleLine } from '../../core/model/hidden';
import type { Skill } from '../../core/model/skill';
import type { Inspection } from '../../core/policy/trust/inspector';
import { vscodeWords } from '../../host/text';

/** True if it was typed as it is shown. */
export async function typedName(skill: Skill, { report }: Inspection): Promise<boolean> {
  const { t } = vscode.l10n;
  const name = visibleLine(skill.name);
  const [worst] = report.findings;
  const why = worst ? visibleLine(vscodeWords.auditMessage(worst)) : '';
  const typed = await vscode.window.showInputBox({
    title: t('The audit blocks “{0}”', name),
    prompt: t('{0} To let models have it all the same, type its name.', why),
    placeHolder: name,
    ignoreFocusOut: true,
    validateInput: (text) => (text.trim() === name || name.startsWith(text) ? '' : t('This is not its name.')),
  });
  return typed?.trim() === name;
}
