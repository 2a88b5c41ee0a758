// From the scans of the roots to one snapshot, in which every file stands once.

import { isInside } from '../model/paths';
import type { Root } from '../model/root';
import type { Failure, Skill } from '../model/skill';
import { type FileRecord, isSkill } from './fileRecord';
import type { RootScan } from './scanRoot';
import { type RootProblem, Snapshot } from './snapshot';

/** The snapshot of `scans`, which stand in the order of precedence. */
export function assemble(scans: readonly RootScan[]): Snapshot {
  const problems: RootProblem[] = scans.flatMap(({ root, problem }) => (problem ? [{ root, finding: problem }] : []));
  return snapshotOf(
    scans.map(({ root }) => root),
    recordsOf(scans),
    { problems, complete: true },
  );
}

function recordsOf(scans: readonly RootScan[]): FileRecord[] {
  const all: FileRecord[] = [];
  for (const { units } of scans) for (const records of units.values()) for (const record of records) all.push(record);
  return all;
}

/** What of the very first scan is there already. */
export function assembleEarly(roots: readonly Root[], records: readonly FileRecord[]): Snapshot {
  const rank = new Map(roots.map((root, index) => [root, index]));
  const rankOf = ({ outcome }: FileRecord) => (outcome && rank.get(outcome.root)) ?? roots.length;
  const ordered = [...records].sort((a, b) => rankOf(a) - rankOf(b));
  return snapshotOf(roots, ordered, { problems: [], complete: false });
}

function snapshotOf(
  roots: readonly Root[],
  records: readonly FileRecord[],
  rest: { readonly problems: readonly RootProblem[]; readonly complete: boolean },
): Snapshot {
  const { kept, aliases } = mayMeetTwice(roots, records) ? eachFileOnce(records) : { kept: records };
  const skills: Skill[] = [];
  const failures: Failure[] = [];
  for (const { outcome } of kept) {
    if (isSkill(outcome)) skills.push(outcome);
    else if (outcome) failures.push(outcome);
  }
  return new Snapshot({ roots, skills, failures, ...(aliases && { aliases }), ...rest });
}

/** False where no link leads anywhere and no root lies in another: mostly. */
function mayMeetTwice(roots: readonly Root[], records: readonly FileRecord[]): boolean {
  const overlap = roots.some((root) => roots.some((other) => other !== root && isInside(root.path, other.path)));
  return overlap || records.some(({ path, realPath }) => realPath !== path);
}

/** Of the records of one file the first root's; within a root the one without a link, then the first path. */
function eachFileOnce(records: readonly FileRecord[]) {
  const files = new Map<string, FileRecord>();
  const paths = new Map<string, string[]>();
  for (const record of records) {
    const other = files.get(record.realPath);
    if (!other || isBetter(record, other)) files.set(record.realPath, record);
    if (other && other.path !== record.path)
      paths.set(record.realPath, [...(paths.get(record.realPath) ?? [other.path]), record.path]);
  }
  const aliases = new Map<string, readonly string[]>();
  for (const [realPath, all] of paths) {
    const path = files.get(realPath)?.path ?? realPath;
    aliases.set(path, all.filter((each) => each !== path).sort());
  }
  return { kept: files.values(), aliases };
}

function isBetter(record: FileRecord, other: FileRecord): boolean {
  if (record.outcome?.root !== other.outcome?.root) return false;
  return record.linked === other.linked ? record.path < other.path : other.linked;
}
