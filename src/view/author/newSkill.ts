// New Skill…: name, description, triggers, template; then the file opens.

import * as vscode from 'vscode';
import { create, propose } from '../../core/author/authoring';
import type { Services } from '../../host/services';
import { openArguments } from '../../host/uri';
import { draftOf, type Plan } from './plan';
import { QUESTIONS } from './questions';
import { BACK, PRESSED } from './steps';
import { failed } from './tell';

type Needs = Pick<Services, 'catalog' | 'loader' | 'authoring'>;

export async function newSkill({ catalog, loader, authoring }: Needs): Promise<void> {
  const { t } = vscode.l10n;
  await loader.ready;
  const roots = authoring.newSkillRoots(catalog.snapshot.roots);
  const [root] = roots;
  if (!root) {
    void vscode.window.showWarningMessage(t('There is no place for a skill. Open a folder first.'));
    return;
  }
  const plan = await ask({ roots, root, name: '', description: '', triggers: '' }, catalog);
  if (!plan) return;
  const proposal = propose(draftOf(plan), plan.root);
  const problem = await create(proposal, authoring);
  if (problem) failed(proposal.path, problem);
  else await vscode.commands.executeCommand('vscode.open', ...openArguments({ path: proposal.path }));
}

/** Undefined where the person left. A question that changed the place is asked again, for there. */
async function ask(first: Plan, catalog: Services['catalog']): Promise<Plan | undefined> {
  let plan = first;
  for (let at = 0; at < QUESTIONS.length; ) {
    const title = vscode.l10n.t('New Skill in {0}', plan.root.label);
    const question = QUESTIONS[at] as (typeof QUESTIONS)[number];
    const answer = await question(plan, { title, step: at + 1, of: QUESTIONS.length }, catalog.snapshot);
    if (answer === undefined) return undefined;
    if (answer === BACK) at--;
    else if (answer !== PRESSED) {
      if (answer.root === undefined) at++;
      plan = { ...plan, ...answer };
    }
  }
  return plan;
}
