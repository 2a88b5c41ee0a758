// The keys of a head by the part of the record that they fill.

import type { FindingCode, FindingData } from '../model/finding';
import type { Entry } from './entry';
import { type Field, fieldLike, fieldOf, type Part, rankOf } from './fields';
import { flagOf, listOf, textOf } from './fieldTypes';
import type { Report } from './report';

/** The keys of a file, and where they stood. */
export interface Source {
  readonly text: string;
  readonly entries: readonly Entry[];
  /** True if they stood in Jarvis' sections. */
  readonly sections: boolean;
}

/** A key of the table, and its row. */
export interface Known {
  readonly field: Field;
  readonly entry: Entry;
}

const NONE: readonly never[] = [];

export class Parts {
  readonly source: Source;
  readonly report: Report;
  readonly #byKey = new Map<string, Known>();
  readonly #byPart = new Map<Part, Known[]>();

  constructor(source: Source, report: Report) {
    this.source = source;
    this.report = report;
    const others: Entry[] = [];
    for (const entry of source.entries) {
      const field = fieldOf(entry.key);
      if (field) this.#add({ field, entry });
      else others.push(entry);
    }
    for (const entry of others) this.#addOther(entry);
  }

  /** All keys of the table that the file has. */
  get known(): Iterable<Known> {
    return this.#byKey.values();
  }

  /** The entry of a key of the table. */
  entry(key: string): Entry | undefined {
    return this.#byKey.get(key)?.entry;
  }

  /** The entry that fills `part`: the first in the table's order that isn't empty. */
  first(part: Part): Entry | undefined {
    for (const { entry } of this.#byPart.get(part) ?? NONE) if (!isEmpty(entry)) return entry;
    return undefined;
  }

  /** The entry that fills `part`, and a word on those that would have. */
  only(part: Part): Entry | undefined {
    const used = this.first(part);
    for (const { entry } of this.#byPart.get(part) ?? NONE) {
      if (used && entry !== used && !isEmpty(entry)) {
        this.reportKey('field-ignored', entry, { ignored: entry.key, used: used.key });
      }
    }
    return used;
  }

  text(part: Part): string {
    const entry = this.first(part);
    return entry ? textOf(entry, this.source.text) : '';
  }

  flag(part: Part): boolean | undefined {
    return flagOf(this.first(part)?.value);
  }

  /** What all entries of `part` list together. */
  list(part: Part, read: (value: unknown) => string[] = listOf): readonly string[] {
    let all: readonly string[] = NONE;
    for (const { field, entry } of this.#byPart.get(part) ?? NONE) {
      const items = field.type === 'text' ? listOf(textOf(entry, this.source.text)) : read(entry.value);
      all = all.length === 0 ? items : [...all, ...items];
    }
    return all;
  }

  reportKey(code: FindingCode, { key, keyStart }: Entry, data?: FindingData): void {
    this.report.add(code, { start: keyStart, end: keyStart + key.length }, data);
  }

  #add(known: Known): void {
    const { field } = known;
    this.#byKey.set(field.key, known);
    if (!field.fills) return;
    const rivals = this.#byPart.get(field.fills);
    if (!rivals) this.#byPart.set(field.fills, [known]);
    else rivals.splice(rivals.findLastIndex((rival) => rankOf(rival.field) < rankOf(field)) + 1, 0, known);
  }

  #addOther(entry: Entry): void {
    const { key } = entry;
    const field = fieldLike(key);
    if (!field) this.reportKey('key-unknown', entry, { key });
    else if (this.#byKey.has(field.key)) this.reportKey('field-ignored', entry, { ignored: key, used: field.key });
    else {
      this.#add({ field, entry });
      this.reportKey('key-spelling', entry, { key, right: field.key });
    }
  }
}

function isEmpty({ value }: Entry): boolean {
  return value === null || value === '';
}
