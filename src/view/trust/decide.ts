// Trust… and its like: what a person decides of a skill without being asked.

import * as vscode from 'vscode';
import { visibleLine } from '../../core/model/hidden';
import type { Skill } from '../../core/model/skill';
import type { Inspection } from '../../core/policy/trust/inspector';
import { vscodeWords } from '../../host/text';
import type { Reply } from '../../host/trust/question';
import { powersText } from '../../host/trust/questionText';
import { showReport, type TrustServices } from './reports';
import { typedName } from './typedName';

interface Choice extends vscode.QuickPickItem {
  readonly reply: Reply | 'report';
}

/** `answer` comes from a link that says it already. */
export async function decide(skill: Skill, answer: unknown, services: TrustServices): Promise<void> {
  const { t } = vscode.l10n;
  const { consent, inspector, catalog } = services;
  if (skill.root.source === 'bundled') return tell(t('“{0}” comes with Skillshelf: models may have it.', skill.name));
  if (consent.standing(skill).kind === 'restricted') {
    await vscode.commands.executeCommand('workbench.trust.manage');
    return;
  }
  const inspection = await inspector.inspect(skill, true);
  if (!inspection) return;
  const collection = consent.collections.undecided(skill.root, catalog.snapshot.skills);
  const reply = answer === 'never' ? answer : await ask(skill, inspection, collection);
  if (reply === undefined) return;
  if (reply !== 'collection') {
    await consent.remember(skill, reply, inspection);
    return tell(reply === 'never' ? t('No model gets “{0}”.', skill.name) : t('Models may have “{0}”.', skill.name));
  }
  const { allowed, left } = await consent.collections.allow(collection);
  tell(t('Models may have {0} skills of {1}.', allowed.length, skill.root.label));
  if (left.length > 0) {
    const names = left.map(({ name }) => visibleLine(name)).join(', ');
    void vscode.window.showWarningMessage(t('Left out, because the audit blocks them: {0}', names));
  }
}

/** What is dangerous takes more than a click: its name, typed. */
async function ask(skill: Skill, inspection: Inspection, collection: readonly Skill[]): Promise<Reply | undefined> {
  if (inspection.report.level !== 'P0') return choose(skill, inspection, collection);
  await showReport(skill.name, skill.path);
  return (await typedName(skill, inspection)) ? 'always' : undefined;
}

async function choose(skill: Skill, { facts, folder }: Inspection, collection: readonly Skill[]) {
  const { t } = vscode.l10n;
  const pinned = t('For as long as nothing in its folder changes');
  const all = { label: `$(checklist) ${t('Always, All {0} of {1}', collection.length, skill.root.label)}` };
  const choices: Choice[] = [
    ...(folder.complete ? [{ label: `$(check) ${t('Always')}`, detail: pinned, reply: 'always' as const }] : []),
    { label: `$(history) ${t('Once')}`, detail: t('Until this window closes or its folder changes'), reply: 'once' },
    ...(collection.length > 1
      ? [{ ...all, detail: t('Those that the audit blocks stay out'), reply: 'collection' as const }]
      : []),
    {
      label: `$(circle-slash) ${t('Never')}`,
      detail: t('No model hears of it, until you take it back'),
      reply: 'never',
    },
    { label: `$(shield) ${t('What It Can Do')}`, reply: 'report' },
  ];
  const chosen = await vscode.window.showQuickPick(choices, {
    title: t('Trust “{0}”', visibleLine(skill.name)),
    placeHolder: powersText(facts, vscodeWords) || t('It is text only.'),
  });
  if (chosen?.reply !== 'report') return chosen?.reply;
  await showReport(skill.name, skill.path);
  return undefined;
}

export async function takeBack(skill: Skill, { consent }: TrustServices): Promise<void> {
  await consent.forget(skill.path);
  tell(vscode.l10n.t('Forgotten: what you decided of “{0}”.', visibleLine(skill.name)));
}

function tell(message: string): void {
  vscode.window.setStatusBarMessage(`$(shield) ${message}`, 5000);
}
