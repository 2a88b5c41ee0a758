// /audit <name>: what a skill could do, and what is dangerous in it; without a name, all skills.

import type * as vscode from 'vscode';
import { join } from '../../core/model/paths';
import type { Skill } from '../../core/model/skill';
import type { AuditFinding } from '../../core/policy/audit/types';
import { findSkill } from '../../core/tools/findSkill';
import { activeFolder } from '../../host/activeFolder';
import { code, commandLink } from '../../host/markdown';
import { vscodeWords } from '../../host/text';
import { overviewText } from '../../host/trust/overview';
import { reportText } from '../../host/trust/report';
import { trustWords } from '../../host/trust/words';
import { unknownMarkdown } from '../byHand';
import { turnResult } from '../result';
import { type Turn, write } from '../turn';

export async function audit(turn: Turn, argument: string): Promise<vscode.ChatResult> {
  const { catalog, consent } = turn.services;
  const { snapshot } = catalog;
  if (argument === '') {
    const audited = snapshot.skills.map((skill) => ({ skill, standing: consent.standing(skill) }));
    write(turn, smaller(overviewText(audited, vscodeWords)));
    return turnResult('local');
  }
  const skill = findSkill(argument.replace(/^["'`]|["'`]$/g, ''), snapshot, activeFolder())?.skill;
  if (!skill) {
    write(turn, unknownMarkdown(argument, snapshot));
    return turnResult('local');
  }
  await writeReport(turn, skill);
  return turnResult('local', consent.mayList(skill) ? { skills: [skill.name] } : {});
}

async function writeReport(turn: Turn, skill: Skill): Promise<void> {
  const { consent, inspector } = turn.services;
  const inspection = await inspector.inspect(skill, false, turn.token);
  if (!inspection || turn.token.isCancellationRequested) return;
  const place = ({ file, line, column }: AuditFinding) =>
    commandLink(code(`${file}:${line}`), 'skillshelf.open', { path: join(skill.directory, file), line, column });
  const standing = consent.standing(skill);
  const subject = { name: skill.name, inspection, standing: trustWords(standing, vscodeWords), place };
  write(turn, smaller(reportText(subject, vscodeWords)));
  if (skill.root.source === 'bundled') return;
  const { t } = vscodeWords;
  const path = [skill.path];
  turn.stream.button({ command: 'skillshelf.trust', title: t('Trust…'), arguments: path });
  if (standing.decision) turn.stream.button({ command: 'skillshelf.untrust', title: t('Take Back'), arguments: path });
}

/** Headings of a document are too large for an answer. */
function smaller(markdown: string): string {
  return markdown.replace(/^(#{1,2}) /gm, '##$1 ');
}
