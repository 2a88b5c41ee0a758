// Reads what was found in a root's units, and keeps the records by unit.

import type { Candidate, Found } from './candidate';
import { brokenRecord, type FileRecord } from './fileRecord';
import { type RecordReader, readRecords } from './readRecords';

export interface UnitCandidate {
  readonly unit: string;
  readonly candidate: Candidate;
}

const NONE: readonly FileRecord[] = [];

export class UnitReader {
  readonly #reader: RecordReader;
  readonly #known: ReadonlyMap<string, FileRecord>;
  readonly #records = new Map<string, FileRecord[]>();

  /** `known` holds, by path, what the scan before knew. */
  constructor(reader: RecordReader, known: ReadonlyMap<string, FileRecord>) {
    this.#reader = reader;
    this.#known = known;
  }

  /** What was read of a unit. */
  recordsOf(unit: string): readonly FileRecord[] {
    return this.#records.get(unit) ?? NONE;
  }

  /** Answers with the candidates that are not there. */
  async read(batch: readonly { readonly unit: string; readonly found: Found }[]): Promise<UnitCandidate[]> {
    for (const { unit, found } of batch) {
      for (const { path, finding } of found.broken) {
        const candidate = { path, realPath: path, linked: false };
        this.#keep(unit, brokenRecord(candidate, finding, this.#reader.root, this.#known.get(path)));
      }
    }
    const all = batch.flatMap(({ unit, found }) => found.candidates.map((candidate) => ({ unit, candidate })));
    const requests = all.map(({ candidate }) => ({ candidate, known: this.#known.get(candidate.path) }));
    const records = await readRecords(requests, this.#reader);
    return all.filter(({ unit }, index) => {
      const record = records[index];
      if (record) this.#keep(unit, record);
      return !record;
    });
  }

  #keep(unit: string, record: FileRecord): void {
    const records = this.#records.get(unit);
    // Most units have one record, and a list that begins with it is no longer than it must be.
    if (records) records.push(record);
    else this.#records.set(unit, [record]);
  }
}
