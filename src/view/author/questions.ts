// The questions of New Skill…, in their order.

import * as vscode from 'vscode';
import { oneLine } from '../../core/author/create';
import { TEMPLATES } from '../../core/author/templates';
import type { Snapshot } from '../../core/catalog/snapshot';
import { findingMessage } from '../../host/text';
import { judgeName, nameOf } from './judgeName';
import { findingOf, type Plan } from './plan';
import { rootItem } from './rootItem';
import { type Answer, askChoice, askText, PRESSED, type StepPlace } from './steps';

type Ask = (plan: Plan, place: StepPlace, snapshot: Snapshot) => Promise<Answer<Partial<Plan>>>;

export const QUESTIONS: readonly Ask[] = [askName, askDescription, askTriggers, askTemplate];

async function askName(plan: Plan, place: StepPlace, snapshot: Snapshot): Promise<Answer<Partial<Plan>>> {
  const { t } = vscode.l10n;
  let typed = plan.name;
  const answer = await askText(place, {
    prompt: t('The task in a few words: small letters, digits and hyphens.'),
    placeholder: 'release-notes',
    value: plan.name,
    judge: (text) => {
      typed = text;
      return judgeName(text, plan.root.path, snapshot);
    },
    ...(plan.roots.length > 1 && {
      button: { iconPath: new vscode.ThemeIcon('folder-opened'), tooltip: t('Create Elsewhere…') },
    }),
  });
  if (answer === PRESSED) return askRoot({ ...plan, name: typed });
  return typeof answer === 'string' ? { name: nameOf(answer) } : answer;
}

/** Whoever leaves this question is asked for the name again. */
async function askRoot({ roots, root, name }: Plan): Promise<Partial<Plan>> {
  const { t } = vscode.l10n;
  const items = roots.map((each) => rootItem(each, each === root));
  const answer = await askChoice({ title: t('New Skill'), step: 1, of: 1 }, items, t('Where should it be?'));
  return { root: typeof answer === 'object' ? answer.root : root, name };
}

async function askDescription(plan: Plan, place: StepPlace): Promise<Answer<Partial<Plan>>> {
  const { t } = vscode.l10n;
  const answer = await askText(place, {
    prompt: t('What it does, and when to use it. A model chooses by this alone.'),
    placeholder: t('Write the release notes from the commits. Use before a version is tagged.'),
    value: plan.description,
    judge: (text) => judgeDescription({ ...plan, description: text, triggers: '' }),
  });
  return typeof answer === 'string' ? { description: oneLine(answer) } : answer;
}

async function askTriggers(plan: Plan, place: StepPlace): Promise<Answer<Partial<Plan>>> {
  const { t } = vscode.l10n;
  const answer = await askText(place, {
    prompt: t('Words of requests upon which it should load, with commas between them. May stay empty.'),
    placeholder: t('release notes, what changed since'),
    value: plan.triggers,
    judge: () => undefined,
  });
  return typeof answer === 'string' ? { triggers: answer } : answer;
}

async function askTemplate(_: Plan, place: StepPlace): Promise<Answer<Partial<Plan>>> {
  const { t } = vscode.l10n;
  const items = TEMPLATES.map((template) => ({ template, label: t(template.label), detail: t(template.detail) }));
  const answer = await askChoice(place, items, t('How should the instructions begin?'));
  return typeof answer === 'object' ? { template: answer.template } : answer;
}

function judgeDescription(plan: Plan): vscode.InputBoxValidationMessage | undefined {
  const finding = findingOf(plan);
  if (!finding) return undefined;
  const severities = vscode.InputBoxValidationSeverity;
  const milder = finding.severity === 'info' ? severities.Info : severities.Warning;
  const severity = finding.code === 'description-missing' ? severities.Error : milder;
  return { message: findingMessage(finding), severity };
}
