// Reads what was found in units of a root, and gives each unit its records.

import type { Finding } from '../model/finding';
import type { Candidate, Found } from './candidate';
import { brokenRecord, type FileRecord } from './fileRecord';
import { type RecordReader, type RecordRequest, readRecords } from './readRecords';

export interface UnitRecords {
  /** By the index of the unit. */
  readonly records: FileRecord[][];
  /** The candidates that are not there, with the index of the unit. */
  readonly missing: { readonly unit: number; readonly candidate: Candidate }[];
}

export class UnitReader {
  readonly #reader: RecordReader;
  readonly #known: ReadonlyMap<string, FileRecord>;

  /** `known` holds, by path, what the scan before knew. */
  constructor(reader: RecordReader, known: ReadonlyMap<string, FileRecord>) {
    this.#reader = reader;
    this.#known = known;
  }

  async read(units: readonly Found[]): Promise<UnitRecords> {
    const requests: RecordRequest[] = [];
    const unitOf: number[] = [];
    const isFirst = this.#known.size === 0;
    const records = units.map(({ candidates, broken }, unit) => {
      for (const candidate of candidates) {
        requests.push(isFirst ? { candidate } : { candidate, known: this.#known.get(candidate.path) });
        unitOf.push(unit);
      }
      return broken.map(({ path, finding }) => this.#broken(path, finding));
    });
    const missing: UnitRecords['missing'] = [];
    for (const [index, record] of (await readRecords(requests, this.#reader)).entries()) {
      const unit = unitOf[index] as number;
      if (record) append(records, unit, record);
      else missing.push({ unit, candidate: (requests[index] as RecordRequest).candidate });
    }
    return { records, missing };
  }

  #broken(path: string, finding: Finding): FileRecord {
    const candidate = { path, realPath: path, linked: false };
    return brokenRecord(candidate, finding, this.#reader.root, this.#known.get(path));
  }
}

/** Most units have one record, and a list that begins with it is no longer than it must be. */
function append(lists: FileRecord[][], index: number, record: FileRecord): void {
  const list = lists[index];
  if (list && list.length > 0) list.push(record);
  else lists[index] = [record];
}
