// The fast path: heads of plain `key: value` lines, simple lists, maps and block texts, read by hand. It gives up on
// anything of which it isn't sure; where it answers, it answers as the YAML parser does (a test holds the two together).

import { readBlockText } from './blockText';
import type { Entry } from './entry';
import { type Line, linesOf } from './lines';
import { readScalar, UNSURE } from './scalar';

const KEY = /^([A-Za-z_][\w-]*):(?: +|$)/;
const ITEM = /^- +(?=\S)/;
// Above this, looking for keys that stand twice would take too long.
const MOST_KEYS = 64;
const BLOCK_TEXT = /^[|>]-?$/;

/** A value on the lines below its key, and where it ends. */
interface Below {
  readonly value: unknown;
  readonly end: number;
}

/** The keys that stand from `start` to `end` of `text`, or undefined where that takes a YAML parser. */
export function readPlain(text: string, start: number, end: number): readonly Entry[] | undefined {
  return new PlainReader(text, linesOf(text, start, end)).read();
}

class PlainReader {
  readonly #text: string;
  readonly #lines: readonly Line[];
  #at = 0;
  #unsure = false;

  constructor(text: string, lines: readonly Line[]) {
    this.#text = text;
    this.#lines = lines;
  }

  read(): readonly Entry[] | undefined {
    const first = this.#peek();
    const entries = first ? this.#mapping(0) : [];
    return this.#unsure || this.#at < this.#lines.length ? undefined : entries;
  }

  /** The next line that is neither blank nor a comment. */
  #peek(): Line | undefined {
    for (; this.#at < this.#lines.length; this.#at++) {
      const line = this.#lines[this.#at] as Line;
      if (!isEmpty(line)) return line;
      if (line.rawEnd > line.end && this.#text.slice(line.end, line.rawEnd).includes('\t')) this.#unsure = true;
    }
    return undefined;
  }

  #mapping(indent: number): Entry[] {
    const entries: Entry[] = [];
    for (let line = this.#peek(); line && line.indent === indent && !this.#unsure; line = this.#peek()) {
      const match = KEY.exec(line.text);
      const key = match?.[1];
      if (!match || key === undefined || entries.length === MOST_KEYS || entries.some((entry) => entry.key === key)) {
        this.#unsure = true;
        break;
      }
      entries.push(this.#entry(key, line, line.start + match[0].length));
    }
    return entries;
  }

  #entry(key: string, line: Line, start: number): Entry {
    this.#at++;
    const keyStart = line.start;
    if (start >= line.end) return this.#below(key, line);
    const written = this.#text.slice(start, line.end);
    if (BLOCK_TEXT.test(written)) return this.#blockText(key, line, start);
    const value = this.#sure(readScalar(written));
    this.#mustNotGoOn(line.indent);
    return { key, value, keyStart, start, end: line.end };
  }

  /** What stands on the lines below a key: a list, a map, or nothing. */
  #below(key: string, line: Line): Entry {
    const keyEnd = line.start + key.length;
    const first = this.#peek();
    const isList = first?.text.startsWith('- ') && first.indent >= line.indent;
    if (!first || (!isList && first.indent <= line.indent)) {
      return { key, value: null, keyStart: line.start, start: keyEnd, end: keyEnd };
    }
    const { value, end } = isList ? this.#list(first.indent) : mapOf(this.#mapping(first.indent));
    this.#mustNotGoOn(line.indent);
    return { key, value, keyStart: line.start, start: first.start, end };
  }

  #list(indent: number): Below {
    const value: unknown[] = [];
    let end = 0;
    for (let line = this.#peek(); line && line.indent === indent && !this.#unsure; line = this.#peek()) {
      const dash = ITEM.exec(line.text)?.[0].length;
      if (dash === undefined) break;
      this.#at++;
      value.push(this.#sure(readScalar(line.text.slice(dash))));
      end = line.end;
      this.#mustNotGoOn(indent);
    }
    return { value, end };
  }

  #blockText(key: string, line: Line, start: number): Entry {
    const block = readBlockText(this.#text, this.#lines, this.#at, {
      header: this.#text.slice(start, line.end),
      indent: line.indent,
    });
    if (!block) {
      this.#unsure = true;
      return { key, value: null, keyStart: line.start, start, end: start };
    }
    this.#at = block.next;
    return { key, value: block.value, keyStart: line.start, start, end: block.end };
  }

  /** Gives up if the next line is indented by more than `indent`: the value before it isn't over. */
  #mustNotGoOn(indent: number): void {
    const next = this.#peek();
    if (next && next.indent > indent) this.#unsure = true;
  }

  #sure(value: unknown): unknown {
    if (value === UNSURE) this.#unsure = true;
    return value;
  }
}

function isEmpty(line: Line): boolean {
  return line.text === '' || line.text.startsWith('#');
}

function mapOf(entries: readonly Entry[]): Below {
  const last = entries.at(-1);
  // An empty value ends with its key, and the map with the colon behind that.
  const end = last ? (last.start === last.end ? last.end + 1 : last.end) : 0;
  return { value: Object.fromEntries(entries.map((entry) => [entry.key, entry.value])), end };
}
