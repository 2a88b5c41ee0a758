// What is found in one text, gathered while it is read.

import { type Finding, type FindingCode, type FindingData, finding, positionAt } from '../model/finding';

/** A stretch of a text, from `start` to before `end`. */
export interface Range {
  readonly start: number;
  readonly end: number;
}

/** Nobody reads more of one file, and each costs a walk to its line. */
const MOST = 100;
const NONE: readonly Finding[] = Object.freeze([]);

/** Where a finding stands that has no better place. */
export const TOP: Range = { start: 0, end: 0 };

export class Report {
  readonly #text: string;
  readonly #findings: Finding[] = [];
  #last: Finding | undefined;

  constructor(text: string) {
    this.#text = text;
  }

  /** In the order of their places. */
  get findings(): readonly Finding[] {
    return this.#findings.length === 0 ? NONE : this.#findings.sort((a, b) => a.start - b.start);
  }

  /** Notes a finding at `place`; what is found beyond the hundredth is left out. */
  add(code: FindingCode, { start, end }: Range = TOP, data?: FindingData): void {
    if (this.#findings.length >= MOST) return;
    // From the last one on: in a long text most of the work is the way to the line.
    const found = { ...finding(code, data), start, end, ...positionAt(this.#text, start, this.#last) };
    this.#findings.push(found);
    this.#last = found;
  }
}
