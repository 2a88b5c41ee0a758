// Reads the keys between the two lines of dashes: by hand where they are plain, else as YAML, else key by key.

import { type Finding, type FindingCode, type FindingData, finding } from '../model/finding';
import { firstSide } from './conflicts';
import { type Entry, shifted } from './entry';
import type { Fence } from './fence';
import { fieldOf } from './fields';
import { readYaml } from './grayMatter';
import { readPlain } from './plain';
import { printable } from './printable';
import { recover } from './recover';
import type { Range, Report } from './report';
import { endOfKeys } from './unclosed';
import type { YamlResult } from './yaml';

export interface Frontmatter {
  readonly entries: readonly Entry[];
  /** Offset at which the body begins. */
  readonly after: number;
  /** Why no skill comes of it. */
  readonly failure?: Finding;
}

/** Characters; more is no YAML to be read (of 35,104 real heads one has more than 8 KB), only plain keys. */
const LONGEST = 16 * 1024;
const NONE: readonly never[] = [];

/** The keys of `fence` in `text`; what was found on the way, and mended, is added to `report`. */
export function readFrontmatter(text: string, fence: Fence, report: Report): Frontmatter {
  const { start, after } = fence;
  if (fence.kind === 'closed') return readBlock(text, fence, after, report);
  const end = endOfKeys(text, start, fence.end);
  if (end === undefined) {
    return failed(text, 'frontmatter-not-closed', { start: fence.opening, end: fence.opening + 3 }, after);
  }
  report.add('frontmatter-open', { start: end, end });
  return readBlock(text, { start, end }, end, report);
}

function readBlock(text: string, { start, end }: Range, after: number, report: Report): Frontmatter {
  const plain = readPlain(text, start, end);
  if (plain) return { entries: plain, after };
  if (end - start > LONGEST)
    return failed(text, 'frontmatter-too-long', { start, end }, after, { limit: LONGEST / 1024 });
  const clean = firstSide(printable(text, { start, end }, report), { start, end }, report);
  return readCarefully(clean, { start, end }, after, report);
}

function readCarefully(text: string, { start, end }: Range, after: number, report: Report): Frontmatter {
  const result = readYaml(text.slice(start, end));
  const [problem] = result.problems;
  if (!problem && (result.kind === 'list' || result.kind === 'text')) {
    const kind = result.kind === 'list' ? 'a list' : 'a text';
    return failed(text, 'frontmatter-not-mapping', { start, end: start }, after, { kind });
  }
  if (result.problems.every(({ code }) => code === 'DUPLICATE_KEY')) {
    for (const place of placesOf(result, start))
      report.add('key-twice', place, { key: text.slice(place.start, place.end) });
    return { entries: shifted(result.entries, start), after };
  }
  const early = closedTooLate(text, { start, end });
  if (early) {
    report.add('frontmatter-open', { start: early.after, end: early.after });
    return early;
  }
  // A map in brackets has no lines of keys that could be read one by one.
  const entries = /^\s*[[{]/.test(text.slice(start, end)) ? NONE : recover(text, { start, end }, report);
  if (entries.some((entry) => fieldOf(entry.key))) return { entries, after };
  const [place] = placesOf(result, start);
  return failed(text, 'frontmatter-invalid', place ?? { start, end }, after, { reason: problem?.message ?? '' });
}

function failed(
  text: string,
  code: FindingCode,
  { start, end }: Range,
  after: number,
  data?: FindingData,
): Frontmatter {
  return { entries: NONE, after, failure: finding(code, data, text, start, end) };
}

/** Where the problems of a block lie that begins at `base`. */
function placesOf({ problems }: YamlResult, base: number): Range[] {
  return problems.map(({ start, end }) => ({ start: base + start, end: base + end }));
}

/** A block whose closing line is missing and which goes on to a rule in the body: its keys are fine, and prose follows. */
function closedTooLate(text: string, { start, end }: Range): Frontmatter | undefined {
  const after = endOfKeys(text, start, end);
  if (after === undefined || after >= end || !isProse(text.slice(after, end))) return undefined;
  const entries = readPlain(text, start, after);
  return entries?.some((entry) => fieldOf(entry.key)) ? { entries, after } : undefined;
}

/** True unless the first line that is neither blank nor a heading, which YAML takes for a comment, has a key. */
function isProse(text: string): boolean {
  const line = /^(?!#)\S.*$/m.exec(text)?.[0];
  return line !== undefined && !/^[\w.-]+[ \t]*:/.test(line);
}
