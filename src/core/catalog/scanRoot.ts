// One root: what lies in it, read. Its entries are its units; each of them can be scanned again by itself.

import { type Finding, finding } from '../model/finding';
import { dirname, isInside } from '../model/paths';
import type { Cancellation, Entry, FileSystem } from '../model/ports';
import type { Layout, Root } from '../model/root';
import { below, type Candidate, type Place } from './candidate';
import type { FileRecord } from './fileRecord';
import { type OpenRoot, openRoot } from './openRoot';
import { UnitReader } from './unitReader';
import { findInUnit, findOtherSpelling, guess, isGuessed, unitsAmong } from './units';
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
  readonly exclude?: ((path: string) => boolean) | undefined;
  readonly token?: Cancellation;
  /** Hears of each record as soon as it is there. */
  readonly onRecord?: (record: FileRecord) => void;
}

/** What the scan before knew; of the same root object, `only` these units are scanned again, and those that came since. */
export interface Before {
  readonly scan: RootScan;
  readonly only?: ReadonlySet<string>;
}

/** Folders that are entered below one root; a person who names their home as a root meets it. */
const MAX_FOLDERS = 100_000;

/** Units that are looked at together: enough for a slow disk, and few enough for what is said of them to be short-lived. */
const AT_ONCE = 256;

export async function scanRoot(root: Root, options: ScanOptions, before?: Before): Promise<RootScan> {
  const opened = await openRoot(root, options.files);
  if (!opened || 'code' in opened) return { root, realPath: root.path, units: new Map(), problem: opened };
  const { realPath } = opened;
  if (isHidden(root, options.exclude)) {
    return { root, realPath, units: new Map(), problem: finding('root-excluded', { path: root.path }) };
  }
  const allowance = { folders: MAX_FOLDERS };
  const units = await scanUnits(root, opened, { ...options, layout: root.layout, allowance }, before);
  if (allowance.folders > 0) return { root, realPath, units };
  return { root, realPath, units, problem: finding('root-too-large', { limit: MAX_FOLDERS, path: root.path }) };
}

/** True if the root itself, or a folder on the way to it from its anchor, is not to be entered. */
function isHidden({ path, anchor = path }: Root, exclude: ScanOptions['exclude']): boolean {
  if (!exclude) return false;
  for (let at = path; at !== anchor && isInside(anchor, at); at = dirname(at)) if (exclude(at)) return true;
  return exclude(path);
}

async function scanUnits(
  root: Root,
  { entries, realPath, linked }: OpenRoot,
  options: ScanOptions & WalkOptions,
  before?: Before,
): Promise<RootScan['units']> {
  const place = { path: root.path, realPath, linked };
  const units = new Map<string, readonly FileRecord[]>();
  const wanted: Entry[] = [];
  for (const unit of unitsAmong(entries, place, options)) {
    const kept = before?.only && keptRecords(unit.name, root.layout, before);
    if (kept) units.set(unit.name, kept);
    else wanted.push(unit);
  }
  const reader = new UnitReader({ ...options, root }, recordsByPath(wanted, before));
  for (let at = 0; at < wanted.length && !options.token?.isCancellationRequested; at += AT_ONCE) {
    const some = wanted.slice(at, at + AT_ONCE);
    const records = await readUnits(some, place, reader, options);
    for (const [index, { name }] of some.entries()) units.set(name, records[index] ?? []);
  }
  return units;
}

/** What needn't be looked at again. A folder without a skill is, for that costs little and news of it may have been lost. */
function keptRecords(unit: string, layout: Layout, { scan, only }: Before): readonly FileRecord[] | undefined {
  if (only?.has(unit)) return undefined;
  const records = scan.units.get(unit);
  return records?.length === 0 && isGuessed(layout) ? undefined : records;
}

/** The records of each unit. */
async function readUnits(units: readonly Entry[], place: Place, reader: UnitReader, options: WalkOptions) {
  const guesses = isGuessed(options.layout);
  const found = units.map((unit) =>
    guesses && unit.kind === 'folder' && !unit.link ? guess(below(place, unit.name)) : findInUnit(place, unit, options),
  );
  const { records, missing } = await reader.read(await Promise.all(found));
  if (!guesses || missing.length === 0) return records;
  const again = missing.map(({ candidate }) => findOtherSpelling(folderOf(candidate), options));
  const others = await reader.read(await Promise.all(again));
  for (const [index, { unit }] of missing.entries()) records[unit]?.push(...(others.records[index] ?? []));
  return records;
}

function folderOf({ path, realPath, linked }: Candidate): Candidate {
  return { path: dirname(path), realPath: dirname(realPath), linked };
}

/** What is known of the `wanted` units' files. */
function recordsByPath(wanted: readonly Entry[], before: Before | undefined): ReadonlyMap<string, FileRecord> {
  const records = wanted.flatMap(({ name }) => before?.scan.units.get(name) ?? []);
  return new Map(records.map((record) => [record.path, record]));
}
