// One text file, made ready for the rules: folded text, lines, zones, and each matcher's places once.

import type { Stretch } from './finder';
import { fold } from './fold';
import { joinPaths } from './joinedPaths';
import { type Language, languageOfFile } from './languages';
import { lineIndexAt, lineStarts } from './lines';
import { joinLogicalLines } from './logicalLines';
import { lineFinder, type Matcher, type Span, spansOf } from './matcher';
import { unitsOf } from './units';
import { markdownZones, wholeFile, type Zone } from './zones';

const LF = 10;
const CR = 13;

export class AuditDocument {
  readonly path: string;
  readonly raw: string;
  readonly language: Language;
  /** Offsets of lines; the same for `raw` and `text`. */
  readonly starts: readonly number[];
  readonly zones: readonly Zone[];
  /** As long as `raw`: lower case, look-alikes folded, soft line ends as spaces, paths joined. */
  readonly text: string;

  readonly #spans = new Map<Matcher, readonly Span[]>();
  readonly #spansOfUnits = new Map<Matcher, Map<number, Span>>();
  readonly #zoneOfLine: Uint32Array;
  #lines: ReadonlyMap<RegExp, readonly Stretch[]> | undefined;
  #units: Int32Array | undefined;

  constructor(path: string, raw: string) {
    this.path = path;
    this.raw = raw;
    this.language = languageOfFile(path, raw);
    this.starts = lineStarts(raw);
    const folded = fold(raw);
    const isProse = this.language === 'markdown' || this.language === 'unknown';
    this.zones = isProse
      ? markdownZones(this.starts.length, (line) => this.#slice(folded, line))
      : wholeFile(this.language, this.starts.length);
    this.text = joinPaths(joinLogicalLines(folded, this.starts, this.zones));
    this.#zoneOfLine = new Uint32Array(this.starts.length);
    this.zones.forEach((zone, i) => {
      this.#zoneOfLine.fill(i, zone.first, zone.last + 1);
    });
  }

  /** The logical lines on which `pattern` may match. */
  linesOf(pattern: RegExp): readonly Stretch[] {
    this.#lines ??= lineFinder().linesOf(this.text);
    return this.#lines.get(pattern) ?? [];
  }

  /** Where `matcher` finds something, in order. */
  find(matcher: Matcher): readonly Span[] {
    let spans = this.#spans.get(matcher);
    if (!spans) {
      spans = spansOf(matcher, this);
      this.#spans.set(matcher, spans);
    }
    return spans;
  }

  /** The index of the line of an offset, from 0. */
  lineAt(offset: number): number {
    return lineIndexAt(this.starts, offset);
  }

  /** The folded text of a line by its index, without its end. */
  line(index: number): string {
    return this.#slice(this.text, index);
  }

  zoneOfLine(line: number): Zone {
    return this.zones[this.#zoneOfLine[line] ?? 0] as Zone;
  }

  zoneAt(offset: number): Zone {
    return this.zoneOfLine(this.lineAt(offset));
  }

  /** A number for the function that a line belongs to; 0 outside of any. */
  unitOfLine(line: number): number {
    this.#units ??= unitsOf(this);
    return this.#units[line] ?? 0;
  }

  /** What `matcher` finds first in a function. */
  inUnit(matcher: Matcher, unit: number): Span | undefined {
    let spans = this.#spansOfUnits.get(matcher);
    if (!spans) {
      spans = new Map();
      for (const span of this.find(matcher)) {
        const own = this.unitOfLine(this.lineAt(span.start));
        if (!spans.has(own)) spans.set(own, span);
      }
      this.#spansOfUnits.set(matcher, spans);
    }
    return spans.get(unit);
  }

  #slice(text: string, line: number): string {
    const end = this.starts[line + 1] ?? text.length;
    return text.slice(this.starts[line] as number, end - lengthOfLineEnd(text, end));
  }
}

function lengthOfLineEnd(text: string, end: number): number {
  const last = text.charCodeAt(end - 1);
  if (last === CR) return 1;
  if (last !== LF) return 0;
  return text.charCodeAt(end - 2) === CR ? 2 : 1;
}
