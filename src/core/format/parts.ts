// The keys of a head by the part of the record that they fill.

import { type Finding, type FindingCode, type FindingData, finding } from '../model/finding';
import type { Entry } from './entry';
import { fieldLike, fieldOf, fieldsFor, type Part } from './fields';
import { flagOf, listOf, textOf } from './fieldTypes';

/** The keys of a file, and where they stood. */
export interface Source {
  readonly text: string;
  readonly entries: readonly Entry[];
  /** True if they stood in Jarvis' sections. */
  readonly sections: boolean;
}

const NONE: readonly never[] = [];

export class Parts {
  readonly source: Source;
  readonly #findings: Finding[];
  readonly #byKey = new Map<string, Entry>();

  /** What is to be said is added to `findings`. */
  constructor(source: Source, findings: Finding[]) {
    this.source = source;
    this.#findings = findings;
    const others: Entry[] = [];
    for (const entry of source.entries) {
      if (fieldOf(entry.key)) this.#byKey.set(entry.key, entry);
      else others.push(entry);
    }
    for (const entry of others) this.#addOther(entry);
  }

  /** The entry of a key of the table. */
  entry(key: string): Entry | undefined {
    return this.#byKey.get(key);
  }

  /** The entry that fills `part`: the first in the table's order that isn't empty. */
  first(part: Part): Entry | undefined {
    for (const { key } of fieldsFor(part)) {
      const entry = this.#byKey.get(key);
      if (entry && !isEmpty(entry)) return entry;
    }
    return undefined;
  }

  /** The entry that fills `part`, and a word on those that would have. */
  only(part: Part): Entry | undefined {
    const used = this.first(part);
    for (const { key } of used ? fieldsFor(part) : NONE) {
      const entry = this.#byKey.get(key);
      if (entry && entry !== used && !isEmpty(entry))
        this.reportKey('field-ignored', entry, { ignored: key, used: used?.key ?? '' });
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
    for (const { key, type } of fieldsFor(part)) {
      const entry = this.#byKey.get(key);
      if (!entry) continue;
      const items = type === 'text' ? listOf(textOf(entry, this.source.text)) : read(entry.value);
      all = all.length === 0 ? items : [...all, ...items];
    }
    return all;
  }

  report(
    code: FindingCode,
    { start, end }: { readonly start: number; readonly end: number },
    data?: FindingData,
  ): void {
    this.#findings.push(finding(code, data, this.source.text, start, end));
  }

  reportKey(code: FindingCode, { key, keyStart }: Entry, data?: FindingData): void {
    this.report(code, { start: keyStart, end: keyStart + key.length }, data);
  }

  #addOther(entry: Entry): void {
    const { key } = entry;
    const right = fieldLike(key)?.key;
    if (right === undefined) this.reportKey('key-unknown', entry, { key });
    else if (this.#byKey.has(right)) this.reportKey('field-ignored', entry, { ignored: key, used: right });
    else {
      this.#byKey.set(right, entry);
      this.reportKey('key-spelling', entry, { key, right });
    }
  }
}

function isEmpty({ value }: Entry): boolean {
  return value === null || value === '';
}
