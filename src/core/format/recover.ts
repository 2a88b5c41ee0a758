// Reads frontmatter that YAML refuses, key by key, as leniently as agents do that have a reader of their own.

import { type Chunk, chunksOf } from './chunks';
import type { Entry } from './entry';
import { readYaml } from './grayMatter';
import { type Line, linesOf } from './lines';
import { readPlain } from './plain';
import { rawValue } from './rawValue';
import type { Range, Report } from './report';
import type { YamlResult } from './yaml';

// Characters that are given to YAML key by key, each time counted with what a call costs at least. Beyond them keys are
// taken as they stand, so that a file made to be slow isn't.
const MOST_YAML = 16 * 1024;
const EACH_CALL = 256;
/** Maps in maps. */
const DEEPEST = 8;

/** The keys of a block of `text`; each mistake is added to `report`. */
export function recover(text: string, { start, end }: Range, report: Report): readonly Entry[] {
  return new Recovery(text, report).entries(linesOf(text, start, end), 0);
}

class Recovery {
  readonly #text: string;
  readonly #report: Report;
  #yamlLeft = MOST_YAML;
  #depth = 0;

  constructor(text: string, report: Report) {
    this.#text = text;
    this.#report = report;
  }

  /** The keys that `lines` have at `indent`. */
  entries(lines: readonly Line[], indent: number): readonly Entry[] {
    const { chunks, strays } = chunksOf(lines, indent);
    const [stray] = strays;
    if (stray) this.#report.add('yaml-line', stray);
    const entries = new Map<string, Entry>();
    for (const chunk of chunks) {
      const { key, keyStart } = chunk;
      const place = { start: keyStart, end: keyStart + key.length };
      if (chunk.indented) this.#report.add('yaml-indent', place, { key });
      if (entries.has(key)) this.#report.add('key-twice', place, { key });
      else entries.set(key, this.#entry(chunk));
    }
    return [...entries.values()];
  }

  #entry(chunk: Chunk): Entry {
    const [own] = chunk.lines as readonly [Line];
    const block = { start: own.start - own.indent, end: (chunk.lines.at(-1) as Line).rawEnd };
    const plain = own.indent === 0 ? readPlain(this.#text, block.start, block.end) : undefined;
    if (plain?.length === 1) return plain[0] as Entry;
    const tab = chunk.lines.find((line) => line.text.startsWith('\t'));
    if (tab) this.#report.add('yaml-tab', { start: tab.start, end: tab.start + 1 });
    const written = this.#text.slice(block.start, block.end);
    this.#yamlLeft -= written.length + EACH_CALL;
    const result = this.#yamlLeft >= 0 ? readYaml(tab ? spacesForTabs(written) : written) : undefined;
    return (
      (result && this.#fromYaml(chunk, block.start, result)) ??
      this.#nested(chunk) ??
      this.#asWritten(chunk, block, result)
    );
  }

  /** The entry, if YAML has it without a mistake or with one that leaves no doubt. */
  #fromYaml({ key, keyStart }: Chunk, base: number, { entries, problems }: YamlResult): Entry | undefined {
    const [entry] = entries;
    if (!entry || entries.length > 1 || entry.key !== key) return undefined;
    const place = { start: base + entry.start, end: base + entry.end };
    const codes = new Set(problems.map((problem) => problem.code));
    if (codes.size === 0) return { key, value: entry.value, keyStart, ...place };
    if (codes.size > 1) return undefined;
    if (codes.has('BAD_INDENT') && typeof entry.value === 'object') {
      this.#report.add('yaml-brackets', place, { key });
      return { key, value: entry.value, keyStart, ...place };
    }
    if (codes.has('BAD_DQ_ESCAPE') && typeof entry.value === 'string') {
      this.#report.add('yaml-escape', place, { key });
      return { key, value: entry.value.replace(/\\(.)/gs, '$1'), keyStart, ...place };
    }
    return undefined;
  }

  /** A map on the lines below its key, read in the same way. */
  #nested({ key, keyStart, valueStart, lines: [own, ...below] }: Chunk): Entry | undefined {
    const first = below.find((line) => line.text !== '' && !line.text.startsWith('#'));
    const last = below.at(-1);
    const isMap =
      first && last && own && own.end === valueStart && first.indent > own.indent && /^[^\s-].*:/.test(first.text);
    if (!isMap || this.#depth === DEEPEST) return undefined;
    this.#depth++;
    const entries = this.entries(below, first.indent);
    this.#depth--;
    if (entries.length === 0) return undefined;
    const value = Object.fromEntries(entries.map((entry) => [entry.key, entry.value]));
    return { key, value, keyStart, start: first.start, end: entries.at(-1)?.end ?? last.end };
  }

  /** The value as it stands, and what is wrong with it. */
  #asWritten({ key, keyStart, valueStart, lines }: Chunk, block: Range, result: YamlResult | undefined): Entry {
    const behind = this.#text.slice(valueStart, block.end);
    const written = behind.trim();
    const start = valueStart + (behind.length - behind.trimStart().length);
    const place = { start, end: start + written.length };
    const { value, code } = rawValue(written.replace(/\r/g, ''));
    if (code && lines[0]?.end !== valueStart) {
      this.#report.add(code, place, code === 'yaml-sign' ? { key, sign: written.slice(0, 1) } : { key });
    } else {
      const [problem] = result?.problems ?? [];
      const at = problem ? { start: block.start + problem.start, end: block.start + problem.end } : place;
      this.#report.add('yaml-value', at, { key, reason: problem?.message ?? '' });
    }
    return { key, value, keyStart, ...place };
  }
}

/** A space for each tab in front of a line, so that nothing moves. */
function spacesForTabs(written: string): string {
  return written.replace(/^[ \t]+/gm, (blank) => ' '.repeat(blank.length));
}
