// Findings that a person has looked at and lives with: by rule, reason and the hash of what was found; never in the skill.

import { lineIndexAt, lineStarts } from './lines';
import type { AuditFinding, AuditReport, SkillFolder } from './types';

export interface Suppression {
  /** The rule's id. */
  readonly id: string;
  /** SHA-256 of the finding's subject, in hexadecimal. */
  readonly evidence: string;
  /** Why it is lived with; never empty. */
  readonly reason: string;
}

/** SHA-256 of a text in UTF-8, in lower-case hexadecimal. */
export type Sha256 = (text: string) => Promise<string>;

export interface Suppressed {
  readonly finding: AuditFinding;
  readonly reason: string;
}

export interface SiftedReport extends AuditReport {
  readonly suppressed: readonly Suppressed[];
}

/** The suppressions that a setting names; an entry without a reason or a whole hash is none. */
export function readSuppressions(written: unknown): readonly Suppression[] {
  if (!Array.isArray(written)) return [];
  return written.flatMap((entry: unknown) => {
    const { id, evidence, reason } = (typeof entry === 'object' && entry !== null ? entry : {}) as Record<
      string,
      unknown
    >;
    if (typeof id !== 'string' || typeof evidence !== 'string' || typeof reason !== 'string') return [];
    if (!/^[\da-f]{64}$/i.test(evidence) || reason.trim() === '') return [];
    return [{ id, evidence: evidence.toLowerCase(), reason: reason.trim() }];
  });
}

/**
 * What a suppression is bound to: the whole lines in which the finding stands, so that a change beside it is seen
 * too; for a finding about a file, its name, kind and size.
 */
export function subjectOf(finding: AuditFinding, folder: SkillFolder): string {
  const file = folder.files.find(({ path }) => path === finding.file);
  if (file?.text === undefined || finding.end === 0) {
    return [finding.file, file?.kind, file?.size, file?.target, finding.evidence].join('\n');
  }
  const starts = lineStarts(file.text);
  const first = starts[lineIndexAt(starts, finding.start)];
  const last = starts[lineIndexAt(starts, Math.max(finding.start, finding.end - 1)) + 1];
  return file.text.slice(first, last).trim();
}

/** The report without what is suppressed, which is kept beside it with its reasons. */
export async function suppress(
  report: AuditReport,
  folder: SkillFolder,
  suppressions: readonly Suppression[],
  sha256: Sha256,
): Promise<SiftedReport> {
  const findings: AuditFinding[] = [];
  const suppressed: Suppressed[] = [];
  for (const finding of report.findings) {
    const reason = await reasonFor(finding, folder, suppressions, sha256);
    if (reason === undefined) findings.push(finding);
    else suppressed.push({ finding, reason });
  }
  return { level: findings[0]?.level ?? 'P2', findings, suppressed };
}

async function reasonFor(
  finding: AuditFinding,
  folder: SkillFolder,
  suppressions: readonly Suppression[],
  sha256: Sha256,
): Promise<string | undefined> {
  const ofRule = suppressions.filter(({ id }) => id === finding.id);
  if (ofRule.length === 0) return undefined;
  const hash = await sha256(subjectOf(finding, folder));
  return ofRule.find(({ evidence }) => evidence === hash)?.reason;
}
