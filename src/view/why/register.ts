// "Why Isn't This Skill Loaded?", the listing budgets, and the links on both pages.

import * as vscode from 'vscode';
import { nameFor } from '../../core/explain/budget';
import { givenAs } from '../../core/explain/given';
import { isFailure, type Subject } from '../../core/explain/verdict';
import { AGENTS, agentById } from '../../core/model/agentTable';
import { explainedBy } from '../../core/tools/explained';
import type { Services } from '../../host/services';
import { shortPath, tongueFor } from '../../host/tongue';
import { pickTarget } from '../commands/pick';
import { targetOf } from '../commands/target';
import { budgetBody } from './budgetPage';
import { type Page, PagePanel } from './panel';
import { doFix } from './remedy';
import { registerBudgetItem } from './statusBar';
import { subjectName, whyBody } from './whyPage';

type Needs = Pick<
  Services,
  'catalog' | 'consent' | 'loader' | 'settings' | 'explaining' | 'authoring' | 'files' | 'search'
>;

export function registerWhy(services: Needs): vscode.Disposable {
  const { catalog, explaining } = services;
  const { t } = vscode.l10n;
  const why = new PagePanel('skillshelf.why');
  const budget = new PagePanel('skillshelf.budget');
  const commands: Readonly<Record<string, (...args: unknown[]) => unknown>> = {
    async why(argument) {
      const subject = await subjectOf(argument, services);
      if (!subject) return;
      await explaining.refresh();
      why.show(() => whyPage(current(subject, services), services));
    },
    budget: () => budget.show(() => ({ title: t('Listing Budgets'), body: budgetBody(budgetsOf(services), t) })),
    async remedy(path, id) {
      const subject = typeof path === 'string' ? await subjectOf(path, services) : undefined;
      const agent = agentById(String(id));
      const fix = subject && agent && explaining.current.view(agent).verdict(subject).fix;
      if (fix) await doFix(fix, services);
    },
  };
  return vscode.Disposable.from(
    why,
    budget,
    registerBudgetItem(services),
    explaining.onDidChange(() => {
      why.refresh();
      budget.refresh();
    }),
    ...Object.entries(commands).map(([id, run]) => vscode.commands.registerCommand(`skillshelf.${id}`, run)),
  );

  function budgetsOf({ explaining: { current: explainer } }: Needs) {
    return explainer.agents.map((agent) => explainer.view(agent).budget);
  }

  function current(subject: Subject, { catalog: { snapshot } }: Needs): Subject {
    const all: readonly Subject[] = [...snapshot.skills, ...snapshot.failures];
    return all.find(({ path }) => path === subject.path) ?? subject;
  }

  async function subjectOf(argument: unknown, needs: Needs): Promise<Subject | undefined> {
    const target = targetOf(argument, catalog.snapshot);
    if (target) return 'skill' in target ? target.skill : target.failure;
    if (typeof argument === 'string') {
      const named = await explainedBy(argument, catalog.snapshot, needs);
      if (named) return named.subject;
    }
    const picked = await pickTarget(needs, t('Why Isn’t This Skill Loaded?'), true);
    return picked && ('skill' in picked ? picked.skill : picked.failure);
  }

  function whyPage(subject: Subject, { explaining: { current: explainer, given } }: Needs): Page {
    const { roots } = catalog.snapshot;
    const name = subjectName(subject);
    const vscodeAgent = AGENTS[0];
    const seen =
      given && vscodeAgent && !isFailure(subject)
        ? {
            as: givenAs(nameFor(vscodeAgent, subject), given),
            at: given.at.toLocaleTimeString(vscode.env.language, {
              hour: '2-digit',
              hourCycle: 'h23',
              minute: '2-digit',
            }),
          }
        : undefined;
    const facts = {
      subject,
      place: shortPath(subject.path, roots),
      verdicts: explainer.explain(subject),
      ...(seen && { given: seen }),
    };
    return { title: t('Why: {0}', name), body: whyBody(facts, tongueFor(roots), t) };
  }
}
