// One root: what lies in it, read. Its entries are its units; each of them can be scanned again by itself.

import { type Finding, finding } from '../model/finding';
import { dirname, isInside } from '../model/paths';
import type { Cancellation, Entry, FileSystem } from '../model/ports';
import type { Root } from '../model/root';
import { below, type Candidate, type Place } from './candidate';
import type { FileRecord } from './fileRecord';
import { type OpenRoot, openRoot } from './openRoot';
import { type UnitCandidate, UnitReader } from './unitReader';
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
function isHidden({ path, anchor = path }: Root, exclude: (path: string) => boolean): boolean {
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
  const units = unitsAmong(entries, place, options);
  const kept = new Map(units.map(({ name }) => [name, keptRecords(name, root, before)]));
  const wanted = units.filter(({ name }) => !kept.get(name));
  const reader = new UnitReader({ ...options, root }, recordsByPath(wanted, before));
  for (let at = 0; at < wanted.length && !options.token?.isCancellationRequested; at += AT_ONCE) {
    await readUnits(wanted.slice(at, at + AT_ONCE), place, reader, options);
  }
  return new Map(units.map(({ name }) => [name, kept.get(name) ?? reader.recordsOf(name)]));
}

/** What needn't be looked at again. A folder without a skill is, for that costs little and news of it may have been lost. */
function keptRecords(unit: string, root: Root, before?: Before): readonly FileRecord[] | undefined {
  if (!before?.only || before.only.has(unit) || before.scan.root !== root) return undefined;
  const records = before.scan.units.get(unit);
  return records?.length === 0 && isGuessed(root.layout) ? undefined : records;
}

async function readUnits(wanted: readonly Entry[], place: Place, reader: UnitReader, options: WalkOptions) {
  const plain = isGuessed(options.layout) ? wanted.filter(({ kind, link }) => kind === 'folder' && !link) : [];
  const others = plain.length === wanted.length ? [] : wanted.filter((unit) => !plain.includes(unit));
  const find = async (unit: Entry) => ({ unit: unit.name, found: await findInUnit(place, unit, options) });
  const missing = await reader.read([
    ...plain.map(({ name }) => ({ unit: name, found: guess(below(place, name)) })),
    ...(await Promise.all(others.map(find))),
  ]);
  if (!isGuessed(options.layout)) return;
  const findAgain = async ({ unit, candidate }: UnitCandidate) => ({
    unit,
    found: await findOtherSpelling(folderOf(candidate), options),
  });
  await reader.read(await Promise.all(missing.map(findAgain)));
}

function folderOf({ path, realPath, linked }: Candidate): Candidate {
  return { path: dirname(path), realPath: dirname(realPath), linked };
}

/** What is known of the `wanted` units' files. */
function recordsByPath(wanted: readonly Entry[], before: Before | undefined): ReadonlyMap<string, FileRecord> {
  const records = wanted.flatMap(({ name }) => before?.scan.units.get(name) ?? []);
  return new Map(records.map((record) => [record.path, record]));
}
