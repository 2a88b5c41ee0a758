// The audit for a person: each finding as a compiler says it, and a count.

import { fill } from '../core/model/finding';
import { dirname, join } from '../core/model/paths';
import { ruleText } from '../core/policy/audit/audit';
import { type AuditFinding, type AuditReport, LEVELS, type Level } from '../core/policy/audit/types';
import type { AuditPlace } from './auditPlaces';
import { count, type Page, type Style } from './page';

const STYLES: Readonly<Record<Level, Style>> = { P0: 'red', P1: 'yellow', P2: 'cyan' };

export function auditText(audited: readonly (AuditPlace & { readonly report: AuditReport })[], page: Page): string {
  const sections = audited
    .filter(({ report }) => report.findings.length > 0)
    .map(({ name, file, report }) => {
      const title = `${page.paint('bold', page.own(name))}  ${levelMark(report.level, page)}`;
      return [title, ...report.findings.map((finding) => findingText(finding, dirname(file), page))].join('\n');
    });
  return `${[...sections, summary(audited.map(({ report }) => report))].join('\n\n')}\n`;
}

function findingText(finding: AuditFinding, directory: string, page: Page): string {
  const { id, level, file, line, column, evidence, message, data } = finding;
  const place = page.paint('bold', `${page.path(join(directory, file))}:${line}:${column}`);
  const remedy = fill(ruleText(id)?.remedy ?? '', data);
  return [
    `  ${place}  ${levelMark(level, page)}  ${page.own(message)}  ${page.paint('dim', id)}`,
    ...(evidence === '' ? [] : [`    ${page.rest(evidence, 4)}`]),
    `    ${page.paint('dim', `→ ${page.paragraph(remedy, 6)}`)}`,
  ].join('\n');
}

const levelMark = (level: Level, page: Page) => page.paint(STYLES[level], level);

function summary(reports: readonly AuditReport[]): string {
  if (reports.length === 0) return 'There are no skills to audit.';
  const findings = reports.flatMap((report) => report.findings);
  const counts = LEVELS.map((level) => ({ level, number: findings.filter((each) => each.level === level).length }));
  const said = counts.filter(({ number }) => number > 0).map(({ level, number }) => `${number} × ${level}`);
  return `${count(reports.length, 'skill')} audited: ${said.length > 0 ? said.join(', ') : 'nothing found'}.`;
}
