// Reads frontmatter that YAML refuses, key by key, as leniently as agents do that have a reader of their own.

import type { FindingData } from '../model/finding';
import { type Chunk, chunksOf } from './chunks';
import type { Entry } from './entry';
import { readYaml } from './grayMatter';
import { type Line, linesOf } from './lines';
import { readPlain } from './plain';
import { rawValue } from './rawValue';
import type { Range, Report } from './report';
import type { YamlResult } from './yaml';

const MARKER = /^(?:<{7}|\|{7}|={7}|>{7})(?: |$)/;
// Keys beyond this number that the fast path can't read are taken as they stand: YAML would cost too much.
const MOST_YAML = 64;

/** The keys of a block of `text`; each mistake is added to `report`. */
export function recover(text: string, block: Range, report: Report): readonly Entry[] {
  return new Recovery(text, report).read(block);
}

class Recovery {
  readonly #text: string;
  readonly #report: Report;
  readonly #entries = new Map<string, Entry>();
  #yamlLeft = MOST_YAML;

  constructor(text: string, report: Report) {
    this.#text = text;
    this.#report = report;
  }

  read({ start, end }: Range): readonly Entry[] {
    const { chunks, strays } = chunksOf(this.#oneSide(linesOf(this.#text, start, end)));
    const [stray] = strays;
    if (stray) this.#report.add('yaml-line', stray);
    for (const chunk of chunks) this.#take(chunk);
    return [...this.#entries.values()];
  }

  /** The lines without Git's markers and without what stands on the second side. */
  #oneSide(lines: readonly Line[]): readonly Line[] {
    const first = lines.find((line) => line.text.startsWith('<<<<<<<') && MARKER.test(line.text));
    if (!first) return lines;
    this.#report.add('conflict-markers', first);
    let dropped = false;
    return lines.filter(({ text }) => {
      const marker = MARKER.exec(text)?.[0][0];
      if (marker) dropped = marker === '|' || marker === '=';
      return !marker && !dropped;
    });
  }

  #take(chunk: Chunk): void {
    const { key, keyStart } = chunk;
    const place = { start: keyStart, end: keyStart + key.length };
    if (chunk.indented) this.#report.add('yaml-indent', place, { key });
    if (this.#entries.has(key)) this.#report.add('key-twice', place, { key });
    else this.#entries.set(key, this.#entry(chunk));
  }

  #entry(chunk: Chunk): Entry {
    const { keyStart } = chunk;
    const end = (chunk.lines.at(-1) as Line).rawEnd;
    const [plain] = readPlain(this.#text, keyStart, end) ?? [];
    if (plain) return plain;
    const tab = chunk.lines.find((line) => line.text.startsWith('\t'));
    if (tab) this.#report.add('yaml-tab', { start: tab.start, end: tab.start + 1 });
    const written = this.#text.slice(keyStart, end);
    const result = this.#yamlLeft-- > 0 ? readYaml(tab ? spacesForTabs(written) : written) : undefined;
    const value = result && this.#valueOf(chunk, result);
    return value ? placed(chunk, value, keyStart) : this.#raw(chunk, end, result);
  }

  /** The entry, if YAML has it without a mistake or with one that leaves no doubt. */
  #valueOf({ key, keyStart }: Chunk, { entries, problems }: YamlResult): Entry | undefined {
    const [entry] = entries;
    if (!entry || entries.length > 1 || entry.key !== key) return undefined;
    const codes = new Set(problems.map((problem) => problem.code));
    if (codes.size === 0) return entry;
    if (codes.size > 1) return undefined;
    const place = { start: keyStart + entry.start, end: keyStart + entry.end };
    if (codes.has('BAD_INDENT') && typeof entry.value === 'object') {
      this.#report.add('yaml-brackets', place, { key });
      return entry;
    }
    if (codes.has('BAD_DQ_ESCAPE') && typeof entry.value === 'string') {
      this.#report.add('yaml-escape', place, { key });
      return { ...entry, value: entry.value.replace(/\\(.)/gs, '$1') };
    }
    return undefined;
  }

  /** The value as it stands, and what is wrong with it. */
  #raw({ key, keyStart, valueStart }: Chunk, end: number, result: YamlResult | undefined): Entry {
    const behind = this.#text.slice(valueStart, end);
    const written = behind.trim();
    const start = valueStart + (behind.length - behind.trimStart().length);
    const { value, code } = rawValue(written.replace(/\r/g, ''));
    const reason = result?.problems[0]?.message ?? '';
    const data: FindingData =
      code === 'yaml-sign' ? { key, sign: written.slice(0, 1) } : code ? { key } : { key, reason };
    this.#report.add(code ?? 'yaml-value', { start, end: start + written.length }, data);
    return { key, value, keyStart, start, end: start + written.length };
  }
}

/** An entry of a chunk that was read by itself, at its place in the text. */
function placed({ key, keyStart }: Chunk, entry: Entry, by: number): Entry {
  return { key, value: entry.value, keyStart, start: entry.start + by, end: entry.end + by };
}

/** A space for each tab in front of a line, so that nothing moves. */
function spacesForTabs(written: string): string {
  return written.replace(/^[ \t]+/gm, (blank) => ' '.repeat(blank.length));
}
