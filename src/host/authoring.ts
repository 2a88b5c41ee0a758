// Making skills in VS Code: where they go, and the question to the person when a model wants to make one.

import * as vscode from 'vscode';
import type { Authoring, Proposal } from '../core/author/authoring';
import { newSkillRoots } from '../core/author/place';
import type { Loader } from '../core/catalog/loader';
import type { Cancellation, Verdict } from '../core/model/ports';
import { activeFolder } from './activeFolder';
import type { SettingsStore } from './settings';
import { workspaceWriter } from './workspaceWriter';

export function workspaceAuthoring(loader: Loader, settings: SettingsStore): Authoring {
  return {
    writer: workspaceWriter,
    newSkillRoots: (roots) => newSkillRoots(roots, settings.current.newSkillPlace, activeFolder()),
    mayCreate: askPerson,
    refresh: (path) => loader.refresh([path]),
  };
}

const REFUSED: Verdict = {
  allowed: false,
  reason: 'the person does not want this skill to be created. Do not try again unless asked; go on without it.',
};

/** A notification, which leaves the person at what they are doing. To look at the text first is no answer yet. */
async function askPerson(proposal: Proposal, token?: Cancellation): Promise<Verdict> {
  const { t } = vscode.l10n;
  const { draft, root } = proposal;
  const question = t('A language model wants to create the skill “{0}” in {1}.', draft.name, root.label);
  const create = t('Create');
  const show = t('Show');
  const refuse = t('Don’t Create');
  for (;;) {
    const answer = await orCancelled(vscode.window.showInformationMessage(question, create, show, refuse), token);
    if (answer === create) return { allowed: true };
    if (answer !== show) return REFUSED;
    await showDraft(proposal);
  }
}

async function showDraft({ text }: Proposal): Promise<void> {
  const document = await vscode.workspace.openTextDocument({ content: text, language: 'markdown' });
  await vscode.window.showTextDocument(document, { preview: true });
}

/** Undefined as soon as nobody waits for the answer any more; VS Code has no way to take a notification back. */
function orCancelled<T>(answer: Thenable<T>, token?: Cancellation): Promise<T | undefined> {
  return new Promise((resolve, reject) => {
    const listening = token?.onCancellationRequested(() => resolve(undefined));
    answer.then(resolve, reject).then(() => listening?.dispose());
  });
}
