// How many skills of a collection the audit stops or asks about, by rule, and what it costs.
//
//   node --import tsx bench/audit.ts FOLDER [--whole] [--strict] [--show RULE[:LEVEL]]
//
// Each SKILL.md stands alone; with --whole it is audited with all that lies in its folder. --show prints what a rule
// found, to the terminal only. On collections that are taken as benign, P0 should come to at most 1.5 % of the skills,
// P0 and P1 to at most 9 %, and a skill to at most 3 ms.

import { readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { auditFolder } from '../src/core/policy/audit/audit';
import {
  type AuditReport,
  type FolderFile,
  LEVELS,
  type Level,
  type SkillFolder,
} from '../src/core/policy/audit/types';
import { table, verdict } from './support/table';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    show: { type: 'string' },
    strict: { type: 'boolean', default: false },
    whole: { type: 'boolean', default: false },
  },
});

/** Bytes of a text that are audited. */
const LARGEST = 2 * 1024 * 1024;

interface Audited {
  readonly path: string;
  readonly report: AuditReport;
}

function paths(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort();
}

function skillsOf(root: string): { path: string; folder: SkillFolder }[] {
  return paths(root)
    .filter((path) => basename(path).toLowerCase() === 'skill.md')
    .map((path) => {
      const folder = dirname(join(root, path));
      const files = values.whole
        ? paths(folder).flatMap((name) => fileOf(folder, name))
        : fileOf(folder, basename(path));
      return { path, folder: { name: basename(folder), files } };
    });
}

function fileOf(folder: string, path: string): FolderFile[] {
  const stats = statSync(join(folder, path), { throwIfNoEntry: false });
  if (!stats?.isFile()) return [];
  const bytes = stats.size > LARGEST ? undefined : readFileSync(join(folder, path));
  if (!bytes || bytes.subarray(0, 4096).includes(0)) return [{ path, kind: 'binary', size: stats.size }];
  return [{ path, kind: 'text', size: stats.size, text: bytes.toString('utf8') }];
}

/** Every report, and milliseconds of processor time a skill. */
function auditAll(skills: readonly { path: string; folder: SkillFolder }[]): { audited: Audited[]; each: number } {
  const audit = ({ folder }: { folder: SkillFolder }) => auditFolder(folder, { strict: values.strict });
  skills.slice(0, 200).forEach(audit);
  const before = process.cpuUsage();
  const audited = skills.map((skill) => ({ path: skill.path, report: audit(skill) }));
  const { user, system } = process.cpuUsage(before);
  return { audited, each: (user + system) / 1000 / skills.length };
}

/** For each rule the skills in which it is at worst of a level, the worst rules first. */
function byRule(audited: readonly Audited[]): string {
  const rules = new Map<string, Record<Level, number>>();
  for (const { report } of audited) {
    const worst = new Map<string, Level>();
    for (const { id, level } of report.findings) if (!worst.has(id)) worst.set(id, level);
    for (const [id, level] of worst) {
      const counts = rules.get(id) ?? { P0: 0, P1: 0, P2: 0 };
      counts[level]++;
      rules.set(id, counts);
    }
  }
  const rows = [...rules].sort(([, a], [, b]) => b.P0 - a.P0 || b.P1 - a.P1 || b.P2 - a.P2);
  return table(
    'Skills by the worst that a rule says of them',
    ['rule', ...LEVELS],
    rows.map(([id, counts]) => [id, ...LEVELS.map((level) => counts[level])]),
  );
}

function show(audited: readonly Audited[], id = '', level?: string): void {
  for (const { path, report } of audited) {
    for (const finding of report.findings) {
      if (finding.id !== id || (level && finding.level !== level)) continue;
      console.log(`${finding.level} ${path}:${finding.line} ${finding.file}  ${finding.evidence}`);
    }
  }
}

const [root] = positionals;
if (!root) throw new Error('usage: bench/audit.ts FOLDER [--whole] [--strict] [--show RULE[:LEVEL]]');
const { audited, each } = auditAll(skillsOf(root));
console.log(byRule(audited));
const share = (...levels: Level[]) =>
  (100 * audited.filter(({ report }) => levels.includes(report.level)).length) / audited.length;
console.log(`${audited.length} skills`);
console.log(`P0        ${verdict(share('P0'), 1.5, '%')}`);
console.log(`P0 or P1  ${verdict(share('P0', 'P1'), 9, '%')}`);
console.log(`a skill   ${verdict(each, 3, 'ms')}`);
if (values.show) show(audited, ...values.show.split(':'));
