// skillshelf audit: what skills could do to whoever runs them, without running anything.

import { basename, dirname, join, resolve } from '../../core/model/paths';
import { ruleText } from '../../core/policy/audit/audit';
import { sarifLog } from '../../core/policy/audit/sarif';
import { type AuditFinding, type AuditReport, isWorse, LEVELS, type Level } from '../../core/policy/audit/types';
import { inspectFile } from '../../core/policy/trust/inspectFile';
import { type AuditPlace, placesAt } from '../auditPlaces';
import { auditText } from '../auditText';
import type { Invocation } from '../command';
import type { ExitCode } from '../host';
import { type JsonAudit, print } from '../json';

export interface Audited extends AuditPlace {
  readonly report: AuditReport;
}

export async function run(invocation: Invocation): Promise<ExitCode> {
  const { options, host, page } = invocation;
  const failOn = options.last('fail-on') ?? 'P0';
  if (!isLevel(failOn)) {
    host.complain(`--fail-on takes one of ${LEVELS.join(', ')}.\n`);
    return 2;
  }
  const { places, missing } = await placesOf(invocation);
  const audited: Audited[] = [];
  for (const place of places) audited.push({ ...place, report: await reportOf(place, invocation) });
  if (options.has('sarif')) host.write(print(sarifLog(audited.map(placeAndReport), host.version)));
  else host.write(options.has('json') ? print(toJson(audited)) : auditText(audited, page));
  for (const reason of missing) host.complain(`${reason}\n`);
  return exitCodeOf(audited, failOn, missing.length > 0);
}

/** A finding's file is relative to the folder of the file that was named. */
const placeAndReport = ({ file, report }: Audited) => ({ path: dirname(file), report });

const isLevel = (text: string): text is Level => LEVELS.some((level) => level === text);

interface Places {
  /** Each but once. */
  readonly places: readonly AuditPlace[];
  /** A sentence for each path at which there is nothing. */
  readonly missing: readonly string[];
}

async function placesOf({ operands, host, open }: Invocation): Promise<Places> {
  if (operands.length === 0) return { places: placesIn(await open()), missing: [] };
  const places = new Map<string, AuditPlace>();
  const missing: string[] = [];
  for (const operand of operands) {
    const found = await placesAt(resolve(host.cwd, operand), host.files);
    if (typeof found === 'string') missing.push(`${operand}: ${found}.`);
    else for (const place of found) places.set(place.path, place);
  }
  return { places: [...places.values()], missing };
}

function placesIn({ skills, failures }: Awaited<ReturnType<Invocation['open']>>): AuditPlace[] {
  return [
    ...failures.map(({ path }) => ({ path: dirname(path), file: path, name: basename(dirname(path)) })),
    ...skills.map(({ path, directory, name }) => ({ path: directory, file: path, name })),
  ];
}

async function reportOf({ file }: AuditPlace, { options, host }: Invocation): Promise<AuditReport> {
  return (await inspectFile(file, host.files, { strict: options.has('strict') })).report;
}

function exitCodeOf(audited: readonly Audited[], failOn: Level, isIncomplete: boolean): ExitCode {
  const fails = ({ level }: AuditFinding) => !isWorse(failOn, level);
  return isIncomplete || audited.some(({ report }) => report.findings.some(fails)) ? 1 : 0;
}

function toJson(audited: readonly Audited[]): JsonAudit {
  return {
    skills: audited.map(({ path, file, name, report }) => ({
      path,
      name,
      level: report.level,
      findings: report.findings.map((finding) => ({
        id: finding.id,
        level: finding.level,
        file: join(dirname(file), finding.file),
        line: finding.line,
        column: finding.column,
        evidence: finding.evidence,
        message: finding.message,
        remedy: ruleText(finding.id)?.remedy ?? '',
      })),
    })),
  };
}
