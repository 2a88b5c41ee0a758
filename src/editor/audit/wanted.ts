// Which of the audit's findings are shown in the files, by file. Free of VS Code.

import { join } from '../../core/model/paths';
import type { Skill } from '../../core/model/skill';
import { type AuditFinding, isWorse } from '../../core/policy/audit/types';
import type { Inspection } from '../../core/policy/trust/inspector';
import type { Settings } from '../../host/settings';

/** A finding, and the SKILL.md of the skill in which it is. */
export interface ShownFinding {
  readonly skill: string;
  readonly finding: AuditFinding;
}

/** By path. `isOpen`: whether a file is open in the editor. */
export function wantedFindings(
  skills: readonly Skill[],
  known: (skill: Skill) => Inspection | undefined,
  { auditProblems: least, problems }: Pick<Settings, 'auditProblems' | 'problems'>,
  isOpen: (path: string) => boolean,
): ReadonlyMap<string, readonly ShownFinding[]> {
  const wanted = new Map<string, ShownFinding[]>();
  if (least === 'off') return wanted;
  for (const skill of skills) {
    const isNear = problems === 'all' || (problems === 'workspace' && skill.root.scope === 'project');
    for (const finding of known(skill)?.report.findings ?? []) {
      const path = join(skill.directory, finding.file);
      if (isWorse(least, finding.level) || !(isNear || isOpen(path))) continue;
      wanted.set(path, [...(wanted.get(path) ?? []), { skill: skill.path, finding }]);
    }
  }
  return wanted;
}
