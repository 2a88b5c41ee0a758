// A Markdown file cut into blocks: the context in which a rule's match stands.

import { type Language, languageOfWord } from './languages';

export type ZoneKind = 'frontmatter' | 'heading' | 'prose' | 'list' | 'table' | 'code';

export interface Zone {
  readonly kind: ZoneKind;
  /** Of a fence or a script; `markdown` elsewhere. */
  readonly language: Language;
  /** Indices of its first and last line, from 0. */
  readonly first: number;
  readonly last: number;
  /** The headings above it, in lower case, the nearest last; a line in bold counts as one. */
  readonly heading: string;
  /** The paragraph right before it, in lower case: what leads to a list, a table or a fence. */
  readonly intro: string;
}

const FENCE = /^[ \t>]{0,16}(?:[-*+] |\d{1,3}[.)] )?[ \t]{0,8}(`{3,9}|~{3,9})[ \t]{0,4}(?:\{\.?)?([\w+#-]{0,20})/;
const HEADING = /^ {0,3}(#{1,6})[ \t]/;
const BOLD_LINE = /^\s{0,8}(?:\*\*|__)[^*_\n]{1,80}(?:\*\*|__):?\s{0,8}$/;
const ITEM = /^[ \t>]{0,16}(?:[-*+]|\d{1,3}[.)])[ \t]/;
const TABLE = /^[ \t>]{0,8}\|/;
/** Lines of a frontmatter that is never closed after which it is taken for prose. */
const LONGEST_HEAD = 400;

/** One zone for all of a file that is not Markdown. */
export function wholeFile(language: Language, lines: number): readonly Zone[] {
  return [{ kind: 'code', language, first: 0, last: lines - 1, heading: '', intro: '' }];
}

/** The blocks of Markdown, in order, without gaps. `lineOf(i)` is line `i` in lower case, without its end. */
export function markdownZones(count: number, lineOf: (index: number) => string): readonly Zone[] {
  const reader = new ZoneReader(count, lineOf);
  return reader.read();
}

class ZoneReader {
  readonly #zones: Zone[] = [];
  /** Heading texts by level, from 1; bold lines stand at level 7. */
  readonly #headings: string[] = [];
  readonly #count: number;
  readonly #lineOf: (index: number) => string;
  #at = 0;
  #intro = '';

  constructor(count: number, lineOf: (index: number) => string) {
    this.#count = count;
    this.#lineOf = lineOf;
  }

  read(): readonly Zone[] {
    const head = this.#endOfHead();
    if (head > 0) this.#push('frontmatter', head, 'yaml');
    while (this.#at < this.#count) this.#block();
    return this.#zones;
  }

  #endOfHead(): number {
    if (!/^\ufeff?---\s{0,20}$/.test(this.#lineOf(0))) return -1;
    for (let i = 1; i < Math.min(this.#count, LONGEST_HEAD); i++) {
      if (/^(?:---|\.\.\.)\s{0,20}$/.test(this.#lineOf(i))) return i;
    }
    return -1;
  }

  #block(): void {
    const line = this.#lineOf(this.#at);
    const fence = FENCE.exec(line);
    const heading = HEADING.exec(line);
    if (fence) this.#fence(fence[1] as string, fence[2] as string);
    else if (heading || BOLD_LINE.test(line)) this.#heading(heading?.[1]?.length ?? 7, line);
    else if (TABLE.test(line))
      this.#push(
        'table',
        this.#lastWhile((next) => TABLE.test(next)),
      );
    else if (ITEM.test(line)) this.#push('list', this.#lastWhile(continues));
    else this.#prose(line);
  }

  #fence(mark: string, word: string): void {
    const closing = new RegExp(`^[ \\t>]{0,16}${mark[0]}{${mark.length},9}\\s{0,20}$`);
    let last = this.#at + 1;
    while (last < this.#count && !closing.test(this.#lineOf(last))) last++;
    this.#push('code', Math.min(last, this.#count - 1), languageOfWord(word));
  }

  #heading(level: number, line: string): void {
    this.#headings.length = level;
    this.#headings[level] = line;
    this.#intro = '';
    this.#push('heading', this.#at);
  }

  #prose(line: string): void {
    const last = line.trim() === '' ? this.#at : this.#lastWhile(continues);
    const first = this.#at;
    this.#push('prose', last);
    if (line.trim() !== '') this.#intro = this.#lines(first, last).slice(-200);
  }

  #lines(first: number, last: number): string {
    let text = '';
    // Only the end is wanted, and a paragraph may have very many lines.
    for (let i = Math.max(first, last - 3); i <= last; i++) text += `${this.#lineOf(i).slice(-200)}\n`;
    return text;
  }

  /** The last line from the present one on of which each next one belongs to the block. */
  #lastWhile(belongs: (line: string) => boolean): number {
    let last = this.#at;
    while (last + 1 < this.#count && belongs(this.#lineOf(last + 1))) last++;
    return last;
  }

  #push(kind: ZoneKind, last: number, language: Language = 'markdown'): void {
    const heading = this.#headings.filter(Boolean).join('\n').slice(-300);
    this.#zones.push({ kind, language, first: this.#at, last, heading, intro: this.#intro });
    this.#at = last + 1;
  }
}

/** True for a line that goes on with the paragraph or list item before it. */
function continues(line: string): boolean {
  return line.trim() !== '' && !ITEM.test(line) && !TABLE.test(line) && !HEADING.test(line) && !FENCE.test(line);
}
