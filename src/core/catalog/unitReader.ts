// Reads what was found in a root's units, and puts the records into them.

import type { Candidate, Found } from './candidate';
import { brokenRecord, type FileRecord } from './fileRecord';
import { type RecordReader, readRecords } from './readRecords';

export interface UnitCandidate {
  readonly unit: string;
  readonly candidate: Candidate;
}

export class UnitReader {
  readonly #reader: RecordReader;
  readonly #units: ReadonlyMap<string, FileRecord[]>;
  readonly #known: ReadonlyMap<string, FileRecord>;

  /** `known` holds, by path, what the scan before knew. */
  constructor(reader: RecordReader, units: ReadonlyMap<string, FileRecord[]>, known: ReadonlyMap<string, FileRecord>) {
    this.#reader = reader;
    this.#units = units;
    this.#known = known;
  }

  /** Answers with the candidates that are not there. */
  async read(batch: readonly { readonly unit: string; readonly found: Found }[]): Promise<UnitCandidate[]> {
    for (const { unit, found } of batch) {
      for (const { path, finding } of found.broken) {
        const candidate = { path, realPath: path, linked: false };
        this.#units.get(unit)?.push(brokenRecord(candidate, finding, this.#reader.root, this.#known.get(path)));
      }
    }
    const all = batch.flatMap(({ unit, found }) => found.candidates.map((candidate) => ({ unit, candidate })));
    const requests = all.map(({ candidate }) => ({ candidate, known: this.#known.get(candidate.path) }));
    const records = await readRecords(requests, this.#reader);
    return all.filter(({ unit }, index) => {
      const record = records[index];
      if (record) this.#units.get(unit)?.push(record);
      return !record;
    });
  }
}
