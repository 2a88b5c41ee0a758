// One root: what lies in it, read. Its entries are its units; each of them can be scanned again by itself.

import { type Finding, finding } from '../model/finding';
import { dirname } from '../model/paths';
import type { Cancellation, Entry, FileSystem } from '../model/ports';
import type { Root } from '../model/root';
import type { Candidate } from './candidate';
import type { FileRecord } from './fileRecord';
import { type OpenRoot, openRoot } from './openRoot';
import { UnitReader } from './unitReader';
import { findInUnit, findOtherSpelling, isGuessed, unitsAmong } from './units';
import type { WalkOptions } from './walk';

export interface RootScan {
  readonly root: Root;
  readonly realPath: string;
  /** By the name of the root's entry in which, or as which, they were found. */
  readonly units: ReadonlyMap<string, readonly FileRecord[]>;
  /** What keeps the root, or some of it, from being read. */
  readonly problem?: Finding;
}

export interface ScanOptions {
  readonly files: FileSystem;
  /** True for a folder that is not to be entered. */
  readonly exclude: (path: string) => boolean;
  readonly token?: Cancellation;
  /** Hears of each record as soon as it is there. */
  readonly onRecord?: (record: FileRecord) => void;
}

/** What the scan before knew; `only` these units are scanned again, and those that came since. */
export interface Before {
  readonly scan: RootScan;
  readonly only?: ReadonlySet<string>;
}

/** Folders that are entered below one root; a person who names their home as a root meets it. */
const MAX_FOLDERS = 100_000;

export async function scanRoot(root: Root, options: ScanOptions, before?: Before): Promise<RootScan> {
  const opened = await openRoot(root, options.files);
  if (!opened || 'code' in opened) return { root, realPath: root.path, units: new Map(), problem: opened };
  const { realPath } = opened;
  if (options.exclude(root.path)) {
    return { root, realPath, units: new Map(), problem: finding('root-excluded', { path: root.path }) };
  }
  const allowance = { folders: MAX_FOLDERS };
  const units = await scanUnits(root, opened, { ...options, layout: root.layout, allowance }, before);
  if (allowance.folders > 0) return { root, realPath, units };
  return { root, realPath, units, problem: finding('root-too-large', { limit: MAX_FOLDERS, path: root.path }) };
}

async function scanUnits(
  root: Root,
  { entries, realPath, linked }: OpenRoot,
  options: ScanOptions & WalkOptions,
  before?: Before,
): Promise<Map<string, FileRecord[]>> {
  const place = { path: root.path, realPath, linked };
  const units = new Map<string, FileRecord[]>();
  const wanted: Entry[] = [];
  for (const entry of unitsAmong(entries, place, options)) {
    const kept = before?.only && !before.only.has(entry.name) && before.scan.root === root;
    const records = kept ? before.scan.units.get(entry.name) : undefined;
    units.set(entry.name, records ? [...records] : []);
    if (!records) wanted.push(entry);
  }
  const reader = new UnitReader({ ...options, root }, units, recordsByPath(wanted, before));
  const missing = await reader.read(
    await Promise.all(wanted.map(async (unit) => ({ unit: unit.name, found: await findInUnit(place, unit, options) }))),
  );
  if (isGuessed(root.layout)) {
    await reader.read(
      await Promise.all(
        missing.map(async ({ unit, candidate }) => ({
          unit,
          found: await findOtherSpelling(folderOf(candidate), options),
        })),
      ),
    );
  }
  return units;
}

function folderOf({ path, realPath, linked }: Candidate): Candidate {
  return { path: dirname(path), realPath: dirname(realPath), linked };
}

/** What is known of the `wanted` units' files. */
function recordsByPath(wanted: readonly Entry[], before: Before | undefined): ReadonlyMap<string, FileRecord> {
  const records = wanted.flatMap(({ name }) => before?.scan.units.get(name) ?? []);
  return new Map(records.map((record) => [record.path, record]));
}
