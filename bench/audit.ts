// How many skills of a collection the audit stops or asks about, by rule, and what it costs.
//
//   node --import tsx bench/audit.ts FOLDER [--show RULE[:LEVEL]] [--strict]

import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { parseArgs } from 'node:util';
import { auditFolder } from '../src/core/policy/audit/audit';
import type { AuditReport, Level } from '../src/core/policy/audit/types';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { show: { type: 'string' }, strict: { type: 'boolean', default: false } },
});
const root = positionals[0];
if (!root) throw new Error('Usage: bench/audit.ts FOLDER [--show RULE[:LEVEL]] [--strict]');

/** Every SKILL.md below `folder`, each on its own. */
function skillsOf(folder: string): { path: string; text: string }[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => basename(path).toLowerCase() === 'skill.md')
    .sort()
    .map((path) => ({ path, text: readFileSync(join(folder, path), 'utf8') }));
}

function audit({ path, text }: { path: string; text: string }): AuditReport {
  const file = { path: 'SKILL.md', kind: 'text', size: text.length, text } as const;
  return auditFolder({ name: basename(dirname(path)), files: [file] }, { strict: values.strict });
}

function table(rows: readonly (readonly (string | number)[])[]): string {
  const widths = rows.reduce<number[]>(
    (all, row) => row.map((cell, i) => Math.max(all[i] ?? 0, String(cell).length)),
    [],
  );
  return rows
    .map((row) =>
      row
        .map((cell, i) => (i === 0 ? String(cell).padEnd(widths[i] ?? 0) : String(cell).padStart(widths[i] ?? 0)))
        .join('  '),
    )
    .join('\n');
}

const skills = skillsOf(root);
for (const skill of skills.slice(0, 200)) audit(skill);
const begun = performance.now();
const reports = skills.map((skill) => ({ ...skill, report: audit(skill) }));
const each = (performance.now() - begun) / skills.length;

const share = (count: number) => `${((100 * count) / skills.length).toFixed(2)} %`;
const withLevel = (...levels: Level[]) => reports.filter(({ report }) => levels.includes(report.level)).length;
const rules = new Map<string, Record<Level, number>>();
for (const { report } of reports) {
  const worst = new Map<string, Level>();
  for (const { id, level } of report.findings) if (!worst.has(id)) worst.set(id, level);
  for (const [id, level] of worst) {
    const counts = rules.get(id) ?? { P0: 0, P1: 0, P2: 0 };
    counts[level]++;
    rules.set(id, counts);
  }
}
const byWorst = [...rules].sort(([, a], [, b]) => b.P0 - a.P0 || b.P1 - a.P1 || b.P2 - a.P2);
console.log(table([['rule (skills)', 'P0', 'P1', 'P2'], ...byWorst.map(([id, n]) => [id, n.P0, n.P1, n.P2])]));
console.log(`\n${skills.length} skills, ${each.toFixed(2)} ms each`);
console.log(`P0 ${share(withLevel('P0'))} (at most 1.5 %), P0 or P1 ${share(withLevel('P0', 'P1'))} (at most 9 %)`);

if (values.show) {
  const [id, level] = values.show.split(':');
  for (const { path, report } of reports) {
    for (const finding of report.findings) {
      if (finding.id !== id || (level && finding.level !== level)) continue;
      console.log(`${finding.level} ${path}:${finding.line}  ${finding.evidence}`);
    }
  }
}
