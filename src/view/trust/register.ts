// The commands of trust: Audit…, Audit All, Trust…, Take Back.

import * as vscode from 'vscode';
import type { Skill } from '../../core/model/skill';
import type { Services } from '../../host/services';
import { pickTarget } from '../commands/pick';
import { type Target, targetOf } from '../commands/target';
import { failureName } from '../tree/items';
import { decide, takeBack } from './decide';
import { registerReports, showReport, type TrustServices } from './reports';

export function registerTrust(services: TrustServices & Pick<Services, 'search'>): vscode.Disposable {
  const { t } = vscode.l10n;
  const { catalog, consent } = services;
  const target = async (argument: unknown, title: string, failures: boolean, offers?: (skill: Skill) => boolean) =>
    targetOf(argument, catalog.snapshot) ?? (await pickTarget(services, title, failures, offers));
  const commands: Readonly<Record<string, (...args: unknown[]) => Promise<void>>> = {
    audit: async (argument) => showTarget(await target(argument, t('Audit'), true)),
    auditAll: () => showReport(t('All Skills')),
    async trust(argument, answer) {
      const chosen = await target(argument, t('Trust'), false, isStrange);
      if (chosen && 'skill' in chosen) await decide(chosen.skill, answer, services);
    },
    async untrust(argument) {
      const isDecided = (skill: Skill) => consent.standing(skill).decision !== undefined;
      const chosen = await target(argument, t('Take Back a Decision'), false, isDecided);
      if (chosen && 'skill' in chosen) await takeBack(chosen.skill, services);
    },
  };
  return vscode.Disposable.from(
    registerReports(services),
    ...Object.entries(commands).map(([id, run]) => vscode.commands.registerCommand(`skillshelf.${id}`, run)),
  );
}

const isStrange = (skill: Skill) => skill.root.source !== 'bundled';

async function showTarget(target: Target | undefined): Promise<void> {
  if (!target) return;
  if ('skill' in target) await showReport(target.skill.name, target.skill.path);
  else await showReport(failureName(target.failure), target.failure.path);
}
